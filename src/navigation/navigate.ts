import type { WidgetDefinition } from '../element/definition.js';
import type { navigateEvent } from '../element/events.definition.js';
import type { WidgetHost } from '../element/host.js';
import type { Destination } from './destination.js';
import { openSignIn } from './dialogs.js';
import { guard, hasToken } from './guard.js';
import { safeUrl } from './safe-url.js';

/** A widget that goes somewhere. */
export type Navigating = WidgetDefinition & { readonly events: typeof navigateEvent };

/** Goes somewhere, unless the page prevents the event; a guest who may not go there yet signs in first (spec section 6). */
export function navigate(host: WidgetHost<Navigating>, destination: Destination): void {
  if (guard(destination, hasToken()) === 'sign-in') {
    openSignIn(host.element, destination.href);
    return;
  }
  const href = host.emit('storefront-navigate', destination) && safeUrl(destination.href);
  if (!href) return;
  if (destination.target === '_self') location.assign(href);
  else window.open(href, destination.target, 'noopener');
}
