import type { LoginReply } from '../api/account.js';
import type { CallName, Replies, WonPrize } from '../api/replies.js';
import { calls } from '../contract/calls.js';
import { carFacetsOf, carIndexOf, suggest } from './cars.js';
import { randomFrom } from './random.js';
import { type MockCall, Refusal } from './replies.js';
import { type MockData, type MockShop, sampleShop, textsIn } from './shop.js';
import { type Draw, newWheel } from './wheel.js';

/** The verification code in every mail that the mock pretends to send. */
const CODE = '123456';

/** When the sample's gift ends, in epoch milliseconds: the same in every shop, and not within a day. */
const GIFT_END = Date.UTC(2030, 0, 1);

type Account = MockShop['accounts'][number] & {
  password: string;
  draws: number;
  selected: string | null;
  hasGift: boolean;
  /** The draws by their key. */
  readonly byKey: Map<string, Draw>;
  readonly records: WonPrize[];
};

/** A request, with what it concerns. */
interface Visit {
  readonly call: MockCall;
  /** The data of the shop in the request's language. */
  readonly shop: MockShop;
  readonly texts: ReturnType<typeof textsIn>;
  /** Who is signed in; null for a guest. */
  readonly account: Account | null;
}

type Answers = {
  readonly [Name in CallName]: (visit: Visit) => Replies[Name] | Promise<Replies[Name]>;
};

const needsToken = new Set(calls.filter((each) => each.needsToken).map(({ endpoint }) => endpoint.name));

interface Opening {
  readonly data: MockData;
  /** The language of requests that name none. */
  readonly lang: string;
  /** Decides the ids, tokens, and draws. */
  readonly seed: number;
  /** The email of the account that every token belongs to. */
  readonly signedIn: string | undefined;
}

/**
 * Opens a shop in memory. What is sent to it changes what it answers: a sign-in signs in, a spin is spent.
 * @returns what answers a call with the `data` of its reply; it rejects with a `Refusal`
 * @throws {TypeError} if nobody has the email that is signed in
 */
