for (const button of document.querySelectorAll('[data-go]')) button.onclick = () => go[button.dataset.go]();
for (const button of document.querySelectorAll('[data-show]')) button.onclick = () => {
  for (const one of document.querySelectorAll('[data-show]')) one.setAttribute('aria-pressed', one === button);
  for (const name of ['differing', 'sizes']) document.body.classList.toggle(name, button.dataset.show === name);
  if (!isShown(row)) move(1);
};
document.addEventListener('click', (event) => {
  const target = event.target.closest('summary[id],li[id]');
  const number = target ? views.findIndex((one) => one.places.has(target)) : -1;
  if (number < 0 || event.target.closest('.quiz') || (predicting && number !== view)) return;
  view = number;
  row = views[number].places.get(target);
  show({still: true});
});
map.onclick = (event) => {
  row = Math.floor(event.offsetY / map.clientHeight * rows().length);
  while (!isShown(row)) row -= 1;
  show();
  rows()[row].scrollIntoView({block: 'center'});
};
$('handle').onclick = () => {
  const isOpen = document.querySelector('aside').classList.toggle('open');
  $('handle').setAttribute('aria-expanded', isOpen);
  if (isOpen) showPanel();
};
$('find').oninput = find;
$('find').onkeydown = (event) => {
  if (event.key === 'Enter') { findNext(); event.preventDefault(); }
  if (event.key === 'Escape') { $('find').value = ''; find(); $('find').blur(); }
};
const keys = {ArrowDown: 'next', j: 'next', ArrowUp: 'back', k: 'back', n: 'action', p: 'action-back', ']': 'same', '[': 'same-back',
  d: 'difference', ArrowRight: 'open', ArrowLeft: 'shut', f: 'fold', '/': 'find', g: 'predict', w: 'wall', t: 'theme', '?': 'keys',
  Home: 'first', End: 'last'};
document.onkeydown = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(SELECT|INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
  if ($('keys').open) return;
  const isControl = /^(BUTTON|SUMMARY|A)$/.test(event.target.tagName);
  if (predicting && /^[1-5]$/.test(event.key)) {
    const choice = quiz.querySelector('[data-choice="' + event.key + '"]');
    if (choice && !choice.disabled) choice.click();
  } else if (document.documentElement.classList.contains('wall') && /^Arrow(Left|Right)$/.test(event.key)) {
    go[event.key === 'ArrowRight' ? 'next' : 'back']();
  } else if (keys[event.key] && !(predicting && /^(End|f|\/|d)$/.test(event.key))) go[keys[event.key]]();
  else if (event.key === ' ' && !isControl) go.play();
  else if (event.key === 'Enter' && !isControl) go.more();
  else if (event.key === 'Escape' && predicting) go.predict();
  else if (event.key === 'Escape' && document.documentElement.classList.contains('wall')) go.wall();
  else return;
  event.preventDefault();
};
const fromAddress = () => {
  const match = /^#r(\d+)-(\d+)$/.exec(location.hash);
  if (!match || !views[+match[1]]) return false;
  view = +match[1];
  row = +match[2] - 1;
  return true;
};
window.onhashchange = () => { if (fromAddress()) show({silent: true}); };
window.onresize = () => showPanel();
let unfolded = [];
window.onbeforeprint = () => {
  unfolded = [...document.querySelectorAll('details:not([open])')];
  for (const one of unfolded) one.open = true;
  // As wide as the paper.
  drawStrips(matchMedia('(orientation:landscape)').matches ? 1000 : 700);
};
window.onafterprint = () => {
  for (const one of unfolded) one.open = false;
  unfolded = [];
};
const isLinked = fromAddress();
fit();
// The first difference if it can be seen without scrolling, else the first line.
const opened = () => {
  const first = rows().findIndex((one, at) => isDifferent(at));
  const panel = document.querySelector('aside'), end = getComputedStyle(panel).position === 'fixed' ? panel.getBoundingClientRect().top : innerHeight;
  return first >= 0 && isShown(first) && rows()[first].getBoundingClientRect().bottom <= end ? first : 0;
};
if (!isLinked && rows().length) row = opened();
// On a wall the pointer is in the way when it rests.
let resting = null;
document.addEventListener('pointermove', () => {
  document.documentElement.classList.remove('idle');
  clearTimeout(resting);
  resting = setTimeout(() => document.documentElement.classList.add('idle'), 2000);
});
if (rows().length) show({silent: true, still: !isLinked});
