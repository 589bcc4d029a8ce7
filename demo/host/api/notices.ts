import { array, boolean, enums, type Infer, string, type, unknown } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { post } from './request.js';
import { amount } from './structs.js';

const Topic = enums(['orders', 'rewards', 'news']);
const Notice = type({
  notice_id: amount,
  topic: Topic,
  title: string(),
  text: string(),
  href: string(),
  is_read: boolean(),
  created_at: string(),
});
const Page = type({ list: array(Notice), total: amount, unread: amount });
const Subscriptions = array(type({ topic: Topic, by_mail: boolean() }));

export type Topic = Infer<typeof Topic>;
export type Notice = Infer<typeof Notice>;

export const NOTICE_PAGE_SIZE = 20;

/** All pages of what the shop told the shopper. */
export const allNotices = { queryKey: ['notices'] } as const;

/** A page of it, the newest first: of all, or of what is unread. */
export const noticesQuery = (page: number, unread: boolean) =>
  shopQuery('/pc/notice/list', Page, { page, pageSize: NOTICE_PAGE_SIZE, unread }, allNotices);

/** Marks one as read or unread, or with null all. */
export const markNotice = (notice_id: number | null, is_read: boolean) =>
  post('/pc/notice/read', unknown(), { notice_id, is_read });

export const removeNotice = (notice_id: number) => post('/pc/notice/delete', unknown(), { notice_id });

export const subscriptionsQuery = shopQuery('/pc/notice/subscriptions', Subscriptions);

export const subscribe = (topic: Topic, by_mail: boolean) =>
  post('/pc/notice/subscribe', Subscriptions, { topic, by_mail });

/** Ends the mails that a mail's link is about; nobody has to be signed in. */
export const unsubscribe = (token: string) =>
  post('/pc/notice/unsubscribe', type({ topic: Topic }), { token });
