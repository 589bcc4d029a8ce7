/**
 * The npm entry. Importing it touches no DOM, so it works in Node and in server rendering.
 */

import type { CarsSearchDetail } from './car-search/car-search.definition.js';
import type { GoodsSearchDetail } from './header/header.definition.js';
import type { AnyCall, CallArguments, ReplyOf } from './request.js';
import type { RenderOptions } from './server/render.js';
import type { UserInfo } from './state/identity.js';
import { store as pageStore, type StorefrontState } from './state/store.js';
import { widgets } from './widgets.js';

export type { CallFields } from './api/call-fields.js';
export type { SendOptions } from './api/client.js';
export type { RequestData } from './api/own-fields.js';
export type { CallName, Notice, Replies, WonPrize } from './api/replies.js';
export { RequestError, type RequestErrorKind } from './api/request-error.js';
export type { CommonDetail, EmptyDetail } from './element/definition.js';
export type { ErrorDetail, NavigateDetail, ReadyDetail, TrackDetail } from './element/events.definition.js';
export type { CommonTrackParams, TrackMethod, TrackName, TrackParams } from './element/track-params.js';
export type * from './event-details.js';
export type { Language } from './page/locale.js';
export type {
  AnyCall,
  CallArguments,
  CallData,
  FileCall,
  NoFields,
  OwnCall,
  Parser,
  ReplyOf,
  RequestOptions,
} from './request.js';
export type { CarSearchAttributes, RenderOptions } from './server/render.js';
export type { Config, ConfigInput } from './state/config.js';
export type { Award } from './state/prizes.js';
export type { StorageMode } from './state/storage.js';
export type { Failure, Resource } from './state/store.js';
export { configure } from './state/store.js';
export type { StorefrontState, UserInfo };

/** The detail of `storefront-search` from any widget. Its `kind` says which. */
export type SearchDetail = GoodsSearchDetail | CarsSearchDetail;

/** The page's one store. */
export interface StorefrontStore {
  getState(): StorefrontState;
  getInitialState(): StorefrontState;
  /** Changes the given areas. The others stay as they are. */
  setState(change: Partial<StorefrontState> | ((state: StorefrontState) => Partial<StorefrontState>)): void;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  subscribe(listener: (state: StorefrontState, before: StorefrontState) => void): () => void;
}

/** The store that all copies of this major version share on a page. */
export const store: StorefrontStore = pageStore;

/**
 * Sends a request to the API as the widgets do: with their headers, timeout, and envelope, and the token only to the API's
 * origin. A 401 ends the session (contract section 9).
 * @param call the name of a call, or a call of the page's own.
 * @param data what is sent: the query of a GET, the form of a POST, or the file of a POST of the page's own. Null and
 * undefined are left out.
 * @param options `signal` aborts it, `token` sends another session's token, and `reply` reads one that the page has.
 * @returns The `data` of the reply, or a file. Rejects with a `RequestError`, or with a `TypeError` for a call that
 * doesn't exist.
 */
export async function request<Call extends AnyCall>(
  call: Call,
  ...[data, options]: CallArguments<Call>
): Promise<ReplyOf<Call>> {
  const { sendCall } = await import('./request.js');
  return sendCall(call, data, options);
}

/** Who is signed in. */
export interface Session {
  /** The shopper's record as the server sent it; null for a guest. */
  readonly user: UserInfo | null;
  readonly isSignedIn: boolean;
  /** Signs in the shopper whose account a form of the page's own has opened, for the widgets and other tabs, too. */
  signIn(token: string, user: UserInfo): Promise<void>;
  /** Replaces the shopper's record after a change on the page. For a guest, it does nothing. */
  update(user: UserInfo): Promise<void>;
  /** Ends the session here no matter what the server answers, for two seconds at most. It doesn't reload the page. */
  signOut(): Promise<void>;
  /** Calls the listener when someone signs in or out, also in another tab. Returns a function that unsubscribes it. */
  subscribe(listener: (session: Session) => void): () => void;
}

/** The session that all widgets on the page share. */
export const session: Session = {
  get user() {
    return pageStore.getState().user.info;
  },
  get isSignedIn() {
    return pageStore.getState().loginInfo.token !== null;
  },
  async signIn(token, user) {
    const { openSession } = await import('./state/session.js');
    openSession(token, user);
  },
  async update(user) {
    const { saveUser } = await import('./state/session.js');
    if (session.isSignedIn) saveUser(user);
  },
  async signOut() {
    const { signOut } = await import('./state/sign-out.js');
    await signOut();
  },
  subscribe: (listener) =>
    pageStore.subscribe(({ user, loginInfo }, before) => {
      if (user.info !== before.user.info || loginInfo.token !== before.loginInfo.token) listener(session);
    }),
};

/**
 * Erases everything of ours that this origin keeps in the browser, and signs the shopper out. Whatever else the origin
 * keeps stays. A page without this module sends the event `storefront-forget` instead.
 */
export async function forget(): Promise<void> {
  const erase = await import('./state/forget.js');
  await erase.forget();
}

/**
 * Loads and defines every element, for pages that are built with a bundler. Other pages use `storefront.js`, which
 * loads only the elements that are on the page. Resolves when all are defined.
 */
export async function defineAll(): Promise<void> {
  await Promise.all(Object.values(widgets).map((load) => load()));
}

/**
 * Renders a widget on a server: its tag with the attributes and, as declarative shadow DOM, a form that works before
 * any script runs and turns into the widget in one frame. Without `data`, it renders the outlines of the fields. Works
 * in Node without a DOM. All input is escaped, and nothing throws: unusable input is left out after one warning.
 * @param widget `car-search`; nothing is rendered for any other widget.
 * @param options the element's attributes as properties, the makes, and other values from the page's configuration.
 * @returns The markup. It's a promise because each language's texts load on demand.
 */
export async function render(widget: 'car-search', options?: RenderOptions): Promise<string> {
  const { renderWidget } = await import('./server/render.js');
  return renderWidget(widget, options);
}
