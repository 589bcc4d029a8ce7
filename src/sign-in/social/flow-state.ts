import type { UserInfo } from '../../state/identity.js';
import type { Result } from '../../state/resource.js';
import type { FacebookPerson } from '../../state/social.js';

export type Provider = 'google' | 'facebook' | 'x' | 'apple';

/** The state of a sign-in with a provider. */
export type FlowState =
  | { readonly status: 'opening' | 'finishing' }
  /** The provider's window is open. `number` is what it asks for if it lost its link to this page. */
  | { readonly status: 'waiting'; readonly number?: string | null | undefined }
  /** The window can only open in a new click. */
  | { readonly status: 'blocked'; readonly open: () => void }
  /** The provider's script reports its window as closed. It may only be out of this page's reach. */
  | { readonly status: 'closed'; readonly again: () => void; readonly otherWindow: () => void }
  /** The shopper didn't come back in time. */
  | { readonly status: 'late'; readonly again: () => void }
  /** The provider's script didn't load, or not in time. */
  | { readonly status: 'unavailable'; readonly again: () => void }
  /** The shopper must enter an email for their Facebook account. `note` is the server's message. */
  | { readonly status: 'bind'; readonly person: FacebookPerson; readonly note: string | null };

/** The sign-in in progress. */
export interface Flow {
  readonly provider: Provider;
  readonly state: FlowState;
}

/** One click on a provider's button, with callbacks for its progress. Once `signal` aborts, they do nothing. */
export interface Attempt {
  readonly provider: 'google' | 'facebook' | 'x';
  readonly signal: AbortSignal;
  /** Opens an empty window that closes when the signal aborts. Returns null if it was blocked. Call it in a click. */
  readonly newWindow: () => Window | null;
  readonly onState: (turn: FlowState) => void;
  readonly onUser: (user: UserInfo) => void;
  /** Called when the attempt failed or was canceled. Tells the shopper why it failed. */
  readonly onFailure: (outcome: Result<unknown>) => void;
}
