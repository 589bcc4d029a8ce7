import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import { GUEST_ORDER_FORM } from '../../shared/forms/forms.js';
import { pathTo } from '../../shared/pages.js';
import { openGuestOrder, requestGuestLink } from '../api/guests.js';
import { fill, loadTexts, useI18n } from '../messages/i18n.js';
import { signOut } from '../session/signOut.js';
import { useShopper } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { guestTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { TextField } from '../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import { Notice } from '../ui/Notice.js';
import { ruled } from '../ui/rules.js';
import './guests.css';
import '../checkout/checkout.css';
import '../cart/summary.css';

export const loader = loadTexts(guestTexts);

type Outcome = 'opening' | 'other-account' | 'other-email' | 'bad' | 'none';

/** Where a mailed link to a guest's order leads: on to the order or, if it doesn't work, to a new link. */
export function Component() {
  const texts = guestTexts.useTexts();
  const { hash, state } = useLocation();
  const shopper = useShopper();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = hash.slice(1) || tokenIn(state);
  const [outcome, setOutcome] = useState<Outcome>(token === '' ? 'none' : 'opening');
  const [placedBy, setPlacedBy] = useState('');
  const { mutate: open, error } = useMutation({ mutationFn: openGuestOrder });
  // A link that doesn't work has a page of its own. Otherwise, loading the page again tries it again.
  const failure = error && RequestError.of(error).code !== 400 ? error : null;
  const [orderId, setOrderId] = useState(search.get('order_id') ?? '');
  useTitle(texts.open);
  useEffect(() => {
    if (token === '') return;
    // Whatever becomes of it, the token doesn't stay in a URL of the browser's history.
    const leave = (to: string, state?: object) => void navigate(to, { replace: true, state });
    open(token, {
      onSuccess({ order_id, access, email }) {
        if (access === 'guest' || access === 'account') return leave(pathTo('order', order_id));
        setOrderId(String(order_id));
        setPlacedBy(email ?? '');
        setOutcome(access);
        // After signing out, the page loads again, and opens the same link.
        leave(pathTo('guestOrder'), { token });
      },
      onError(reason) {
        if (RequestError.of(reason).code !== 400) return;
        setOrderId((before) => before || (/^\d{1,9}(?=\.)/.exec(token)?.[0] ?? ''));
        setOutcome('bad');
        leave(pathTo('guestOrder'));
      },
    });
  }, [token, open, navigate]);
  const title = {
    opening: texts.open,
    'other-account': texts.inAccount,
    'other-email': texts.otherEmail,
    bad: texts.badLink,
    none: texts.find,
  }[outcome];
  return (
    <div className="stack page-width guest-order">
      <header className="cart-head">
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      {outcome === 'opening' && failure === null && <p role="status">{texts.opening}</p>}
      <FailureText error={failure} className="summary-problem" />
      {outcome === 'other-account' && shopper === null && (
        <Notice
          title={texts.open}
          text={texts.inAccountText}
          to={pathTo('order', orderId)}
          link={texts.signIn}
        />
      )}
      {outcome === 'other-account' && shopper !== null && (
        <OtherShopper text={fill(texts.otherAccountText, { name: isolated(shopper) })} />
      )}
      {outcome === 'other-email' && shopper !== null && (
        <OtherShopper
          text={fill(texts.otherEmailText, { email: isolated(placedBy), name: isolated(shopper) })}
        />
      )}
      {(outcome === 'bad' || outcome === 'none') && (
        <LinkForm orderId={orderId} lead={outcome === 'bad' ? texts.badLinkText : texts.findText} />
      )}
    </div>
  );
}

/** Keeps the direction of a name or an email from changing that of the sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Returns the token that a page left in the history's state; empty without one. */
const tokenIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : '';

/** Says that the order isn't the signed-in shopper's, and offers to sign out. */
function OtherShopper({ text }: { text: string }) {
  const texts = guestTexts.useTexts();
  const { shopper } = useI18n().texts;
  return (
    <Notice title={texts.open} text={text}>
      <button type="button" className="button" onClick={() => void signOut()}>
        {shopper.signOut}
      </button>
    </Notice>
  );
}

/** Requests a new link. What comes of it shows in the mailbox alone. */
function LinkForm({ orderId, lead }: { orderId: string; lead: string }) {
  const texts = guestTexts.useTexts();
  const [isSent, setSent] = useState(false);
  const form = useShopForm({
    defaultValues: { order_id: orderId, email: '' },
    rules: ruled(GUEST_ORDER_FORM, texts),
    send: ({ order_id, email }) => requestGuestLink(order_id, email),
    onSent: () => setSent(true),
  });
  if (isSent) return <Notice role="status" title={texts.sent} text={texts.sentText} />;
  return (
    <section className="card stack-small panel checkout-step">
      <p>{lead}</p>
      <Form form={form}>
        <TextField name="order_id" label={texts.order} />
        <TextField name="email" label={texts.email} />
        <FormButtons submit={texts.send} busy={texts.sending} />
      </Form>
    </section>
  );
}
