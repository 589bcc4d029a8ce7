import { profileQuery } from '../api/account.js';
import { useOwnQuery } from '../data/use-shop-query.js';

/** The first letters of a name's first and last word; one letter of a name of one word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  return letters.join('').toLocaleUpperCase();
}

/** The colors that a picture of initials may have, by the number that the profile keeps; each is readable in white. */
export const PICTURE_COLORS = ['#0b5cad', '#9a3409', '#1c6b41', '#6b3fa0', '#8a1f5c', '#4a5560'] as const;

/** The color's number of the signed-in shopper's picture; the first until it is known. */
export const usePictureColor = (): number => useOwnQuery(profileQuery).data?.picture_color ?? 0;

interface InitialsProps {
  name: string;
  /** A number of `PICTURE_COLORS`; default 0. */
  color?: number;
  large?: boolean;
}

/** The picture of a shopper: the initials on a color. It says nothing that doesn't stand beside it. */
export function Initials({ name, color = 0, large = false }: InitialsProps) {
  return (
    <span
      className={large ? 'initials initials-large' : 'initials'}
      style={{ backgroundColor: PICTURE_COLORS[color] ?? PICTURE_COLORS[0] }}
      aria-hidden="true"
      translate="no"
    >
      {initialsOf(name)}
    </span>
  );
}
