/** What can stand in a header as it is. */
const visible = /^[\x21-\x7e]+$/;

/** A visitor's id: what can stand in a header, of at most 128 characters. */
export const isVisitorId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 128 && visible.test(value);

/**
 * A token: what can stand in a header, and is kept in a cookie, which has room for 4,096 characters with its name. There,
 * js-cookie writes three characters for some.
 */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && visible.test(value) && value.replace(/["%,;\\]/g, '%25').length < 4000;
