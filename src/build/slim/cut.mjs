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

/** What a pattern finds gives way to `put`. */
export const replace = (pattern, put) => (code) => {
  if (!pattern.test(code)) throw new Error(`not found: ${pattern}`);
  return code.replace(pattern, put);
};