export function openShop({
  data,
  lang,
  seed,
  signedIn: email,
}: Opening): (call: MockCall) => Promise<unknown> {
  const random = randomFrom(seed);
  const wheel = newWheel(random);
  const accounts: Account[] = (data.accounts ?? sampleShop(lang).accounts).map(opened);
  const sessions = new Map<string, Account>();
  let visitors = 0;
  let tokens = 0;

  const signIn = (account: Account): LoginReply => {
    tokens += 1;
    const token = `mock-token-${seed}-${tokens}`;
    sessions.set(token, account);
    return { token, user: account.user };
  };
  const signInAnybody = ({ texts }: Visit): LoginReply => {
    const [first] = accounts;
    if (!first) throw new Refusal(400, texts.refusals.password);
    return signIn(first);
  };
  const accountOf = (email: string | undefined) =>
    accounts.find((each) => each.email.toLowerCase() === email?.trim().toLowerCase());
  const always = accountOf(email) ?? null;
  if (email !== undefined && !always) throw new TypeError(`signedIn: no account has the email ${email}.`);
  // 401 ends a session, so a guest, who has none, gets another code.
  const signedIn = ({ call, account, texts }: Visit): Account => {
    if (account) return account;
    throw new Refusal(call.headers.token ? 401 : 403, texts.refusals.signIn);
  };
  const checkCode = (code: string | undefined, { texts }: Visit): void => {
    if (code !== CODE) throw new Refusal(400, texts.refusals.code);
  };
  const windowOf = () => ({ oauth_token: `mock-window-${seed}` });
  const challenge = () => `mock-challenge-${seed}`;

  const answers: Answers = {
    userInfo: ({ account }) => account?.user ?? {},
    getUserUUID() {
      visitors += 1;
      return { uuid: `00000000-0000-4000-8000-${String(visitors).padStart(12, '0')}` };
    },
    login({ call, texts }) {
      const account = accountOf(call.data.email);
      if (account?.password !== call.data.password || !account)
        throw new Refusal(400, texts.refusals.password);
      return signIn(account);
    },
    register(visit) {
      const { email = '', password = '', email_code } = visit.call.data;
      checkCode(email_code, visit);
      if (accountOf(email)) throw new Refusal(400, visit.texts.refusals.taken);
      const user = { id: accounts.length + 1, uname: email.split('@')[0] ?? '', email };
      const account = opened({ email, password, user, addresses: [], draws: 3 });
      accounts.push(account);
      return signIn(account);
    },
    editPwd(visit) {
      const { email, password = '', code } = visit.call.data;
      checkCode(code, visit);
      const account = accountOf(email);
      if (account) account.password = password;
      return null;
    },
    sendCodeEmail: () => ({ code_length: CODE.length }),
    logout({ call }) {
      sessions.delete(call.headers.token ?? '');
      return null;
    },
    otherLoginSwitch: () => ({ pc_switch: 0 }),
    codeGoogleLogin: signInAnybody,
    facebookLogin: signInAnybody,
    fbBindEmail: signInAnybody,
    twitterLogin: windowOf,
    socialStart: ({ call }) => ({
      ...windowOf(),
      authenticate_url: call.url.replace(/\/socialStart.*/, '/socialWindow'),
    }),
    socialResult: (visit) => ({ status: 'done', ...signInAnybody(visit) }),
    passkeyLoginOptions: () => ({ challenge: challenge(), allowCredentials: [] }),
    passkeyLogin: signInAnybody,
    passkeyRegisterOptions: (visit) => ({
      challenge: challenge(),
      rp: { id: 'localhost', name: 'Mock shop' },
      user: { id: 'bW9jaw', name: signedIn(visit).email, displayName: signedIn(visit).email },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    }),
    passkeyRegister: () => null,

    addressList: (visit) =>
      signedIn(visit).addresses.map((address) => ({
        ...address,
        is_select: Number(address.address_id === signedIn(visit).selected),
      })),
    setSelectAddress(visit) {
      const account = signedIn(visit);
      const { address_id } = visit.call.data;
      const address = account.addresses.find((each) => each.address_id === address_id);
      if (!address) throw new Refusal(404, visit.texts.refusals.address);
      account.selected = address.address_id;
      return null;
    },
    cancelSelect(visit) {
      signedIn(visit).selected = null;
      return null;
    },
    zipLookup: ({ call, shop }) => shop.zips.filter(({ code }) => code === call.data.code),

    carIndex: ({ shop }) => carIndexOf(shop),
    carFacets: ({ call, shop, texts }) => carFacetsOf(shop.cars, call.data, texts.kinds),
    suggestions: ({ call, shop }) => suggest(shop, call.data.keywords ?? ''),
    searchLogDelete: () => null,
    navbar: ({ shop }) => shop.navbar,
    shopCategory: ({ shop }) => shop.departments.map(named),
    indexCategory: ({ shop }) => ({
      category: shop.departments.map((each) => ({ ...named(each), son_category: [] })),
      oversea: [],
      factory: [],
    }),
    indexNotice: ({ shop }) => shop.notices,
    history: () => ({ list: [], total: 0 }),
    themeColor: ({ shop }) => ({ value: shop.theme_color }),

    giftPop: (visit) =>
      signedIn(visit).hasGift
        ? {
            ...{ end_time: GIFT_END, is_show_handle: 1, coupon_log_id: '1' },
            one: { is_lock: 0, is_use: 0, name: visit.texts.gift },
            ...{ two: [], three: {}, four: {} },
          }
        : noGift,
    luckyDraw(visit) {
      signedIn(visit).hasGift = true;
      return null;
    },
    couponExpire(visit) {
      signedIn(visit).hasGift = false;
      return null;
    },
    prizeInfo: async ({ shop, texts, account }) => ({
      ...{ tip1: texts.wheel, can_award_num: account?.draws ?? null },
      ...(await wheel.promise(shop.prizes)),
    }),
    async prizeDraw(visit) {
      const account = signedIn(visit);
      const { key = '', hash } = visit.call.data;
      const before = account.byKey.get(key);
      if (before) return { ...before, can_award_num: account.draws };
      if (account.draws < 1) throw new Refusal(400, visit.texts.refusals.draws);
      const draw = await wheel.draw(visit.shop.prizes, key, hash);
      account.draws -= 1;
      if (key) account.byKey.set(key, draw);
      account.records.unshift({ award_level: draw.award_level, award_name: draw.award_name });
      return { ...draw, can_award_num: account.draws };
    },
    prizeRecord: (visit) => signedIn(visit).records,
    invtRecord: () => [],
  };

  return async (call) => {
    const { token } = call.headers;
    const account = token ? (sessions.get(token) ?? always) : null;
    const language = call.headers.lang || lang;
    const visit: Visit = {
      ...{ call, account, texts: textsIn(language) },
      shop: { ...sampleShop(language), ...data },
    };
    if (!account && (token || needsToken.has(call.name))) signedIn(visit);
    return answers[call.name](visit);
  };
}

const opened = (account: MockShop['accounts'][number]): Account => ({
  ...account,
  ...{ selected: null, hasGift: true, byKey: new Map(), records: [] },
});

const named = ({ cat_id, cat_name }: MockShop['departments'][number]) => ({
  cat_id: String(cat_id),
  cat_name,
});

const noGift: Replies['giftPop'] = {
  end_time: 0,
  is_show_handle: 0,
  one: { is_lock: 0, is_use: 0 },
  two: [],
  three: {},
  four: {},
};
