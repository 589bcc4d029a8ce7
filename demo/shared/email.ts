/** Longest address that mail can reach (RFC 5321), in characters. */
export const MAX_EMAIL = 254;

/**
 * The standard pattern of spec section 5: letters or digits with separators between them, a domain, and an ending of
 * two to five letters; the widget's rule is the same. No character fits two neighbouring parts, so that any text is
 * decided in linear time.
 */
const EMAIL = /^[a-z\d]+(?:(?:\.|[_+-]+)[a-z\d]+)*@(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,5}$/i;

/** Whether the shop takes a text for an email address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}
