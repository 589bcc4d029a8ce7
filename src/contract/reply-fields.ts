/** What fields of replies are, for people who write a server. */
type Descriptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const expires = 'When it expires, in ISO 8601.';
const token = 'Identifies the session. It’s sent with every later call.';
const user = 'The shopper, as in `userInfo`; never empty.';
const department = { cat_id: 'The department’s ID.', cat_name: 'Its name.' };

/** Returns the descriptions of fields that are nested in another. */
const within = (place: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${place}.${name}`, text]));

const award = {
  award_level: 'The sector, from 1 to 8.',
  award_name: 'The prize’s name.',
  award_state: '0 if the sector wins nothing.',
  award_explain: 'What the shopper is told about it.',
};
const socialWindow = {
  oauth_token: 'Added to the query of the window’s page.',
  number: 'What the window asks for if it has lost the page that opened it.',
};
const spins = 'How many spins the shopper has left.';
const gift = { name: 'What it is, such as “$10 off”.', expires_at: expires };
const departments = (place: string) => ({
  ...within(`${place}[]`, department),
  [`${place}[].son_category`]: 'Its subcategories.',
});

/** The fields of the replies, by the schema’s name and the field’s path. Those that speak for themselves are left out. */
export const replyFields: Descriptions = {
  AddressListReply: within('[]', {
    address_name: 'What the shopper calls the address.',
    is_default: '1 for the shopper’s default address.',
    is_select: '1 for the address to deliver to.',
    post_code: 'The zip code, shown as the place to deliver to.',
    city_name: 'The city, shown with it.',
  }),
  Award: {
    ...award,
    goods_id: 'The product that was won, if it’s one.',
    can_award_num: spins,
    coupon_log_id: 'The ID of the coupon that was won, if it’s one.',
    coupon_code: 'The code to type in.',
    expires_at: expires,
  },
  CarFacetsReply: {
    total: 'How many cars match the whole choice.',
    brands: 'The makes that have cars, by the `value` in `carIndex`.',
    models: 'The models of the chosen make, likewise.',
    prices: 'The lowest and the highest price in whole US dollars, both null if no car is left.',
    years: 'The oldest and the newest model year, likewise.',
    bodies: 'The body types.',
    fuels: 'The fuels.',
  },
  CarIndexReply: {
    banner: 'What the hero shows.',
    ...within('banner', {
      img_pc: 'URL of the background picture.',
      title: 'The heading, then the line below it.',
      brand: 'The makes to choose from.',
      'brand[].brand_name': 'The make’s name.',
      'brand[].value': 'Stands for the make in URLs, attributes, and events.',
      'brand[].brand_logo': 'URL of its logo.',
      'brand[].car_model': 'Its models: a name, or an object if the `value` differs from the `name`.',
    }),
  },
  GiftPopReply: {
    end_time:
      'When the gift ends, in epoch seconds or milliseconds; 0 if there’s none, or it’s over. The countdown runs until then if that’s within a day, and otherwise for a day.',
    is_show_handle: '1 if gifts are claimed on the wheel’s page, and otherwise in the cart.',
    coupon_log_id: 'The coupon’s ID, for `couponExpire`.',
    one: 'The first tile.',
    ...within('one', {
      is_lock: '1 if it’s locked.',
      is_use: '1 if it’s used.',
      img: 'URL of its picture.',
      ...gift,
    }),
    two: 'The gifts of the second tile.',
    ...within('two[]', {
      status: '1 if it’s unused, 2 if it’s used, 3 if it’s locked.',
      img_not_use: 'URL of its picture while it’s unused.',
      img_used: 'URL of its picture once it’s used.',
      img_lock: 'URL of its picture while it’s locked.',
      ...gift,
    }),
    three: 'The third tile.',
    ...within('three', { img: 'URL of its picture.', ...gift }),
    four: 'The fourth tile.',
    ...within('four', { img: 'URL of its picture.', ...gift }),
  },
  HistoryReply: {
    list: 'One page of them. What an item holds is up to you.',
    total: 'How many there are in all.',
  },
  IndexCategoryReply: {
    category: 'The departments.',
    ...departments('category'),
    oversea: 'Those shipped from overseas.',
    ...departments('oversea'),
    factory: 'Those of the factories.',
    ...departments('factory'),
  },
  LoginReply: { token, user },
  LoginSwitchReply: {
    pc_switch: '1 if sign-in with Google, Facebook, and X is offered.',
    google:
      'URL of Google’s logo, for a sign-in with `page`. The widget has its own; the same goes for the others.',
    facebook: 'URL of Facebook’s.',
    twitter: 'URL of X’s.',
    apple: 'URL of Apple’s. Apple’s button only says that it isn’t available yet.',
    passkey_host: 'The host whose pages, and those of its subdomains, have passkeys; null for no passkeys.',
  },
  NavbarReply: within('[]', {
    path: 'A path within the site, with its `/`. A link to anything else is left out.',
  }),
  PrizeInfoReply: {
    prize_img: 'URL of the wheel’s picture.',
    prize_btn: 'URL of the picture on the button.',
    prize_win: 'URL of the picture shown with a prize that has none of its own.',
    tip1: 'The line above the wheel.',
    tip2: 'The line below the wheel.',
    prizes: 'The prizes, one per sector. Without them, the wheel has no names.',
    ...within('prizes[]', {
      award_level: award.award_level,
      award_name: award.award_name,
      award_terms: 'What it’s subject to, such as a coupon’s minimum order.',
      picture: 'URL of its picture.',
      odds: 'Its odds, from 0 to 1.',
      weight: 'Its odds in 10,000ths, as the hash of the round has them.',
      prize: 'The prize as the hash of the round has it.',
    }),
    can_award_num: spins,
    next_round: 'What the server commits to before the next draw, so that the draw can be checked.',
    ...within('next_round', { round: 'The round’s number.', hash: 'The hash of the round, in hex.' }),
  },
  PrizeRecordReply: within('[]', { ...award, time: 'When it was won.' }),
  ShopCategoryReply: within('[]', department),
  SocialResultReply: {
    status:
      '`waiting` until the window has a result; then `done`, or `bind` if the shopper has to enter an email.',
    token: 'With `done`: the session’s.',
    user: 'With `done`: the shopper, as in `userInfo`.',
    facebook_id: 'With `bind`: the shopper’s Facebook ID, for `fbBindEmail`.',
    uname: 'With `bind`: the shopper’s name.',
    headimgurl: 'With `bind`: URL of the shopper’s picture.',
  },
  SocialStartReply: {
    ...socialWindow,
    authenticate_url: 'Your page to open in the window, which sends the shopper on to the provider.',
  },
  SocialWindowReply: {
    ...socialWindow,
    authenticate_url: 'The page to open in the window; X’s own by default.',
  },
  SuggestionsReply: within('[]', {
    suggestKeyword: 'The term.',
    picture: 'URL of a picture.',
    price: 'The price in US dollars; for a make or a model, the lowest.',
  }),
  ThemeColorReply: { value: 'The accent color: `#rgb` or `#rrggbb`. Anything else is ignored.' },
  UserUuidReply: { uuid: 'Visible ASCII.' },
};

/** Fields that a widget uses if they’re there, and that no struct checks: anything fits. */
export const uncheckedFields: Descriptions = {
  Award: {
    prize: 'The prize as the hash of the round has it.',
    round: 'With its `seed`, which was secret until now, the draw can be checked.',
  },
};
