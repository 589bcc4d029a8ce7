/** What a shopper does that needs something to be kept. `any` is whichever of them comes first. */
export type Act =
  | 'sign-in'
  | 'location'
  | 'language'
  | 'spin'
  | 'claim'
  | 'close'
  | 'search'
  | 'cart'
  | 'any';

/** Something that the widgets may keep in the browser. */
export interface Stored {
  /** What it's for, for people. Left out of the shipped bundle. */
  readonly description: string;
  /** What the shopper does before it's written under `storage="on-use"` (contract section 10). */
  readonly act: Act;
  /** How many days a cookie lasts. */
  readonly days?: number;
  /** When anything but a cookie goes. Left out of the shipped bundle. */
  readonly words?: string;
}

const untilSignOut = 'until signing out';
const untilErased = 'until it’s cleared';
const untilTabCloses = 'until the tab is closed or signing out';
const untilShown = 'until it’s shown or signing out';

/**
 * Everything that the widgets may keep, by place and name (contract sections 3 and 10). What isn't in this list can't be
 * written.
 */
export const storedDefinition = {
  local: {
    newuuid: { act: 'any', description: 'the visitor’s ID, which every call carries', words: untilErased },
    token: { act: 'sign-in', description: 'the session of a signed-in shopper', words: untilSignOut },
    userInfo: {
      act: 'sign-in',
      description: 'that shopper’s record, as the server sent it',
      words: untilSignOut,
    },
    Applycode: { act: 'location', description: 'the zip code to deliver to', words: untilSignOut },
    Applycity: { act: 'location', description: 'its city', words: untilSignOut },
    firstVisitTime: { act: 'any', description: 'when the visitor first came', words: untilSignOut },
    dzpTime: { act: 'spin', description: 'when the wheel was last spun', words: untilSignOut },
    coupon_bol: {
      act: 'sign-in',
      description: 'whether the lucky draw was made: `1` or `2`',
      words: untilSignOut,
    },
    centerDialogVisibletime: {
      act: 'close',
      description: 'when the gift popup was closed',
      words: untilSignOut,
    },
    acconutShower: {
      act: 'any',
      description: 'nothing: the widgets only keep what the main site wrote there',
      words: untilErased,
    },
    prizeDraw: {
      act: 'spin',
      description: 'a draw whose award the shopper hasn’t seen yet',
      words: untilShown,
    },
    recentCars: { act: 'search', description: 'the last three searches for cars', words: untilSignOut },
    giftClaimed: { act: 'claim', description: 'which gift was claimed', words: untilSignOut },
  },
  session: {
    userInfo: { act: 'sign-in', description: 'the record of a signed-in shopper', words: untilSignOut },
    giftCountdown: {
      act: 'sign-in',
      description: 'the end of the gift’s countdown',
      words: untilTabCloses,
    },
    prizeShown: { act: 'close', description: 'that the gift popup was closed', words: untilTabCloses },
    prizeDraw: {
      act: 'spin',
      description: 'marks the tab that continues a draw after a reload',
      words: untilShown,
    },
    spinWish: {
      act: 'spin',
      description: 'a spin that a guest asked for, to continue after the sign-in',
      words: 'until the spin or signing out',
    },
  },
  cookies: {
    myCookie: { act: 'sign-in', description: 'the session of a signed-in shopper', days: 14 },
    userInfo: { act: 'sign-in', description: 'that shopper’s record', days: 14 },
    NewLang: { act: 'language', description: 'the language that the shopper chose', days: 14 },
    locale: { act: 'language', description: 'the configured language that this choice overruled', days: 365 },
    prizeShown: { act: 'close', description: 'that the gift popup was closed', days: 2 },
    passkeyOffered: { act: 'sign-in', description: 'that a passkey was offered', days: 180 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Stored>>>>;
