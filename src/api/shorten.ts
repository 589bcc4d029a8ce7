// Apart from the structs: what is stored is cut, too, by code that loads before any reply is read.

/** How long the message of a refusal is shown to be, in characters. */
export const MESSAGE_LENGTH = 500;
/** The name of somebody or something, in characters. */
export const NAME_LENGTH = 200;

/** The beginning of a text, with an ellipsis where that is not all of it. */
export const shorten = (value: string, most: number): string =>
  value.length > most ? `${value.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : value;
