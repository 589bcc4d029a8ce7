import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Template } from '../../../dist/npm/text.js';
import { pathTo } from '../../shared/pages.js';
import { fillParts } from '../messages/i18n.js';

/** A text with a link to the terms, which open in another tab, so that nothing typed is lost. */
export const WithTerms = ({ text, link }: { text: Template<'link'>; link: string }) => (
  <>
    {fillParts<typeof text, ReactNode>(text, {
      link: (
        <Link key="link" to={pathTo('terms')} target="_blank">
          {link}
        </Link>
      ),
    })}
  </>
);
