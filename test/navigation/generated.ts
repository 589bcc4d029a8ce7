/**
 * What an attacker might try, as all combinations of a few parts. There are no expected results for single URLs. The
 * rules at the end don't depend on the code that they judge.
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
/** Whitespace and control characters, both those that a URL parser drops and those that it keeps. */
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
  // A literal percent sign, which makes a strict decoder give up.
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

/** Thousands of hostile URLs, the same in every run. */
export const generated: readonly string[] = [...new Set(combine())];

/** Removes what a URL parser ignores: tabs and line breaks, and leading spaces and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a URL drops
const readAs = (url: string): string => url.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');

/** Returns whether a URL runs code, or shows something that isn't from the web. */
export const isForeign = (url: string): boolean =>
  /^(?:javascript|data|vbscript|blob|file):/i.test(readAs(url));

/** Returns a URL's path, and every result of decoding it again and again, as a lenient decoder would. */
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
