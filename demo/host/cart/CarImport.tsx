import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { fillParts } from '../messages/i18n.js';
import { cartTexts } from '../texts.js';

interface CarImportProps {
  /** The car's name, where a page has several. */
  name?: string;
  /** What else there is to do with such a car. */
  children?: ReactNode;
}

/** That a car at a port overseas usually can't be imported to the US, and who pays if it's refused. */
export function CarImport({ name, children }: CarImportProps) {
  const { carImport, carImportLink } = cartTexts.useTexts();
  return (
    <div className="car-import">
      {name && (
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
      )}
      <p>
        {fillParts<typeof carImport, ReactNode>(carImport, {
          link: (
            <Link key="link" to={`${pathTo('terms')}#cars`}>
              {carImportLink}
            </Link>
          ),
        })}
      </p>
      {children && <p>{children}</p>}
    </div>
  );
}
