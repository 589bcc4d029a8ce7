import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LoginSwitchReply } from '../api/account.js';
import type { AddressListReply } from '../api/addresses.js';
import type { CarIndexReply } from '../api/cars.js';
import type { IndexCategoryReply, NavbarReply, ShopCategoryReply } from '../api/catalog.js';
import type { GiftPopReply } from '../api/gifts.js';
import type { PrizeInfoReply } from '../api/prizes.js';
import type { RequestErrorKind } from '../api/request-error.js';
import { type Language, toLanguage } from '../page/locale.js';
import { pageRecord, sharedOnPage } from '../page/page-record.js';
import {
  applyConfig,
  type Config,
  type ConfigInput,
  type ConfigSource,
  configSources,
  defaultConfig,
} from './config.js';
import { readToken, readUserInfo, readUuid, type UserInfo } from './identity.js';
import { cookies, local, setStorageMode } from './storage.js';

/** Why something couldn't be loaded, as plain data. */
export interface Failure {
  readonly kind: RequestErrorKind;
  readonly call: string;
  /** The reply's code, or the HTTP status; 0 if there is neither. */
  readonly code: number;
  /** For `business`, the server's `msg`; otherwise an English text for the console. */
  readonly message: string;
}

/**
 * Data from the server: one union, never parallel booleans. `data` is the last value, which stays visible while a newer
 * one loads.
 */
export type Resource<T> =
  | { readonly status: 'idle'; readonly data?: undefined }
  | { readonly status: 'loading'; readonly data?: T | undefined }
  | { readonly status: 'ready'; readonly data: T }
  | {
      readonly status: 'failed';
      readonly failure: Failure;
      readonly data?: T | undefined;
    };

/** A product that the shopper has added to the cart. */
export interface AddedToCart {
  /** The product's name, as shown to the shopper. */
  readonly name: string;
  /** The quantity. */
  readonly buy_num: number;
}

/** The page's one state (contract section 3). */
export interface StorefrontState {
  /** Free for the host page's own experiments. */
  readonly test: Readonly<Record<string, unknown>>;
  /** The visitor. */
  readonly user: {
    readonly uuid: string | null;
    /** The signed-in shopper; `null` for a guest (spec section 4: a guest's user info is empty). */
    readonly info: UserInfo | null;
  };
  readonly loginInfo: { readonly token: string | null };
  /** Where to deliver. */
  readonly addressindex: {
    readonly zip: string | null;
    readonly city: string | null;
    /** The saved addresses of the shopper with this token; missing until a widget requests them. */
    readonly book?: { readonly token: string | null; readonly list: Resource<AddressListReply> };
  };
  readonly shopCart: {
    /** The cart lines: `buy_num` pieces at `price` US cents each. */
    readonly lines: readonly {
      readonly buy_num: number;
      readonly price: number;
    }[];
    /** The last product added, set by the page. The header's cart announces each new object once. */
    readonly added?: AddedToCart;
  };
  readonly roles: readonly string[];
  readonly lang: Language;
  /** Data from the page and the server: the configuration, and the replies that widgets render. */
  readonly bigdata: {
    readonly config: Config;
    readonly carIndex: Resource<CarIndexReply>;
    /** The accent color, `#rgb` or `#rrggbb`; `null` for the design's own. */
    readonly themeColor: Resource<string | null>;
    /** Like the others below, missing until a widget requests it. */
    readonly navbar?: Resource<NavbarReply>;
    readonly departments?: Resource<ShopCategoryReply>;
    readonly menu?: Resource<IndexCategoryReply>;
    /** Who is signed in according to the server; `null` for nobody. `user.info` follows it. */
    readonly userInfo?: Resource<UserInfo | null>;
    readonly loginSwitch?: Resource<LoginSwitchReply>;
    readonly prizeInfo?: Resource<PrizeInfoReply>;
    readonly giftPop?: Resource<GiftPopReply>;
    /** When the next verification code can be sent, in epoch milliseconds, by the code's purpose. */
    readonly codeWaits?: Readonly<Record<string, number>>;
  };
}

/**
 * Returns the language as in contract section 1: the configuration, then the shopper's cookie, `<html lang>`, and
 * English. If the shopper has overruled the configured language (`changeLanguage`), their choice comes first.
 */
export function languageOf({ lang }: Config): Language {
  const page = typeof document === 'undefined' ? null : document.documentElement.lang;
  const chosen = toLanguage(cookies.read('NewLang'));
  const isOverruled = lang === cookies.read('locale');
  return (isOverruled && chosen) || (lang ?? chosen ?? toLanguage(page) ?? 'en');
}

/** The page's one store, shared by all copies of a major version. Works in Node, without a DOM. */
export const store: StoreApi<StorefrontState> = sharedOnPage('store', () => {
  const config: Config = { ...defaultConfig, ...configSources.tag };
  setStorageMode(config.storage);
  const idle = { status: 'idle' } as const;
  return createStore<StorefrontState>()(() => ({
    test: {},
    user: { uuid: readUuid(), info: readUserInfo() },
    loginInfo: { token: readToken() },
    addressindex: {
      zip: local.read('Applycode'),
      city: local.read('Applycity'),
    },
    shopCart: { lines: [] },
    roles: [],
    lang: languageOf(config),
    bigdata: { config, carIndex: idle, themeColor: idle },
  }));
});

/** Changes some fields of `bigdata`. */
export function setBigdata(change: Partial<StorefrontState['bigdata']>): void {
  store.setState(({ bigdata }) => ({ bigdata: { ...bigdata, ...change } }));
}

/**
 * Sets the configuration. Keys that are left out keep their values (contract section 1), and the latest call wins. An
 * invalid value is ignored with one warning that names the key. Null and undefined restore the default, or for a key
 * that decides where secrets go or which scripts run, what the loader's tag says.
 */
export function configure(input: ConfigInput): void {
  configureFrom('call', input);
}

/** Sets the configuration that comes from a certain source. */
export function configureFrom(source: ConfigSource, input: ConfigInput): void {
  const valid = applyConfig(source, input);
  const { bigdata, lang } = store.getState();
  const config = { ...bigdata.config, ...valid };
  setStorageMode(config.storage);
  store.setState({
    bigdata: { ...bigdata, config },
    // New texts may bring the language of the shopper's cookie, or of the page.
    lang: 'lang' in valid || 'messages' in valid ? languageOf(config) : lang,
  });
}

// A loader that runs after the store passes the configuration from its script tag to this function.
pageRecord.configure ??= (values) => configureFrom('tag', values);

/** Returns the key for replies that are the same for everybody. */
export const pageKey = ({ lang, bigdata }: StorefrontState): string => `${lang} ${bigdata.config.api}`;

/** Returns the key for replies that differ by shopper. */
export const shopperKey = (state: StorefrontState): string => `${pageKey(state)} ${state.loginInfo.token}`;

/** Returns the accent color in effect: the configuration's, or else the server's, or else null. */
export function accentColor(): string | null {
  const { config, themeColor } = store.getState().bigdata;
  return config.themeColor ?? themeColor.data ?? null;
}
