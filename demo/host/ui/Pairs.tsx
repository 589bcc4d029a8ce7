import type { ReactNode } from 'react';

interface PairsProps {
  className?: string;
  rows: readonly (readonly [name: string, value: ReactNode])[];
  children?: ReactNode;
}

/** A list of names with their values. */
export function Pairs({ className, rows, children }: PairsProps) {
  return (
    <dl className={className}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
