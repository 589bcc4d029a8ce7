import { array, boolean, enums, type Infer, nullable, string, type, unknown } from 'superstruct';
import type { ShopQuery } from '../data/use-shop-query.js';
import { get, getOutcome, type Outcome, post, postOutcome } from './request.js';
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

/** The record of the account, as it was at sign-in; its fields beyond these are the server's. */
export type UserRecord = Infer<typeof User>;
export type Profile = Infer<typeof Profile>;

export const profileQuery: ShopQuery<Profile> = {
  queryKey: ['profile'],
  queryFn: () => get('/pc/user/profile', Profile),
};

export const saveProfile = (
  fields: Record<string, string>,
): Promise<{ profile: Profile; user: UserRecord }> =>
  post('/pc/user/profile', type({ profile: Profile, user: User }), fields);

/** Replaces the password by one who knows the present one. */
export const replacePassword = (fields: Record<string, string>): Promise<{ msg: string }> =>
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

/** What goes with the account, in numbers. */
export const loadConsequences = (): Promise<Outcome<Consequences>> =>
  getOutcome('/pc/user/cancel', Consequences);

/** Mails the code that closing needs. */
export const sendClosingCode = (): Promise<Outcome<unknown>> =>
  postOutcome('/pc/user/cancel/sendCode', unknown());

export const closeAccount = (code: string): Promise<Outcome<unknown>> =>
  postOutcome('/pc/user/cancel', unknown(), { code });

const Invitation = type({ invit_code: string(), path: string(), invited: amount });
export type Invitation = Infer<typeof Invitation>;
export const loadInvitation = (): Promise<Outcome<Invitation>> =>
  getOutcome('/pc/invitation/info', Invitation);

const Invited = type({ award_explain: string(), time: string() });
export type Invited = Infer<typeof Invited>;

/** Who came by the shopper's invitation, the last one first. */
export const loadInvited = (): Promise<Outcome<Invited[]>> =>
  getOutcome('/pc/prize/invtRecord', array(Invited));

const Order = type({
  order_id: amount,
  state: enums(['unpaid', 'paid', 'shipped', 'received', 'cancelled', 'refunded']),
  total: amount,
  created_at: string(),
  lines: array(type({ goods_id: amount, goods_name: string(), buy_num: amount, picture: unknown() })),
});
export type OwnOrder = Infer<typeof Order>;

/** The latest orders. */
export async function loadLatestOrders(count: number): Promise<Outcome<OwnOrder[]>> {
  const query = { page: '1', pageSize: String(count) };
  const found = await getOutcome('/pc/order/list', type({ list: array(Order) }), query);
  return found.status === 'ready' ? { status: 'ready', data: found.data.list } : found;
}

const Points = type({ points: amount, points_value: amount, shares: amount });
export type Points = Infer<typeof Points>;
export const loadPoints = (): Promise<Outcome<Points>> => getOutcome('/pc/points/info', Points);

const Coupons = type({
  owned: array(type({ coupon_name: string(), expires_at: string() })),
  collect: array(unknown()),
});
export type Coupons = Infer<typeof Coupons>;
export const loadCoupons = (): Promise<Outcome<Coupons>> => getOutcome('/pc/coupon/list', Coupons);
