import type { ReactNode } from 'react';
import { Breadcrumbs } from '../catalog/Breadcrumbs.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { useTitle } from '../shell/title.js';
import { productTexts, zoneTexts } from '../texts.js';

interface ZoneHeadProps {
  title: string;
  /** The sentence below the title. */
  lead: string;
  /** The pages between the home page and this one. Defaults to none. */
  trail?: { name: string; path: string }[];
  children?: ReactNode;
}

/** The head of a zone's page: breadcrumbs, title, lead, and then the `children`. */
export function ZoneHead({ title, lead, trail = [], children }: ZoneHeadProps) {
  useTitle(title);
  return (
    <>
      <Breadcrumbs trail={[...trail, { name: title, path: '#' }]} />
      <header className="catalog-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </header>
    </>
  );
}

/** Waits for the texts that every zone's page shows. Rejects if they can't be loaded. */
export const loadZoneTexts = async (): Promise<void> => {
  await Promise.all([zoneTexts.load(), productTexts.load(), loadCardTexts()]);
};
