import type { ReactNode } from 'react';

interface FilledProps {
  /** A text with one placeholder, such as `{link}`. */
  text: string;
  /** What stands in the placeholder's place. */
  children: ReactNode;
}

/** A text with an element in it, such as a link. Text alone is put into another by `fill`. */
export function Filled({ text, children }: FilledProps) {
  const [before, after] = text.split(/\{\w+\}/);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
