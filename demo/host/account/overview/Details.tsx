import { Link } from 'react-router';
import { addressesQuery } from '../../api/addresses.js';
import { loadNotices } from '../../api/notices.js';
import { useOwnQuery } from '../../data/use-shop-query.js';
import { useSpeech } from '../../messages/context.js';
import { AsyncView } from '../../ui/AsyncView.js';
import { OwnView } from '../OwnView.js';
import { useOwn } from '../useOwn.js';
import { Card, CardSkeleton } from './Card.js';
import type { OverviewMessages } from './messages/messages.js';

/** Where to deliver by default, or the way to a first address. */
export function AddressCard({ texts }: { texts: OverviewMessages }) {
  const addresses = useOwnQuery(addressesQuery);
  return (
    <Card page="addresses" title={texts.address} more={texts.more}>
      <AsyncView query={addresses} small skeleton={<CardSkeleton lines={3} />}>
        {([first]) =>
          first ? (
            <address>
              <bdi>
                <strong>{first.address_name}</strong>
              </bdi>
              <bdi>{first.contact_name}</bdi>
              <bdi>{[first.street, first.unit].filter(Boolean).join(', ')}</bdi>
              <bdi>
                {first.city_name}, {first.state} {first.post_code}
              </bdi>
            </address>
          ) : (
            <>
              <p>{texts.noAddress}</p>
              <Link to="/address/2?edit=new">{texts.addAddress}</Link>
            </>
          )
        }
      </AsyncView>
    </Card>
  );
}

/** What the shop told last, and how much of it is unread. */
export function NoticeCard({ texts }: { texts: OverviewMessages }) {
  const { numbers } = useSpeech();
  const [own, reload] = useOwn(() => loadNotices(1, false));
  return (
    <Card page="notifications" title={texts.notices} more={texts.more}>
      <OwnView own={own} reload={reload} small skeleton={<CardSkeleton lines={3} />}>
        {({ list, unread }) => (
          <>
            {unread > 0 ? (
              <p className="account-figure">{numbers.plural(texts.unread, unread)}</p>
            ) : (
              <p>{texts.noUnread}</p>
            )}
            {list[0] && <p>{list[0].title}</p>}
          </>
        )}
      </OwnView>
    </Card>
  );
}
