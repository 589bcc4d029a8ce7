import type { Jump } from './destination.js';
import { go, type JumpingHost } from './go.js';
import { decideJump, hasToken } from './guard.js';

/** Goes somewhere, unless the page prevents the event; a guest who may not go there yet signs in first (spec section 6). */
export function navigate(host: JumpingHost, jump: Jump): void {
  if (decideJump(jump, hasToken()) === 'go') {
    const { target } = jump;
    go(host, jump, target === '_self' ? undefined : (href) => window.open(href, target, 'noopener'));
    return;
  }
  import('./open-sign-in.js').then(
    ({ openSignIn }) => openSignIn(host.element, jump.href),
    () => {}, // told in the console; where this does not load, the dialog would not either
  );
}
