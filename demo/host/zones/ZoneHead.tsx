import type { ReactNode } from 'react';
import { Breadcrumbs } from '../catalog/Breadcrumbs.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { useI18n } from '../messages/i18n.js';
import { useTitle } from '../shell/title.js';
import { productTexts, zoneTexts } from '../texts.js';

interface ZoneHeadProps {
  title: string;
  lead: string;
  /** The steps between the home page and this one. */
  trail?: { name: string; path: string }[];
  children?: ReactNode;
}

/** The head of a zone's page: breadcrumbs, title, and lead. */
export function ZoneHead({ title, lead, trail = [], children }: ZoneHeadProps) {
  const { nav } = useI18n().texts;
  useTitle(title);
  return (
    <>
      <Breadcrumbs trail={[{ name: nav.home, path: '/' }, ...trail, { name: title, path: '#' }]} />
      <header className="catalog-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </header>
    </>
  );
}

/** Waits for the texts that every zone's page starts with. */
export const loadZoneTexts = async (): Promise<void> => {
  await Promise.all([zoneTexts.load(), productTexts.load(), loadCardTexts()]);
};
