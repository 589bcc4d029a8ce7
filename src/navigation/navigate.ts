import type { WidgetDefinition } from '../element/definition.js';
import type { navigateEvent } from '../element/events.definition.js';
import type { WidgetHost } from '../element/host.js';
import type { Destination } from './destination.js';
import { openSignIn } from './dialogs.js';
import { guard, hasToken } from './guard.js';
import { safeUrl } from './safe-url.js';

/** The host of a widget that goes somewhere. */
export type NavigatingHost = WidgetHost<WidgetDefinition & { readonly events: typeof navigateEvent }>;

/** Goes somewhere, unless the page prevents the event; a guest who may not go there yet signs in first (spec section 6). */
export function navigate(host: NavigatingHost, jump: Destination): void {
  if (guard(jump, hasToken()) === 'sign-in') {
    openSignIn(host.element, jump.href);
    return;
  }
  const href = host.emit('storefront-navigate', jump) && safeUrl(jump.href);
  if (!href) return;
  if (jump.target === '_self') location.assign(href);
  else window.open(href, jump.target, 'noopener');
}
