export interface SocialPerson {
  readonly issuer: string;
  /** The provider's own id of the person. */
  readonly subject: string;
  /** Lower-cased, and proven to the provider; null where it told none. */
  readonly email: string | null;
  readonly name: string | null;
  /** An https URL; null for none. */
  readonly picture: string | null;
}

/** A text of a provider's answer, or null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 500 && !/\p{Cc}/u.test(value) ? value : null;

/** An address of a provider's answer as accounts are kept by; null for anything else. */
export const emailOf = (value: unknown): string | null => {
  const email = textOf(value)?.trim().toLowerCase();
  return email && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
};

export const pictureOf = (value: unknown): string | null => {
  const url = textOf(value);
  return url && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
};
