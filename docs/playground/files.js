// Files that a scenario includes, and those that the page writes.
'use strict';

const download = (name, text, type) => {
  const link = element('a'), address = URL.createObjectURL(new Blob([text], {type}));
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

// A field for each file that is included or at hand: what is missing can be written or pasted there.
const makeFiles = (host) => {
  const $ = (id) => document.getElementById(id);
  const fileField = (name) => {
    const made = element('details'), field = element('textarea'), row = element('p'), save = element('button', 'Save'), drop = element('button', 'Remove');
    made.dataset.name = name;
    field.setAttribute('aria-label', name);
    field.spellcheck = false;
    field.wrap = 'off';
    field.rows = 8;
    field.oninput = () => host.keep([...host.files().filter((one) => one.name !== name), {name, text: field.value}]);
    save.type = drop.type = 'button';
    save.onclick = () => download(name, field.value, 'text/plain');
    drop.onclick = () => host.keep(host.files().filter((one) => one.name !== name));
    row.append(save, ' ', drop);
    made.append(element('summary'), field, row);
    return made;
  };
  return (included) => {
    const files = host.files(), names = [...new Set([...included, ...files.map((one) => one.name)])];
    $('files').hidden = !names.length;
    const old = new Map([...$('file-list').children].map((one) => [one.dataset.name, one]));
    $('file-list').replaceChildren(...names.map((name) => {
      const file = files.find((one) => one.name === name), made = old.get(name) ?? fileField(name);
      made.querySelector('summary').textContent = name + (!file ? ', missing: write or paste it here, or drop the file'
        : included.includes(name) ? '' : ', not included');
      const field = made.querySelector('textarea');
      if (field.value !== (file ? file.text : '')) field.value = file ? file.text : '';
      if (!old.has(name) && !file) made.open = true;
      return made;
    }));
  };
};
