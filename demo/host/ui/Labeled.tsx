import type { ReactNode } from 'react';
import { fillParts, useI18n } from '../messages/i18n.js';

/** A label, and what it's about, with the colon as the language writes it. */
export function Labeled({ label, value }: { label: string; value: ReactNode }) {
  const { labeled } = useI18n().texts;
  return fillParts<typeof labeled, ReactNode>(labeled, { label, value });
}
