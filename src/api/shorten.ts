// Separate from the structs, because stored values are also cut, by code that loads before any reply is read.

/** The maximum length of a record's id, in characters. */
export const ID_LENGTH = 128;
/** The maximum length of a web address or a `data:` image, in characters. */
export const URL_LENGTH = 100_000;
/** The maximum length of an error message from the server, in characters. */
export const MESSAGE_LENGTH = 500;
/** The maximum length of a person's or product's name, in characters. */
export const NAME_LENGTH = 200;

/** Cuts a text to a maximum length, with an ellipsis at the end if anything was cut. */
export const shorten = (value: string, most: number): string =>
  value.length > most ? `${value.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : value;
