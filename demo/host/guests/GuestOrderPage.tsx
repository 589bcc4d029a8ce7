import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import { openGuestOrder, requestGuestLink } from '../api/guests.js';
import { orderPath } from '../cart/paths.js';
import { loadTexts } from '../messages/speech.js';
import { useTitle } from '../shell/title.js';
import { FailureText } from '../ui/AsyncView.js';
import { EmailField } from '../ui/EmailField.js';
import { Form, FormButtons, TextField, useShopForm } from '../ui/form.js';
import { Notice } from '../ui/Notice.js';
import { wrongEmail } from './CheckoutStart.js';
import { guestTexts } from './messages/load.js';
import { GUEST_ORDER_PATH } from './paths.js';

export const loader = loadTexts(guestTexts);

type Outcome = 'opening' | 'account' | 'bad' | 'none';

/** Where a mailed link to a guest's order leads: on to the order or, if it doesn't work, to a new link. */
export function Component() {
  const texts = guestTexts.useTexts();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>(hash.length > 1 ? 'opening' : 'none');
  const [failure, setFailure] = useState<RequestError | null>(null);
  const [orderId, setOrderId] = useState(search.get('order_id') ?? '');
  useTitle(texts.open);
  useEffect(() => {
    const token = hash.slice(1);
    if (token === '') return;
    let isOver = false;
    // Whatever becomes of it, the token doesn't stay in the browser's history.
    const leave = (to: string) => void navigate(to, { replace: true });
    openGuestOrder(token).then(
      ({ order_id, is_account }) => {
        if (isOver) return;
        if (!is_account) return leave(orderPath(order_id));
        setOrderId(String(order_id));
        setOutcome('account');
        leave(GUEST_ORDER_PATH);
      },
      (reason: unknown) => {
        if (isOver) return;
        const failure = RequestError.of(reason);
        // The link may be fine: loading the page again tries it again.
        if (failure.code !== 400) return setFailure(failure);
        setOrderId((before) => before || (/^\d{1,9}(?=\.)/.exec(token)?.[0] ?? ''));
        setOutcome('bad');
        leave(GUEST_ORDER_PATH);
      },
    );
    return () => {
      isOver = true;
    };
  }, [hash, navigate]);
  const title = { opening: texts.open, account: texts.inAccount, bad: texts.badLink, none: texts.find }[
    outcome
  ];
  return (
    <div className="stack page-width guest-order">
      <header className="cart-head">
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      {outcome === 'opening' && failure === null && <p role="status">{texts.opening}</p>}
      <FailureText error={failure} className="summary-problem" />
      {outcome === 'account' && (
        <Notice title={texts.open} text={texts.inAccountText} to={orderPath(orderId)} link={texts.signIn} />
      )}
      {(outcome === 'bad' || outcome === 'none') && (
        <LinkForm orderId={orderId} lead={outcome === 'bad' ? texts.badLinkText : texts.findText} />
      )}
    </div>
  );
}

/** Requests a new link. What comes of it shows in the mailbox alone. */
function LinkForm({ orderId, lead }: { orderId: string; lead: string }) {
  const texts = guestTexts.useTexts();
  const [isSent, setSent] = useState(false);
  const form = useShopForm({
    defaultValues: { order_id: orderId, email: '' },
    check: ({ order_id, email }) => ({
      order_id: /^\d{1,9}$/.test(order_id.trim()) ? undefined : texts.orderEmpty,
      email: wrongEmail(email.trim(), texts),
    }),
    send: ({ order_id, email }) => requestGuestLink(order_id.trim(), email.trim()),
    onSent: () => setSent(true),
  });
  if (isSent) return <Notice role="status" title={texts.sent} text={texts.sentText} />;
  return (
    <section className="card stack checkout-step">
      <p>{lead}</p>
      <Form form={form}>
        <TextField name="order_id" label={texts.order} inputMode="numeric" dir="ltr" maxLength={9} />
        <EmailField label={texts.email} />
        <FormButtons submit={texts.send} busy={texts.sending} />
      </Form>
    </section>
  );
}
