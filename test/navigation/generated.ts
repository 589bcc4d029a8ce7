/**
 * What somebody who attacks a page would try, as all combinations of a few parts. Nothing here is expected of a URL by
 * itself: the rules at the end are stated without the code that they judge.
 */
const targets = ['evil.example', 'shop.example@evil.example/x', 'alert(1)'];
const starts = [
  '',
  'http:',
  'https:',
  'javascript:',
  'JaVaScRiPt:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:',
  '/x',
  '/..',
];
const separators = ['', '/', '//', '///', '\\\\', '/\\', '\\/', '/./', '/.//', '/;//'];
/** White space and control characters: those that a URL drops, and those that it does not. */
const blanks = ['', ' ', '\t', '\n', '\r', '\u0000', '\u001f', '\u00a0', '\ufeff'];

const encodeSpecial = (text: string): string =>
  text.replace(/[^a-z\d.]/gi, (one) => encodeURIComponent(one).replace(/^[^%]$/, toHex));
const toHex = (one: string): string => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`;
const encodeAll = (text: string): string =>
  [...text].map((one) => encodeSpecial(one).replace(/^[a-z\d.]$/i, toHex)).join('');

const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  encodeSpecial,
  encodeAll,
  (text) => encodeSpecial(encodeSpecial(text)),
  (text) => `/${encodeSpecial(text)}`,
  // A percent sign that stands for itself, on which a strict decoder gives up.
  (text) => `/${encodeSpecial(text)}/%`,
];

function* combine(): Generator<string> {
  for (const start of starts)
    for (const separator of separators)
      for (const [index, blank] of blanks.entries()) {
        const target = targets[(index + separator.length) % targets.length] ?? '';
        const plain = blank
          ? [
              blank + start + separator + target,
              start + separator.slice(0, 1) + blank + separator.slice(1) + target,
            ]
          : [start + separator + target];
        for (const text of plain) for (const encode of encodings) yield encode(text);
      }
}

/** Thousands of hostile URLs, the same at each run. */
export const generated: readonly string[] = [...new Set(combine())];

/** As a URL parser reads a text: without tabs and line ends, and without blanks around it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a URL drops
const readAs = (url: string): string => url.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');

/** Whether a URL runs something, or shows what is not of the web. */
export const isForeign = (url: string): boolean =>
  /^(?:javascript|data|vbscript|blob|file):/i.test(readAs(url));

/** The path of a URL, and all that it becomes where it is decoded, again and again, by whoever is lenient. */
export function decodings(path: string): string[] {
  const all = [path];
  for (let last = path; ; ) {
    const next = last.replace(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return run.replace(/%[0-7][\da-f]/gi, (one) =>
          String.fromCharCode(Number.parseInt(one.slice(1), 16)),
        );
      }
    });
    if (next === last) return all;
    all.push(next);
    last = next;
  }
}
