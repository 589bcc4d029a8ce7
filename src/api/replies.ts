import type { LoginReply, LoginSwitchReply } from './account.js';
import type { AddressListReply, ZipLookupReply } from './addresses.js';
import type { CarFacetsReply } from './car-facets.js';
import type { CarIndexReply } from './cars.js';
import type { IndexCategoryReply, NavbarReply, ShopCategoryReply } from './catalog.js';
import type { ThemeColorReply } from './config.js';
import type { GiftPopReply } from './gifts.js';
import type { PasskeyCreation, PasskeyRequest } from './passkeys.js';
import type { Award, PrizeInfoReply } from './prizes.js';
import type { SuggestionsReply } from './search.js';
import type { SocialResultReply, SocialStartReply, SocialWindowReply } from './social.js';
import type { IndexNoticeReply, PrizeRecordReply } from './storefront.js';
import type { UserInfoReply, UserUuidReply } from './user.js';

/** An announcement. */
export type Notice = IndexNoticeReply[number];

/** A prize in the shopper's records. `award_level` is the sector, 1 to 8. */
export type WonPrize = PrizeRecordReply[number];

/** The `data` of a success, by the name of the call (contract sections 4 and 6). */
export interface Replies {
  readonly addressList: AddressListReply;
  readonly cancelSelect: null;
  readonly carFacets: CarFacetsReply;
  readonly carIndex: CarIndexReply;
  readonly codeGoogleLogin: LoginReply;
  readonly couponExpire: null;
  readonly editPwd: null;
  readonly facebookLogin: LoginReply;
  readonly fbBindEmail: LoginReply;
  readonly getUserUUID: UserUuidReply;
  readonly giftPop: GiftPopReply;
  /** The items of the list are up to the shop. */
  readonly history: { readonly list: readonly object[]; readonly total: number };
  readonly indexCategory: IndexCategoryReply;
  readonly indexNotice: IndexNoticeReply;
  readonly invtRecord: PrizeRecordReply;
  readonly login: LoginReply;
  readonly logout: null;
  readonly luckyDraw: null;
  readonly navbar: NavbarReply;
  readonly otherLoginSwitch: LoginSwitchReply;
  readonly passkeyLogin: LoginReply;
  readonly passkeyLoginOptions: PasskeyRequest;
  readonly passkeyRegister: null;
  readonly passkeyRegisterOptions: PasskeyCreation;
  /** Other fields are up to the shop. */
  readonly prizeDraw: Award & { readonly [field: string]: unknown };
  readonly prizeInfo: PrizeInfoReply;
  readonly prizeRecord: PrizeRecordReply;
  /** With a token and a user, the new shopper is signed in. */
  readonly register: LoginReply | null;
  readonly searchLogDelete: null;
  readonly sendCodeEmail: { readonly code_length?: number } | null;
  readonly setSelectAddress: null;
  readonly shopCategory: ShopCategoryReply;
  readonly socialResult: SocialResultReply;
  readonly socialStart: SocialStartReply;
  readonly suggestions: SuggestionsReply;
  readonly themeColor: ThemeColorReply;
  readonly twitterLogin: SocialWindowReply;
  /** Empty for a guest. */
  readonly userInfo: UserInfoReply;
  readonly zipLookup: ZipLookupReply;
}

/** The name of a call. */
export type CallName = keyof Replies;
