import type { WidgetHost } from '../element/host.js';
import { readToken } from '../state/identity.js';
import { type Destination, go, type Navigating } from './destination.js';
import { openSignIn } from './dialogs.js';

/** The words of spec section 6, verbatim. They name the shopper's own pages. */
const words =
  'grandopening|Recommendation|inivt|Withdraw|cash|FactoryMember|haoMeccle|pointMeccle|shareMeccle|MyRecommend|MyInvitation|discount|storeCollect|createOrder|payment|address|order';

/** Matches a content path that contains one of the words, or the same page outside `/content`, such as `/address/2`. */
const guarded = new RegExp(`^/(content/.*(${words})|(${words})(/|$))`);

/**
 * Decides about a navigation (spec section 6). A guest who wants to see one of the shopper's own pages signs in first
 * and then continues there. Everything else goes to the main site, to its `href`.
 * @param destination Only its path counts: a guarded word in the query guards nothing.
 */
export const guard = ({ path }: Destination, hasToken: boolean): 'go' | 'sign-in' =>
  !hasToken && guarded.test(path) ? 'sign-in' : 'go';

/**
 * Navigates, or opens the sign-in for a guest who may not go there yet (spec section 6). The page can prevent either
 * by the event. Whether somebody is signed in is up to the token in the cookie, which is the one that is sent. The copy
 * in local storage may outlive it: Safari deletes cookies that scripts write after 7 days.
 */
export function navigate(host: WidgetHost<Navigating>, destination: Destination): void {
  if (guard(destination, readToken() !== null) === 'sign-in') openSignIn(host.element, destination.href);
  else go(host, destination);
}
