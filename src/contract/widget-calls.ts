// Generated from the definitions by `npm run docs`.

/** The calls that each widget makes by itself, and the widgets that it opens, which make theirs. */
export const widgetCalls: Readonly<
  Record<string, { readonly calls: readonly string[]; readonly opens: readonly string[] }>
> = {
  'account-menu': {
    calls: ['userInfo', 'logout'],
    opens: ['sign-in'],
  },
  'back-to-top': {
    calls: [],
    opens: ['sign-in'],
  },
  'car-search': {
    calls: ['carIndex', 'carFacets'],
    opens: [],
  },
  drawer: {
    calls: ['indexCategory'],
    opens: ['sign-in'],
  },
  footer: {
    calls: [],
    opens: ['sign-in'],
  },
  header: {
    calls: ['navbar', 'shopCategory', 'suggestions', 'searchLogDelete', 'addressList'],
    opens: ['account-menu', 'drawer', 'language', 'location', 'sign-in'],
  },
  language: {
    calls: [],
    opens: [],
  },
  location: {
    calls: ['addressList', 'setSelectAddress', 'cancelSelect', 'zipLookup'],
    opens: ['sign-in'],
  },
  'prize-popup': {
    calls: ['userInfo', 'giftPop', 'luckyDraw', 'couponExpire'],
    opens: ['sign-in'],
  },
  'prize-wheel': {
    calls: ['prizeInfo', 'prizeDraw'],
    opens: ['sign-in'],
  },
  'sign-in': {
    calls: [
      'login',
      'register',
      'sendCodeEmail',
      'editPwd',
      'otherLoginSwitch',
      'codeGoogleLogin',
      'facebookLogin',
      'fbBindEmail',
      'twitterLogin',
      'socialStart',
      'socialResult',
      'passkeyLoginOptions',
      'passkeyLogin',
      'passkeyRegisterOptions',
      'passkeyRegister',
    ],
    opens: [],
  },
};
