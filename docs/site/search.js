// The search of the site: its index is a script beside it, so that it needs no server.
'use strict';

const BASE = document.currentScript.dataset.base;
const box = document.getElementById('search'), list = document.getElementById('found');
box.oninput = () => {
  const words = box.value.toLowerCase().replace(/[?!,.“”"]/g, ' ').split(/\s+/).filter(Boolean);
  list.replaceChildren();
  if (!words.length) return;
  const hits = INDEX.filter((one) => words.every((word) => one.text.toLowerCase().includes(word) || one.title.toLowerCase().includes(word)));
  const inTitle = (one) => words.filter((word) => one.title.toLowerCase().includes(word)).length;
  hits.sort((a, b) => inTitle(b) - inTitle(a));
  for (const hit of hits.slice(0, 20)) {
    const item = document.createElement('li'), link = document.createElement('a'), small = document.createElement('small');
    link.href = BASE + hit.address;
    link.textContent = hit.title;
    const found = hit.text.toLowerCase().indexOf(words[0]);
    const at = hit.text.lastIndexOf(' ', Math.max(0, found - 30)) + 1;
    small.textContent = hit.text.slice(at, at + 100).replace(/ [^ ]*$/, ' …');
    item.append(link, small);
    list.append(item);
  }
  if (!hits.length) { const item = document.createElement('li'); item.textContent = 'nothing found'; list.append(item); }
};
document.onkeydown = (event) => { if (event.key === '/' && event.target !== box) { box.focus(); event.preventDefault(); } };
// A narrow screen shows the page before the list of pages.
document.getElementById('pages').open = innerWidth > 832;
