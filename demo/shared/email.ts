/** Maximum length of an email address (RFC 5321), in characters. */
export const MAX_EMAIL = 254;

/**
 * The standard pattern of spec section 5: letters or digits with separators between them, a domain, and a top-level
 * domain of two to five letters. The widget uses the same rule. No character matches two adjacent parts, so matching
 * takes linear time.
 */
const EMAIL = /^[a-z\d]+(?:(?:\.|[_+-]+)[a-z\d]+)*@(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,5}$/i;

/** Returns whether the shop accepts a text as an email address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}
