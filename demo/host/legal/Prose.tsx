import { Link } from 'react-router';
import type { Block } from './document.js';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

interface LinkTarget {
  /** Where its links open; in place without it. */
  readonly target?: '_blank' | undefined;
}

/** A text whose `[words](address)` are links. */
function Words({ text, target }: LinkTarget & { text: string }) {
  // Split by an expression with two groups: plain text, the words and the address of a link, in turn.
  const parts = text.split(LINK);
  return parts.map((part, at) => {
    if (at % 3 === 0) return part;
    if (at % 3 === 2) return null;
    const address = parts[at + 1] ?? '';
    return address.startsWith('/') ? (
      <Link key={address} to={address} target={target}>
        {part}
      </Link>
    ) : (
      <a key={address} href={address}>
        {part}
      </a>
    );
  });
}

/** The body of a section. */
export function Prose({ blocks, target }: LinkTarget & { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block}>
          <Words text={block} target={target} />
        </p>
      );
    }
    if ('list' in block) {
      return (
        <ul key={block.list[0]} className="legal-list">
          {block.list.map((item) => (
            <li key={item}>
              <Words text={item} target={target} />
            </li>
          ))}
        </ul>
      );
    }
    return (
      <dl key={block.terms[0]?.[0]} className="legal-terms">
        {block.terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Words text={meaning} target={target} />
            </dd>
          </div>
        ))}
      </dl>
    );
  });
}
