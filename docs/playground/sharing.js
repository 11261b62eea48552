// Links that others open: the scenario, at a line, as a quiz, or in a frame of a page of theirs.
'use strict';

const makeSharing = (host) => {
  const $ = (id) => document.getElementById(id);
  const addressed = async (query, more = '') => {
    const hash = await host.address();
    return new URL(location.pathname + query + hash + more, location.href).href.replace(/^file:\/\/\//, 'file:///');
  };
  const copy = async (text, told) => {
    $('sharing').open = false;
    try {
      await navigator.clipboard.writeText(text);
      host.say(told + ' is copied; it holds the whole scenario.');
    } catch {
      // Without the right to the clipboard the words stand where they can be taken from.
      host.say(told + ': ' + text);
    }
  };
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  $('share').onclick = async () => {
    const address = await addressed('');
    history.replaceState(null, '', address);
    copy(address, 'The link');
  };
  $('share-line').onclick = async () => copy(await addressed('', '&line=' + host.line()), 'The link to line ' + host.line());
  $('share-quiz').onclick = async () => copy(await addressed('?predict'), 'The link to the quiz');
  $('share-embed').onclick = async () => copy(
    '<iframe src="' + escaped(await addressed('?embed')) + '" title="A vcsim scenario and its trace" width="700" height="420" loading="lazy"></iframe>',
    'The code');
  document.addEventListener('click', ({target}) => { if (!target.closest('#sharing')) $('sharing').open = false; });
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape' || !$('sharing').open) return;
    $('sharing').open = false;
    $('sharing').firstElementChild.focus();
  });
};
