// The scenario in the address: packed, in letters that an address may have.
'use strict';

const mostBytes = 1 << 20, mostFiles = 20;

const letters = (bytes) => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const unlettered = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

// All bytes that come out of a stream; an error when they are more than `most`.
const gather = async (stream, most) => {
  const parts = [];
  let count = 0;
  for (const reader = stream.getReader(); ;) {
    const {done, value} = await reader.read();
    if (done) break;
    parts.push(value);
    count += value.length;
    if (count > most) {
      reader.cancel();
      throw Error('large');
    }
  }
  const all = new Uint8Array(count);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
const through = (bytes, transform) => new Blob([bytes]).stream().pipeThrough(transform);

const packed = async (text) =>
  letters(await gather(through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')), Infinity));
const unpacked = async (text) => new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(
  await gather(through(unlettered(text), new DecompressionStream('deflate-raw')), mostBytes));

// A file is its name, a line feed, and its text.
const addressOf = async ({text, files, cases}) => {
  const others = await Promise.all(files.map((one) => packed(one.name + '\n' + one.text)));
  return '#s=' + await packed(text) + others.map((one) => '&file=' + one).join('')
    + cases.map((name) => '&in=' + encodeURIComponent(name)).join('');
};

// What an address holds: a text with its files or the name of an example, and the cases; null when it holds nothing. Throws when it is broken.
const fromAddress = async (hash) => {
  if (hash.length < 2) return null;
  const fields = new URLSearchParams(hash.slice(1));
  const cases = fields.getAll('in').slice(0, 2), line = parseInt(fields.get('line') ?? '', 10) || 0;
  if (fields.has('example')) return {example: fields.get('example'), cases, line};
  if (!fields.get('s')) throw Error('broken');
  const files = (await Promise.all(fields.getAll('file').slice(0, mostFiles).map(unpacked))).map((one) => {
    const end = one.indexOf('\n');
    if (end < 1) throw Error('broken');
    return {name: one.slice(0, end), text: one.slice(end + 1)};
  });
  return {text: await unpacked(fields.get('s')), files, cases, line};
};
