import { PAPERS } from '../../../shared/seller-application.js';
import type { Application } from '../../api/sellers.js';

/** The four steps, and the page on which they are looked over and sent. */
export const PAGES = ['company', 'contact', 'documents', 'goods', 'review'] as const;
export type PageName = (typeof PAGES)[number];

/** The papers that an application of a seller needs and that are not there. */
export function missingPapers({ documents }: Application): string[] {
  const needed = Object.entries(PAPERS.seller).filter(([, isNeeded]) => isNeeded);
  return needed.map(([sort]) => sort).filter((sort) => !documents.some((paper) => paper.sort === sort));
}

/** Whether all of a step is there. */
export function pageDone(page: PageName, application: Application): boolean {
  if (page === 'documents') return missingPapers(application).length === 0;
  return page !== 'review' && application.answers[page] !== undefined;
}
