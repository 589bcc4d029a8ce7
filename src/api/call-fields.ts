// Generated from the definitions by `npm run docs`.

/** The fields of a call's data, by the call's name. A call that isn't here takes none. */
export interface CallFields {
  /** How many cars match a choice. Each list’s counts ignore the list’s own filter. */
  readonly carFacets: {
    /** A make’s `value`. */
    readonly brand?: string | null | undefined;
    /** A model’s `value`. */
    readonly model?: string | null | undefined;
    /** The lowest price, in whole US dollars. */
    readonly price_min?: number | null | undefined;
    /** The highest price, in whole US dollars. */
    readonly price_max?: number | null | undefined;
    /** The oldest model year. */
    readonly year_min?: number | null | undefined;
    /** The newest model year. */
    readonly year_max?: number | null | undefined;
    /** A body type’s `value`. */
    readonly body?: string | null | undefined;
    /** A fuel’s `value`. */
    readonly fuel?: string | null | undefined;
  };
  /** Signs in with the code response of Google’s script. Its other fields are sent, too. */
  readonly codeGoogleLogin: {
    /** The authorization code. */
    readonly code: string;
    /** The kind of device. */
    readonly device: 'pc';
  };
  /** Makes a coupon expire. */
  readonly couponExpire: {
    /** The coupon’s ID. */
    readonly coupon_log_id: string;
  };
  /** Changes the password of a shopper who has the code from the email. */
  readonly editPwd: {
    /** The shopper’s email. */
    readonly email: string;
    /** The password, of at least 6 characters. */
    readonly password: string;
    /** The verification code from the email. */
    readonly code: string;
  };
  /** Signs in with an access token from Facebook’s script. If it’s refused, the widget asks for an email and calls `fbBindEmail`. */
  readonly facebookLogin: {
    /** The access token. */
    readonly access_token: string;
  };
  /** Signs in a Facebook user with the email they entered. */
  readonly fbBindEmail: {
    /** The shopper’s email. */
    readonly email: string;
    /** The shopper’s Facebook ID. */
    readonly facebook_id: string;
    /** The shopper’s name. */
    readonly uname: string;
    /** URL of the shopper’s picture. */
    readonly headimgurl: string;
  };
  /** What the shopper viewed, most recent first. */
  readonly history: {
    /** The page, counted from 1. */
    readonly page: number;
    /** How many items a page has. */
    readonly pageSize: 30;
  };
  /** The departments for the menu. */
  readonly indexCategory: {
    /** 0 for all departments instead of a page of them. */
    readonly is_page: 0;
  };
  /** Signs in with an email and a password. */
  readonly login: {
    /** The shopper’s email. */
    readonly email: string;
    /** The password, of at least 6 characters. */
    readonly password: string;
  };
  /** Signs in with a passkey. */
  readonly passkeyLogin: {
    /** The result of `PublicKeyCredential.toJSON()`, as a JSON string. */
    readonly credential: string;
  };
  /** Saves a passkey that the browser has created. */
  readonly passkeyRegister: {
    /** The result of `PublicKeyCredential.toJSON()`, as a JSON string. */
    readonly credential: string;
  };
  /** Draws a prize. */
  readonly prizeDraw: {
    /** Identifies the draw, and is the shopper’s share of the randomness. The same key gets the same award. */
    readonly key?: string | null | undefined;
    /** The hash of the promised round; the server must draw no other. */
    readonly hash?: string | null | undefined;
  };
  /** Creates an account. If the reply has a token and a user, as that of `login` does, the shopper is signed in; otherwise, they sign in next. */
  readonly register: {
    /** The shopper’s email. */
    readonly email: string;
    /** The password, of at least 6 characters. */
    readonly password: string;
    /** The password again. */
    readonly enter_password: string;
    /** An invitation code; empty for none. */
    readonly invit_code: string;
    /** The verification code from the email. */
    readonly email_code: string;
  };
  /** Deletes one of the visitor’s recent searches. */
  readonly searchLogDelete: {
    /** The search term. */
    readonly keywords: string;
    /** The visitor’s ID; empty on a first visit. */
    readonly uuid: string;
  };
  /** Emails a verification code. `code_length` in `data` is its length; the widget submits the code once that many characters are typed. */
  readonly sendCodeEmail: {
    /** The shopper’s email. */
    readonly email: string;
    /** The answer to a challenge. Always empty, because the widgets don’t show one. */
    readonly verify_code: string;
    /** What the code is for: 1 to register, 2 to change the password. */
    readonly id: 1 | 2;
  };
  /** Makes a saved address the one to deliver to. */
  readonly setSelectAddress: {
    /** The ID of a saved address. */
    readonly address_id: string;
  };
  /** The departments for the search. */
  readonly shopCategory: {
    /** 0 for all departments instead of a page of them. */
    readonly is_page: 0;
  };
  /** The result of a sign-in window. Each result is returned only once. */
  readonly socialResult: {
    /** A secret that the page makes up: whoever knows it gets the result. */
    readonly nonce: string;
    /** The proof that the window received. */
    readonly proof?: string | null | undefined;
  };
  /** Starts a sign-in with Google or Facebook in a window, without their scripts. */
  readonly socialStart: {
    /** Whom to sign in with. */
    readonly provider: 'google' | 'facebook';
    /** A secret that the page makes up: whoever knows it gets the result. */
    readonly nonce: string;
  };
  /** Search suggestions for the keywords; without keywords, the visitor’s recent searches. */
  readonly suggestions: {
    /** What the shopper has typed. */
    readonly keywords: string;
    /** The visitor’s ID; empty on a first visit. */
    readonly uuid: string;
    /** 1 for suggestions from the factory zone only. */
    readonly is_wholesale?: 1 | null | undefined;
  };
  /** The accent color, a value of the shop’s configuration. */
  readonly themeColor: {
    /** The key of the value. */
    readonly key: 'THEME_COLOR';
  };
  /** Starts a sign-in with X in a window. */
  readonly twitterLogin: {
    /** A secret that the page makes up: whoever knows it gets the result. */
    readonly nonce: string;
  };
  /** The cities of a US zip code; empty if there’s no such code. */
  readonly zipLookup: {
    /** Five digits. */
    readonly code: string;
  };
}
