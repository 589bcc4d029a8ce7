import type { ReactNode } from 'react';

interface BlanksProps {
  className?: string;
  itemClass?: string;
  count: number;
  children: ReactNode;
}

/** As many empty places as are awaited, so that the page keeps its height, and a move back its place. */
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
