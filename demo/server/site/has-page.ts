import { pageAt } from '../../shared/pages.js';
import type { Db } from '../db/database.js';
import { describePage } from './describe-page.js';

/**
 * Whether the storefront has a page at a path, which may have a query. A list, a product, or a store must exist, too; a
 * shopper's personal pages, such as an order, are taken as they are.
 */
export async function hasPage(db: Db, path: string): Promise<boolean> {
  const origin = 'http://localhost';
  const { pathname, searchParams: search } = new URL(path, origin);
  if (!pageAt(pathname)) return false;
  const { status } = await describePage(pathname, { db, origin, lang: 'en', search });
  return status === 200;
}
