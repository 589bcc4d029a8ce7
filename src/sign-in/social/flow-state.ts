import type { UserInfo } from '../../state/identity.js';
import type { Result } from '../../state/resource.js';
import type { FacebookPerson } from '../../state/social.js';

export type Provider = 'google' | 'facebook' | 'x' | 'apple';

/** How far signing in with a provider has come. */
export type FlowState =
  | { readonly status: 'opening' | 'finishing' }
  /** The provider's window is open. `number` is what it asks for where it has lost this page. */
  | { readonly status: 'waiting'; readonly number?: string | null | undefined }
  /** A window opens in a fresh click alone. */
  | { readonly status: 'blocked'; readonly open: () => void }
  /** The provider's script says that its window is closed. Maybe it only cannot be seen from this page. */
  | { readonly status: 'closed'; readonly again: () => void; readonly otherWindow: () => void }
  /** Nobody came back in time. */
  | { readonly status: 'late'; readonly again: () => void }
  /** The provider's script did not load, or not in time. */
  | { readonly status: 'unavailable'; readonly again: () => void }
  /** Facebook told no email; `note` is what the server said. */
  | { readonly status: 'bind'; readonly person: FacebookPerson; readonly note: string | null };

/** What is going on. */
export interface Flow {
  readonly provider: Provider;
  readonly state: FlowState;
}

/** One click on a provider's button, and where its news go. Once `signal` is aborted, nobody listens. */
export interface Attempt {
  readonly provider: 'google' | 'facebook' | 'x';
  readonly signal: AbortSignal;
  /** Opens an empty window, which goes with the signal; null when it was blocked. To be called in a click. */
  readonly newWindow: () => Window | null;
  readonly onState: (turn: FlowState) => void;
  readonly onUser: (user: UserInfo) => void;
  /** It failed, or was called off; the shopper is told why. */
  readonly onFailure: (outcome: Result<unknown>) => void;
}
