import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { fillParts } from '../messages/i18n.js';
import { cartTexts } from '../texts.js';

/** That not every car from abroad can be imported, and who pays if it can't. */
export function CarImport() {
  const { carImport, carImportLink } = cartTexts.useTexts();
  return (
    <p className="car-import">
      {fillParts<typeof carImport, ReactNode>(carImport, {
        link: (
          <Link key="link" to={`${pathTo('terms')}#cars`}>
            {carImportLink}
          </Link>
        ),
      })}
    </p>
  );
}
