// The search of the site: its index is a script beside it, so that it needs no server.
'use strict';

const BASE = document.currentScript.dataset.base;
const box = document.getElementById('search'), list = document.getElementById('found');
box.oninput = () => {
  const typed = box.value.toLowerCase().replace(/['’]/g, '').replace(/\bios (\d)/g, 'ios$1').replace(/[?!,“”"]|[.:](?=\s|$)/g, ' ').split(/\s+/)
    .filter(Boolean);
  list.replaceChildren();
  if (!typed.length) return;
  // The words of 'vcsim explain': some say nothing, and some mean the same.
  const said = typed.filter((word) => !SILENT.includes(word)), words = said.length ? said : typed;
  const same = words.map((word) => MEANINGS.find((group) => group.includes(word)) || [word]);
  const has = (text, group) => group.some((word) => text.includes(word));
  const inAll = (one) => same.filter((group) => has(one.text.toLowerCase(), group) || has(one.title.toLowerCase(), group)).length;
  const inTitle = (one) => same.filter((group) => has(one.title.toLowerCase(), group)).length;
  // The exact name precedes a longer one that contains it.
  const exact = (one) => one.title.toLowerCase().split(/[^a-z0-9_]+/).includes(words[0]) ? 1 : 0;
  let hits = INDEX.filter((one) => inAll(one) === same.length);
  // A question has words of its own.
  if (!hits.length && same.length > 2) hits = INDEX.filter((one) => inAll(one) > same.length / 2);
  hits.sort((a, b) => exact(b) - exact(a) || inTitle(b) - inTitle(a) || inAll(b) - inAll(a));
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
