import type { ReactNode } from 'react';

interface BlanksProps {
  className?: string;
  itemClass?: string;
  count: number;
  children: ReactNode;
}

/** A placeholder for each expected item, so that the page keeps its height, and going back finds its position. */
export function Blanks({ className, itemClass, count, children }: BlanksProps) {
  return (
    <ul className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <li key={String(at)} className={itemClass}>
          {children}
        </li>
      ))}
    </ul>
  );
}
