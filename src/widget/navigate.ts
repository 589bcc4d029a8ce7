import type { WidgetDefinition } from '../element/definition.js';
import type { WidgetHost } from '../element/host.js';
import type { Jump } from '../store/jump.js';
import { decideJump, hasToken } from '../store/jumps.js';
import { safeUrl } from '../url/safe-url.js';
import type { navigateEvent } from './events.definition.js';

type Jumping = WidgetDefinition & { readonly events: typeof navigateEvent };

/** Goes somewhere, unless the page prevents the event; a guest who may not go there yet signs in first (spec section 6). */
export function navigate(host: WidgetHost<Jumping>, jump: Jump): void {
  if (decideJump(jump, hasToken()) === 'sign-in') {
    import('./open-sign-in.js').then(
      ({ openSignIn }) => openSignIn(host.element, jump.href),
      () => {}, // told in the console; where this does not load, the dialog would not either
    );
    return;
  }
  if (!host.emit('storefront-navigate', jump)) return;
  const href = safeUrl(jump.href);
  if (!href) return;
  if (jump.target === '_self') location.assign(href);
  else window.open(href, jump.target, 'noopener');
}
