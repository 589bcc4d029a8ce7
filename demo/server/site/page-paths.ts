import { SELLER_PATHS } from '../../shared/seller-paths.js';
import type { Db } from '../db/database.js';
import { describePage } from './describe-page.js';

/** Returns a path with and without the prefix that some paths of the account menu have (spec section 2). */
const prefixed = (path: string) => [path, `/content${path}`];

/** The paths of the storefront's pages, written as in its router (`demo/host/router.tsx`). A test compares the two. */
export const PAGE_PATHS: readonly string[] = [
  ...['/', '/index-old', '/categories', '/categories/:id', '/products', '/products/:id', '/detail'],
  ...['/store/:id', '/content/classify', '/content/classifyZone', '/content/factorZone'],
  ...['/content/daysDeals', '/content/homeClass', '/content/grandopening', '/content/shopCartNew'],
  ...['/content/createOrder', '/content/payment', '/content/order', '/content/order/:id'],
  ...['/content/order/:id/invoice', '/content/order/:id/return', '/content/order/:id/returns/:returnId'],
  ...['/about', '/content/AboutUs', '/contact', '/content/contactUs', '/vuex', '/termsAndConditions'],
  ...['/content/termsAndConditions', '/Privacy-policy', '/content/Privacy-policy'],
  ...['/refund-and-returns-policy', '/sign-in', '/register', '/modification', '/content/account'],
  ...['/content/history/YourProfile', '/content/history/MyBrowsingHistory', '/content/information'],
  ...['/content/storeCollect', '/content/Promotion', '/content/Promotion/fair', '/content/assets'],
  ...['/content/discount', '/error', ...Object.values(SELLER_PATHS)],
  ...['/replacement', '/AccountCancellation', '/Recommendation', '/address/2', '/haoMeccle'].flatMap(
    prefixed,
  ),
];

/** Returns the expression that matches a path of the router: letter case and a last slash don't matter to it. */
const toExpression = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i');

const EXPRESSIONS = PAGE_PATHS.map(toExpression);

/**
 * Whether the storefront has a page at a path, which may have a query. A list, a product, or a store must exist, too; a
 * shopper's personal pages, such as an order, are taken as they are.
 */
export async function hasPage(db: Db, path: string): Promise<boolean> {
  const origin = 'http://localhost';
  const { pathname, searchParams: search } = new URL(path, origin);
  if (!EXPRESSIONS.some((expression) => expression.test(pathname))) return false;
  const { status } = await describePage(pathname, { db, origin, lang: 'en', search });
  return status === 200;
}
