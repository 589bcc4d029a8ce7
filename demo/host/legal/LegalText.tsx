import type { LegalDocument } from './document.js';
import { Prose } from './Prose.js';

interface LegalTextProps {
  readonly text: LegalDocument;
  /** Of the sections' headings. */
  readonly level: 'h2' | 'h3';
  /** Whether it is the page: its sections can be linked to, and its links are followed in place. */
  readonly isPage?: boolean;
}

/** The sections of a document. */
export function LegalText({ text, level: Heading, isPage = false }: LegalTextProps) {
  return text.sections.map(({ id, title, blocks }) => (
    <section key={id} className="legal-section">
      <Heading {...(isPage && { id, tabIndex: -1 })}>{title}</Heading>
      <Prose blocks={blocks} target={isPage ? undefined : '_blank'} />
    </section>
  ));
}
