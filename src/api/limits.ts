// Separate from the structs, because stored values are checked and cut by code that loads before any reply is read.

/** The maximum length of a record's id, in characters. */
export const ID_LENGTH = 128;
/** The maximum length of a web address or a `data:` image, in characters. */
export const URL_LENGTH = 100_000;
/** The maximum length of an error message from the server, in characters. */
export const MESSAGE_LENGTH = 500;
/** The maximum length of a person's or product's name, in characters. */
export const NAME_LENGTH = 200;
/** The length below which a token fits in a cookie, which has room for 4,096 characters including its name. */
const TOKEN_LENGTH = 4000;

/** Cuts a text to a maximum length in characters, with an ellipsis as the last one if anything was cut. */
export const shorten = (value: string, max: number): string =>
  value.length > max ? `${value.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : value;

/** Matches a text whose characters a header can contain as they are. */
const visible = /^[\x21-\x7e]+$/;

/** Returns whether a value is a visitor's ID: valid in a header, and at most 128 characters long. */
export const isVisitorId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= ID_LENGTH && visible.test(value);

/** Returns whether a value is a token: valid in a header, and short enough for a cookie. */
export const isToken = (value: unknown): value is string =>
  // js-cookie encodes some characters as three.
  typeof value === 'string' && visible.test(value) && value.replace(/["%,;\\]/g, '%25').length < TOKEN_LENGTH;
