import { readToken } from '../state/identity.js';
import { local } from '../state/storage.js';
import type { Destination } from './destination.js';

/** The words of spec section 6, to the letter: pages that are a shopper's own. */
const words =
  'grandopening|Recommendation|inivt|Withdraw|cash|FactoryMember|haoMeccle|pointMeccle|shareMeccle|MyRecommend|MyInvitation|discount|storeCollect|createOrder|payment|address|order';

/** A content path with one of them anywhere in it, or the same page outside of `/content`, such as `/address/2`. */
const guarded = new RegExp(`^/(content/.*(${words})|(${words})(/|$))`);

/**
 * Decides over a jump (spec section 6). A guest who wants to a page of the shopper's own signs in first, and goes on
 * to it after that; everything else goes to the main site, as its `href` says.
 * @param jump of which the path counts: a guarded word in the query guards nothing.
 */
export const guard = ({ path }: Destination, hasToken: boolean): 'go' | 'sign-in' =>
  !hasToken && guarded.test(path) ? 'sign-in' : 'go';

/** Whether the shopper has a token: in local storage (spec section 6), or in the cookie alone. */
export const hasToken = (): boolean => Boolean(local.read('token') || readToken());
