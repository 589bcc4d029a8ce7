import { boolean, type Infer, nullable, string, type } from 'superstruct';
import { amount } from './fields.js';

export const Profile = type({
  email: nullable(string()),
  uname: string(),
  phone: string(),
  lang: string(),
  picture_color: amount,
  has_password: boolean(),
  is_linked: boolean(),
  created_at: string(),
});
export const UserRecord = type({
  user_id: amount,
  email: nullable(string()),
  uname: string(),
  headimgurl: string(),
  is_coupon: amount,
  is_show_handle: amount,
  invit_code: string(),
});

/** The account's record, as it was at sign-in. */
export type UserRecord = Infer<typeof UserRecord>;
export type Profile = Infer<typeof Profile>;

/** The reply to a changed profile. */
export const SavedProfile = type({ profile: Profile, user: UserRecord });

export const Consequences = type({
  email: nullable(string()),
  open_orders: amount,
  open_returns: amount,
  /** The last day on which anything can be returned, such as "2026-12-30"; null if nothing can. */
  returns_until: nullable(string()),
  orders: amount,
  points: amount,
  shares: amount,
  coupons: amount,
  addresses: amount,
  saved: amount,
  history: amount,
});
export type Consequences = Infer<typeof Consequences>;

export const Invitation = type({ invit_code: string(), path: string(), invited: amount });
export type Invitation = Infer<typeof Invitation>;

/** A session that has just begun. */
export const SignedIn = type({ token: string(), user: UserRecord });
export type SignedIn = Infer<typeof SignedIn>;
