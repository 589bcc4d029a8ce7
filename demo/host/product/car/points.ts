import { lazyTexts } from '../../messages/speech.js';

/** The names of the inspection points by area, loaded when an area of the report is opened. */
export const inspectionPoints = lazyTexts<Readonly<Record<string, readonly string[]>>>({
  en: () => import('inspection-points:en'),
  ru: () => import('inspection-points:ru'),
  ar: () => import('inspection-points:ar'),
  fr: () => import('inspection-points:fr'),
});
