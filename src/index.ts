/**
 * The npm entry. Importing it touches no DOM, so it works in Node and in server rendering.
 */
import type { CarsSearchDetail } from './car-search/car-search.definition.js';
import type { GoodsSearchDetail } from './header/header.definition.js';
import type { RenderOptions } from './server/render.js';
import { store as pageStore, type StorefrontState } from './state/store.js';
import { widgets } from './widgets.js';

export type { CommonDetail, EmptyDetail } from './element/definition.js';
export type { ErrorDetail, NavigateDetail, ReadyDetail, TrackDetail } from './element/events.definition.js';
export type { CommonTrackParams, TrackMethod, TrackName, TrackParams } from './element/track-params.js';
export type * from './event-details.js';
export type { Language } from './page/locale.js';
export type { CarSearchAttributes, RenderOptions } from './server/render.js';
export type { Config, ConfigInput } from './state/config.js';
export type { UserInfo } from './state/identity.js';
export type { Award } from './state/prizes.js';
export type { StorageMode } from './state/storage.js';
export type { Failure, Resource } from './state/store.js';
export { configure } from './state/store.js';
export type { StorefrontState };

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
