import { boolean, type Infer, nullable, string, type, unknown } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { type Fields, post } from './request.js';
import { amount } from './structs.js';

const Profile = type({
  email: nullable(string()),
  uname: string(),
  phone: string(),
  birthday: nullable(string()),
  lang: string(),
  picture_color: amount,
  has_password: boolean(),
  is_linked: boolean(),
  created_at: string(),
});
const User = type({ uname: string() });

/** The account's record, as it was at sign-in. The server may add fields to these. */
export type UserRecord = Infer<typeof User>;
export type Profile = Infer<typeof Profile>;

export const profileQuery = shopQuery('/pc/user/profile', Profile);

export const saveProfile = (fields: Fields) =>
  post('/pc/user/profile', type({ profile: Profile, user: User }), fields);

/** Changes the password, given the current one. */
export const replacePassword = (fields: Fields) =>
  post('/pc/user/replacePwd', type({ msg: string() }), fields);

const Consequences = type({
  email: nullable(string()),
  open_orders: amount,
  orders: amount,
  points: amount,
  shares: amount,
  coupons: amount,
  addresses: amount,
  saved: amount,
  history: amount,
});
export type Consequences = Infer<typeof Consequences>;

export const consequencesQuery = shopQuery('/pc/user/cancel', Consequences);

export const sendClosingCode = () => post('/pc/user/cancel/sendCode', unknown());

/** Closes the account. Fails with code 400 if the code from the email is wrong. */
export const closeAccount = (code: string) => post('/pc/user/cancel', unknown(), { code });

const Invitation = type({ invit_code: string(), path: string(), invited: amount });
export type Invitation = Infer<typeof Invitation>;

/** The shopper's invitation link, and how many people joined through it. */
export const invitationQuery = shopQuery('/pc/invitation/info', Invitation);
