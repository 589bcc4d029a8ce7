import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface FigureProps {
  title: string;
  /** The figure itself, such as "28,909 points". */
  value: string;
  text?: ReactNode;
  link?: { readonly to: string; readonly text: string };
}

export function Figure({ title, value, text, link }: FigureProps) {
  return (
    <section className="card figure">
      <h2>{title}</h2>
      <p className="reward-figure">{value}</p>
      {text && <p className="hint">{text}</p>}
      {link && <Link to={link.to}>{link.text}</Link>}
    </section>
  );
}
