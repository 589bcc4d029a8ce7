import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Template } from '../../../dist/npm/text.js';
import { pathTo } from '../../shared/pages.js';
import { fillParts } from '../messages/i18n.js';

interface WithTermsProps {
  readonly text: Template<'link'>;
  readonly link: string;
  /** The terms' section that it links to. Defaults to their beginning. */
  readonly section?: string;
}

/** A text with a link to the terms, which open in another tab, so that nothing typed is lost. */
export const WithTerms = ({ text, link, section = '' }: WithTermsProps) => (
  <>
    {fillParts<typeof text, ReactNode>(text, {
      link: (
        <Link key="link" to={{ pathname: pathTo('terms'), hash: section }} target="_blank">
          {link}
        </Link>
      ),
    })}
  </>
);
