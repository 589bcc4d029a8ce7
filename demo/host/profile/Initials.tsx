import { profileQuery } from '../api/account.js';
import { useOwnQuery } from '../data/use-shop-query.js';

/** Returns the first letters of a name's first and last words, or one letter if there's only one word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  return letters.join('').toLocaleUpperCase();
}

/** The colors of initials. A profile stores an index into them. White text has enough contrast on each. */
export const PICTURE_COLORS = ['#0b5cad', '#9a3409', '#1c6b41', '#6b3fa0', '#8a1f5c', '#4a5560'] as const;

/** Returns the signed-in shopper's color, as an index into `PICTURE_COLORS`; 0 until the profile has loaded. */
export const usePictureColor = (): number => useOwnQuery(profileQuery).data?.picture_color ?? 0;

interface InitialsProps {
  name: string;
  /** An index into `PICTURE_COLORS`. Defaults to 0. */
  color?: number;
  /** Defaults to false. */
  large?: boolean;
}

/** A shopper's initials on a color, in place of a picture. Hidden from screen readers, since the name is next to it. */
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
