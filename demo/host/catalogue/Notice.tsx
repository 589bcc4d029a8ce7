import type { ReactNode } from 'react';

/** Says why there is no list, and what to do: `children` lead on. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="notice" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
