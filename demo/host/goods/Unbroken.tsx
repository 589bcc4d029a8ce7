/**
 * A word with a hyphen, such as "All-Season" or "Mercedes-Benz", that fits on a line of the narrowest card. Russian
 * letters are wider.
 */
const HYPHENATED = /(?<!\S)(?=\S{3,11}(?!\S)|[^\sа-яё]{12,14}(?!\S))(\S+-\S+)/iu;

/** A name whose words don't break at their hyphens. Its text stays as it is, to be searched and copied. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(HYPHENATED).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else
      <span key={at} className="unbroken">
        {part}
      </span>
    ),
  );
