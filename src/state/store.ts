import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LoginSwitchReply } from '../api/account.js';
import type { AddressListReply } from '../api/addresses.js';
import type { CarIndexReply } from '../api/cars.js';
import type { IndexCategoryReply, NavbarReply, ShopCategoryReply } from '../api/catalogue.js';
import type { RequestErrorKind } from '../api/client.js';
import type { GiftPopReply } from '../api/gifts.js';
import type { PrizeInfoReply } from '../api/prizes.js';
import { type Language, toLanguage } from '../i18n/locale.js';
import { type Config, type ConfigInput, defaultConfig, readConfig } from './config.js';
import { readToken, readUserInfo, readUuid, type UserInfo } from './identity.js';
import { pageRecord, sharedOnPage } from './page-record.js';
import { cookies, local } from './storage.js';

/** Why something could not be loaded, as plain data. */
export interface Failure {
  readonly kind: RequestErrorKind;
  readonly call: string;
  /** The reply's code, or the HTTP status; 0 where there is neither. */
  readonly code: number;
  /** For `business` the server's `msg`; else an English text for the console. */
  readonly message: string;
}

/**
 * Something that comes from the server: one union, never parallel booleans. `data` is the last value, kept on view while
 * a newer one loads.
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

/** Something that a shopper has put into the cart. */
export interface AddedToCart {
  /** The product's name, as the shopper reads it. */
  readonly name: string;
  /** How many pieces of it. */
  readonly buy_num: number;
}

/** The one state of a page; its areas are those of contract section 3. */
export interface StorefrontState {
  /** Free for the host's own trials. */
  readonly test: Readonly<Record<string, unknown>>;
  /** Who visits. */
  readonly user: {
    readonly uuid: string | null;
    /** The signed-in shopper; null for a guest (spec section 4: decided by whether the user info is empty). */
    readonly info: UserInfo | null;
  };
  readonly loginInfo: { readonly token: string | null };
  /** Where to deliver. */
  readonly addressindex: {
    readonly zip: string | null;
    readonly city: string | null;
    /** The saved addresses of the shopper who has this token; missing until somebody asks for them. */
    readonly book?: { readonly token: string | null; readonly list: Resource<AddressListReply> };
  };
  readonly shopCart: {
    /** Cart lines: `buy_num` pieces at `price` US cents. */
    readonly lines: readonly {
      readonly buy_num: number;
      readonly price: number;
    }[];
    /** What came in last: each new object is told once by the header's cart. The page sets it. */
    readonly added?: AddedToCart;
  };
  readonly roles: readonly string[];
  readonly lang: Language;
  /** What the page and the server told: the configuration, and what is drawn from replies. */
  readonly bigdata: {
    readonly config: Config;
    readonly carIndex: Resource<CarIndexReply>;
    /** The accent colour, `#rgb` or `#rrggbb`; null for the design's own. */
    readonly themeColor: Resource<string | null>;
    /** Missing until a widget asks for them. */
    readonly navbar?: Resource<NavbarReply>;
    readonly departments?: Resource<ShopCategoryReply>;
    readonly menu?: Resource<IndexCategoryReply>;
    /** What the server says of who is signed in; null for nobody. `user.info` follows it. */
    readonly userInfo?: Resource<UserInfo | null>;
    readonly loginSwitch?: Resource<LoginSwitchReply>;
    readonly prizeInfo?: Resource<PrizeInfoReply>;
    readonly giftPop?: Resource<GiftPopReply>;
    /** Until when, in epoch milliseconds, no other verification code is sent; by what it is for. */
    readonly codeWaits?: Readonly<Record<string, number>>;
  };
}

/**
 * The language by contract section 1: the configuration, the shopper's cookie, `<html lang>`, English. A configured
 * language that the shopper has overruled by a choice (`changeLanguage`) comes behind that choice.
 */
export function languageOf({ lang }: Config): Language {
  const page = typeof document === 'undefined' ? null : document.documentElement.lang;
  const chosen = toLanguage(cookies.read('NewLang'));
  const isOverruled = lang === cookies.read('locale');
  return (isOverruled && chosen) || (lang ?? chosen ?? toLanguage(page) ?? 'en');
}

/** The page's one store, for all copies of a major version. Works in Node, without a DOM. */
export const store: StoreApi<StorefrontState> = sharedOnPage('store', () => {
  const scripts = pageRecord.scripts ?? [];
  const config: Config = Object.assign({}, defaultConfig, ...scripts.map(readConfig));
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

/** Changes some of what `bigdata` holds. */
export function setBigdata(change: Partial<StorefrontState['bigdata']>): void {
  store.setState(({ bigdata }) => ({ bigdata: { ...bigdata, ...change } }));
}

/**
 * Sets the configuration; keys that are left out stay (contract section 1). Later wins. A value that is not valid
 * is ignored with one warning that names the key; null and undefined restore the default.
 */
export function configure(input: ConfigInput): void {
  const valid = readConfig(input);
  const { bigdata, lang } = store.getState();
  const config = { ...bigdata.config, ...valid };
  store.setState({
    bigdata: { ...bigdata, config },
    lang: 'lang' in valid ? languageOf(config) : lang,
  });
}

// A loader that comes after the store hands the configuration of its script tag to this.
pageRecord.configure ??= (values) => configure(values);

/** What the replies that are the same for everybody depend on. */
export const pageKey = ({ lang, bigdata }: StorefrontState): string => `${lang} ${bigdata.config.api}`;

/** What the replies depend on that are a shopper's own. */
export const shopperKey = (state: StorefrontState): string => `${pageKey(state)} ${state.loginInfo.token}`;

/** The accent color in force: the configuration's, else the server's, else null. */
export function accentColor(): string | null {
  const { config, themeColor } = store.getState().bigdata;
  return config.themeColor ?? themeColor.data ?? null;
}
