import type { ReactNode } from 'react';
import type { Marks } from './select/plain.js';

/** A text with `<mark>` around the parts that match what was typed. */
export function Marked({
  text,
  marks = [],
}: {
  readonly text: string;
  readonly marks?: Marks | undefined;
}): ReactNode {
  const ends = [0, ...marks.flat(), text.length];
  return ends.slice(1).map((end, part) => {
    const piece = text.slice(ends[part], end);
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are distinguished by their place alone
    return part % 2 ? <mark key={part}>{piece}</mark> : piece;
  });
}
