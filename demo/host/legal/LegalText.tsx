import { Link } from 'react-router';
import type { Block, LegalDocument, Words } from './document.js';
import './legal.css';

interface LegalTextProps {
  readonly text: LegalDocument;
  /** The level of the sections' headings. */
  readonly level: 'h2' | 'h3';
  /** Whether this is the document's own page: its sections can be linked to, and its links open in place. */
  readonly isPage?: boolean;
}

export function LegalText({ text, level: Heading, isPage = false }: LegalTextProps) {
  return text.sections.map(({ id, title, blocks }) => (
    <section key={id} className="legal-section">
      <Heading {...(isPage && { id, tabIndex: -1 })}>{title}</Heading>
      <Prose blocks={blocks} target={isPage ? undefined : '_blank'} />
    </section>
  ));
}

interface LinkTarget {
  /** Where the links open. Defaults to in place. */
  readonly target?: '_blank' | undefined;
}

function Text({ words, target }: LinkTarget & { words: Words }) {
  return words.map((part) => {
    if (typeof part === 'string') return part;
    const { text, href } = part;
    return href.startsWith('/') ? (
      <Link key={href} to={href} target={target}>
        {text}
      </Link>
    ) : (
      <a key={href} href={href}>
        {text}
      </a>
    );
  });
}

/** Returns a key that tells a text apart from its siblings. */
const keyOf = (words: Words | undefined) => JSON.stringify(words);

function Prose({ blocks, target }: LinkTarget & { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    if ('paragraph' in block) {
      return (
        <p key={keyOf(block.paragraph)}>
          <Text words={block.paragraph} target={target} />
        </p>
      );
    }
    if ('list' in block) {
      return (
        <ul key={keyOf(block.list[0])} className="stack-tiny legal-list">
          {block.list.map((item) => (
            <li key={keyOf(item)}>
              <Text words={item} target={target} />
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
              <Text words={meaning} target={target} />
            </dd>
          </div>
        ))}
      </dl>
    );
  });
}
