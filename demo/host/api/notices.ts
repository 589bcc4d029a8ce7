import { unknown } from 'superstruct';
import { NoticePage, Subscriptions, type Topic, Unsubscribed } from '../../shared/replies/notices.js';
import { shopQuery } from '../data/use-shop-query.js';
import { post } from './request.js';

export const NOTICE_PAGE_SIZE = 20;

/** The query key of all pages of notifications. */
export const allNotices = { queryKey: ['notices'] } as const;

/** One page of notifications, newest first: all of them, or only the unread ones. */
export const noticesQuery = (page: number, unread: boolean) =>
  shopQuery('/pc/notice/list', NoticePage, { page, pageSize: NOTICE_PAGE_SIZE, unread }, allNotices);

/** Marks one notification as read or unread. With a null id, marks all of them. */
export const markNotice = (notice_id: number | null, is_read: boolean) =>
  post('/pc/notice/read', unknown(), { notice_id, is_read });

export const removeNotice = (notice_id: number) => post('/pc/notice/delete', unknown(), { notice_id });

export const subscriptionsQuery = shopQuery('/pc/notice/subscriptions', Subscriptions);

export const subscribe = (topic: Topic, by_mail: boolean) =>
  post('/pc/notice/subscribe', Subscriptions, { topic, by_mail });

/** Ends the emails that an unsubscribe link is about. Doesn't require signing in. */
export const unsubscribe = (token: string) => post('/pc/notice/unsubscribe', Unsubscribed, { token });
