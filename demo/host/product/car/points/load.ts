import { lazyTexts } from '../../../messages/speech.js';
import type { InspectionPoints } from './en.js';

/** The names of an inspection's points, fetched when an area of the report is opened. */
export const inspectionPoints = lazyTexts<InspectionPoints>({
  en: () => import('./en.js'),
  ru: () => import('./ru.js'),
  ar: () => import('./ar.js'),
  fr: () => import('./fr.js'),
});
