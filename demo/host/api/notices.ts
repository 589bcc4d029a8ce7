import { array, boolean, enums, type Infer, string, type, unknown } from 'superstruct';
import type { ShopQuery } from '../data/use-shop-query.js';
import { get, post } from './request.js';
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
export type NoticePage = Infer<typeof Page>;
export type Subscriptions = Infer<typeof Subscriptions>;

export const NOTICE_PAGE_SIZE = 20;

/** All pages of what the shop told the shopper. */
export const allNotices = { queryKey: ['notices'] } as const;

/** A page of it, the newest first: of all, or of what is unread. */
export const noticesQuery = (page: number, isUnread: boolean): ShopQuery<NoticePage> => ({
  queryKey: [...allNotices.queryKey, page, isUnread],
  queryFn: () =>
    get('/pc/notice/list', Page, {
      page: String(page),
      pageSize: String(NOTICE_PAGE_SIZE),
      unread: isUnread ? '1' : '0',
    }),
});

/** Marks one as read or unread, or with null all. */
export const markNotice = (id: number | null, isRead: boolean): Promise<unknown> =>
  post('/pc/notice/read', unknown(), {
    ...(id !== null && { notice_id: String(id) }),
    is_read: isRead ? '1' : '0',
  });

export const removeNotice = (id: number): Promise<unknown> =>
  post('/pc/notice/delete', unknown(), { notice_id: String(id) });

/** Which topics come by mail. */
export const subscriptionsQuery: ShopQuery<Subscriptions> = {
  queryKey: ['subscriptions'],
  queryFn: () => get('/pc/notice/subscriptions', Subscriptions),
};

/** Turns the mails of a topic on or off. */
export const subscribe = (topic: Topic, byMail: boolean): Promise<Subscriptions> =>
  post('/pc/notice/subscribe', Subscriptions, { topic, by_mail: byMail ? '1' : '0' });

/** Ends the mails that a mail's link is about; nobody has to be signed in. */
export const unsubscribe = (token: string): Promise<{ topic: Topic }> =>
  post('/pc/notice/unsubscribe', type({ topic: Topic }), { token });
