import type { WidgetDefinition } from '../element/definition.js';
import type { WidgetHost } from '../element/host.js';
import type { Jump } from '../store/jump.js';
import { safeUrl } from '../url/safe-url.js';
import type { navigateEvent } from './events.definition.js';

type Jumping = WidgetDefinition & { readonly events: typeof navigateEvent };

/** Goes somewhere, unless the page prevents the event. */
export function navigate(host: WidgetHost<Jumping>, jump: Jump): void {
  if (!host.emit('storefront-navigate', jump)) return;
  const href = safeUrl(jump.href);
  if (!href) return;
  if (jump.target === '_self') location.assign(href);
  else window.open(href, jump.target, 'noopener');
}
