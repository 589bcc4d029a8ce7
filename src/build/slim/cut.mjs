/**
 * A cut: the text from `from` up to, not including, `to` gives way to `put`.
 * @returns {(code: string) => string}
 */
export const cut =
  (from, to, put = '') =>
  (code) => {
    const start = code.indexOf(from);
    const end = start < 0 ? -1 : code.indexOf(to, start + from.length);
    if (end < 0) throw new Error(`not found: ${start < 0 ? from : to}`);
    return code.slice(0, start) + put + code.slice(end);
  };

/** A text, in all its places, gives way to `put`. */
export const swap =
  (text, put = '') =>
  (code) => {
    if (!code.includes(text)) throw new Error(`not found: ${text}`);
    return code.replaceAll(text, put);
  };

/**
 * A parameter that is the same in every call is none any more: where it was read, its value stands, and terser drops
 * what hangs on it. For code that has one parameter, and one argument, on a line.
 */
export const always = (name, value) => (code) => {
  const line = new RegExp(`^\\t+${name},\\n`, 'gm');
  if (!line.test(code)) throw new Error(`not found: ${name}`);
  return code.replace(line, '').replace(new RegExp(`\\b${name}\\b`, 'g'), value);
};
