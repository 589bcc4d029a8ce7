import type { WidgetHost } from '../element/host.js';
import type { Destination } from './destination.js';
import { openSignIn } from './dialogs.js';
import { go, type Navigating } from './go.js';
import { guard, hasToken } from './guard.js';

/** Navigates unless the page prevents the event. Guests who may not go there yet sign in first (spec section 6). */
export function navigate(host: WidgetHost<Navigating>, destination: Destination): void {
  if (guard(destination, hasToken()) === 'sign-in') openSignIn(host.element, destination.href);
  else go(host, destination);
}
