/**
 * The npm entry. Importing it touches no DOM, so that it works in Node and in a server's rendering.
 */
import type { CarsSearchDetail } from './car-search/car-search.definition.js';
import type { GoodsSearchDetail } from './header/header.definition.js';
import type { RenderOptions } from './server/render.js';
import { store as pageStore, type StorefrontState } from './state/store.js';
import { widgets } from './widgets.js';

export type { CarChangeDetail, CarsSearchDetail } from './car-search/car-search.definition.js';
export type { CommonDetail, EmptyDetail } from './element/definition.js';
export type { ErrorDetail, NavigateDetail, ReadyDetail, TrackDetail } from './element/events.definition.js';
export type { CommonTrackParams, TrackMethod, TrackName, TrackParams } from './element/track-params.js';
export type { GoodsSearchDetail } from './header/header.definition.js';
export type { Language } from './i18n/locale.js';
export type { LanguageChangeDetail } from './language/language.definition.js';
export type { LocationChangeDetail } from './location/location.definition.js';
export type { ClaimDetail } from './prize-popup/prize-popup.definition.js';
export type { PrizeDetail } from './prize-wheel/prize-wheel.definition.js';
export type { CarSearchAttributes, RenderOptions } from './server/render.js';
export type { SignInDetail } from './sign-in/sign-in.definition.js';
export type { Config, ConfigInput } from './state/config.js';
export type { UserInfo } from './state/identity.js';
export type { Award } from './state/prizes.js';
export type { Failure, Resource } from './state/store.js';
export { configure } from './state/store.js';
export type { StorefrontState };

/** The detail of `storefront-search`, of whatever widget: its `kind` tells which. */
export type SearchDetail = GoodsSearchDetail | CarsSearchDetail;

/** The page's one store. */
export interface StorefrontStore {
  getState(): StorefrontState;
  getInitialState(): StorefrontState;
  /** Changes the areas that are given; the others stay. */
  setState(change: Partial<StorefrontState> | ((state: StorefrontState) => Partial<StorefrontState>)): void;
  /** Calls back after every change, until what it returned is called. */
  subscribe(listener: (state: StorefrontState, before: StorefrontState) => void): () => void;
}

/** The store that all copies of this major version share on a page. */
export const store: StorefrontStore = pageStore;

/**
 * Loads and defines every element. For pages that are built with a bundler; others use `storefront.js`, which
 * loads what a page holds. Resolves when all are defined.
 */
export async function defineAll(): Promise<void> {
  await Promise.all(Object.values(widgets).map((load) => load()));
}

/**
 * Draws a widget on a server: its tag with the attributes, and in it, as declarative shadow DOM, a form that works before
 * any script and becomes the widget in one frame; without `data` the shapes of the fields. Works in Node without a DOM.
 * Everything that is given is escaped, and nothing throws: what cannot be used is left out after one warning.
 * @param widget `car-search`; of any other nothing is drawn.
 * @param options the element's attributes by their properties, the makes, and what else the page's configuration says.
 * @returns The markup. A promise, because the texts of a language come on demand.
 */
export async function render(widget: 'car-search', options?: RenderOptions): Promise<string> {
  const { renderWidget } = await import('./server/render.js');
  return renderWidget(widget, options);
}
