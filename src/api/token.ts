/** The characters that a header can contain as they are. */
const visible = /^[\x21-\x7e]+$/;

/** Whether a value is a visitor's id: valid in a header, and at most 128 characters long. */
export const isVisitorId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 128 && visible.test(value);

/**
 * Whether a value is a token: valid in a header, and short enough for a cookie, which has room for 4,096 characters
 * including its name. js-cookie encodes some characters as three.
 */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && visible.test(value) && value.replace(/["%,;\\]/g, '%25').length < 4000;
