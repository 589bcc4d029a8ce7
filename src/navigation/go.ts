import type { WidgetDefinition } from '../element/definition.js';
import type { navigateEvent } from '../element/events.definition.js';
import type { WidgetHost } from '../element/host.js';
import type { Jump } from './destination.js';
import { safeUrl } from './safe-url.js';

/** The host of a widget that goes somewhere. */
export type JumpingHost = WidgetHost<WidgetDefinition & { readonly events: typeof navigateEvent }>;

/**
 * Goes where anybody may go, unless the page prevents the event.
 * @param leave opens the address, in this tab without it.
 */
export function go(
  host: JumpingHost,
  jump: Jump,
  leave = (href: string): unknown => location.assign(href),
): void {
  const href = host.emit('storefront-navigate', jump) && safeUrl(jump.href);
  if (href) leave(href);
}
