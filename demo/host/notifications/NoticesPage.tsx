import { useSearchParams } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import type { NoticeMessages } from './messages/messages.js';
import { NoticeList } from './NoticeList.js';
import { Subscriptions } from './Subscriptions.js';
import { Unsubscribe } from './Unsubscribe.js';

/** What the shop told the shopper, and which of it comes by mail; or the end of such mails, for everybody. */
export function NoticesPage({ texts }: { texts: NoticeMessages }) {
  const [search] = useSearchParams();
  const token = search.get('unsubscribe');
  if (token !== null) return <Unsubscribe texts={texts} token={token} />;
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <NoticeList texts={texts} />
      <Subscriptions texts={texts} />
    </AccountLayout>
  );
}
