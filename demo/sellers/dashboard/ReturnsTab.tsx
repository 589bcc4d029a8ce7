import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmDialog } from '../../host/account/ConfirmDialog.js';
import { fill, fillParts, useI18n } from '../../host/messages/i18n.js';
import { AsyncView, FailureText } from '../../host/ui/AsyncView.js';
import { Labeled } from '../../host/ui/Labeled.js';
import { Notice } from '../../host/ui/Notice.js';
import type { SellerReturn, SellerReturnPage } from '../../shared/replies/seller-store.js';
import { lastDayOf, returnTracking, SHIP_DAYS } from '../../shared/returns.js';
import { unbrokenUnits } from '../../shared/unbroken-units.js';
import { ArtPicture } from '../ArtPicture.js';
import { useSellerQuery } from '../api/session.js';
import { receiveReturn, refetchStore, returnsQuery } from '../api/store.js';
import { Skeleton } from '../Skeleton.js';
import { useStoreDay } from '../store-day.js';
import { storeTexts } from '../texts.js';
import { TabPages } from './TabPages.js';
import './OrdersTab.css';

/** What buyers send back to the store. @param tell shows the seller a message about what was done */
export function ReturnsTab({ notify }: { notify: (text: string) => void }) {
  const { returns, loading } = storeTexts.useTexts();
  const [search] = useSearchParams();
  const query = useSellerQuery(returnsQuery(Number(search.get('page')) || 1), true);
  return (
    <section aria-label={returns.list} className="stack seller-tab">
      <AsyncView query={query} skeleton={<Skeleton text={loading} />}>
        {(data) => (
          <>
            <Destination {...data} />
            {data.list.length === 0 ? (
              <Notice title={returns.empty} text={returns.emptyText} />
            ) : (
              <>
                <ul className="stack">
                  {data.list.map((back) => (
                    <ReturnCard
                      key={back.return_id}
                      back={back}
                      isReceivable={!data.to_warehouse}
                      notify={notify}
                    />
                  ))}
                </ul>
                <TabPages data={data} tab="returns" />
              </>
            )}
          </>
        )}
      </AsyncView>
    </section>
  );
}

/** Where the label sends what buyers return. Renders nothing if that isn't known. */
function Destination({ return_to, to_warehouse }: Pick<SellerReturnPage, 'return_to' | 'to_warehouse'>) {
  const { returns: texts } = storeTexts.useTexts();
  if (return_to.length === 0) return null;
  const address = (
    <bdi key="address" lang="en">
      {return_to.join(', ')}
    </bdi>
  );
  const text = to_warehouse ? texts.toWarehouse : texts.to;
  return <p className="soft">{fillParts<typeof text, ReactNode>(text, { address })}</p>;
}

interface ReturnCardProps {
  back: SellerReturn;
  /** Whether the seller confirms the arrival. Otherwise, the warehouse does. */
  isReceivable: boolean;
  notify: (text: string) => void;
}

function ReturnCard({ back, isReceivable, notify }: ReturnCardProps) {
  const { returns: texts } = storeTexts.useTexts();
  const { numbers } = useI18n();
  const dayOf = useStoreDay();
  const { return_id, order_id, state, reason, note, value, created_at, closed_at, lines } = back;
  return (
    <li className="card stack seller-order">
      <header className="row">
        <h2>{fill(texts.number, { id: return_id })}</h2>
        <span className="badge seller-state" data-state={state === 'requested' ? 'shipped' : state}>
          {texts.states[state]}
        </span>
        <p className="row">
          <span>{fill(texts.order, { id: order_id })}</span>
          <span>{dayOf(created_at)}</span>
        </p>
      </header>
      <ul className="stack-tiny seller-lines">
        {lines.map(({ goods_id, goods_name, picture, pieces }) => (
          <li key={goods_id}>
            <span className="seller-thumb">
              <ArtPicture
                art={'art' in picture ? picture.art : ''}
                color={picture.color_hex}
                goodsId={goods_id}
              />
            </span>
            <bdi>{unbrokenUnits(goods_name)}</bdi>
            <span dir="ltr">× {numbers.count(pieces)}</span>
          </li>
        ))}
      </ul>
      <p>
        {note ? (
          <Labeled label={texts.reasons[reason]} value={<bdi key="note">{note}</bdi>} />
        ) : (
          texts.reasons[reason]
        )}
      </p>
      <p className="soft row">
        <span>{fill(texts.value, { price: numbers.price(value) })}</span>
        {closed_at !== null && <span>{fill(texts.closed, { day: dayOf(closed_at) })}</span>}
      </p>
      {state === 'requested' && (
        <p>
          {fillParts<typeof texts.sending, ReactNode>(texts.sending, {
            day: numbers.day(lastDayOf(new Date(created_at), SHIP_DAYS)),
            tracking: <bdi key="tracking">{returnTracking(return_id)}</bdi>,
          })}
        </p>
      )}
      {state === 'requested' && isReceivable && (
        <Receive id={return_id} value={numbers.price(value)} notify={notify} />
      )}
    </li>
  );
}

interface ReceiveProps {
  /** The return ID. */
  id: number;
  /** What comes off the sales. */
  value: string;
  notify: (text: string) => void;
}

function Receive({ id, value, notify }: ReceiveProps) {
  const { returns: texts } = storeTexts.useTexts();
  const [isAsking, setAsking] = useState(false);
  const named = (text: string) => fill(text, { id });
  const receiving = useMutation({
    mutationFn: () => receiveReturn(id),
    onSuccess: async () => {
      await refetchStore();
      notify(named(texts.received));
    },
  });
  return (
    <div className="stack-tiny seller-receive">
      <button
        type="button"
        className="button"
        aria-label={named(texts.receiveNamed)}
        aria-disabled={receiving.isPending}
        onClick={() => receiving.isPending || setAsking(true)}
      >
        {texts.receive}
      </button>
      <FailureText error={receiving.error} className="form-wrong" />
      {isAsking && (
        <ConfirmDialog
          title={named(texts.question)}
          text={fill(texts.text, { value })}
          confirm={texts.receive}
          keep={texts.keep}
          onConfirm={() => receiving.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
