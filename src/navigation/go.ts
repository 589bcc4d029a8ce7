import type { WidgetDefinition } from '../element/definition.js';
import type { navigateEvent } from '../element/events.definition.js';
import type { WidgetHost } from '../element/host.js';
import { safeUrl } from '../page/safe-url.js';
import type { Destination } from './destination.js';

/** A widget that can navigate. */
export type Navigating = WidgetDefinition & { readonly events: typeof navigateEvent };

/** Goes to a destination that is open to guests, unless the page prevents the event. For all others, use `navigate`. */
export function go(host: WidgetHost<Navigating>, destination: Destination): void {
  const href = host.emit('storefront-navigate', destination) && safeUrl(destination.href);
  if (!href) return;
  if (destination.target === '_self') location.assign(href);
  else window.open(href, destination.target, 'noopener');
}
