import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pathTo } from '../../../shared/pages.js';
import type { Consequences } from '../../../shared/replies/account.js';
import { consequencesQuery } from '../../api/account.js';
import { useOwnQuery } from '../../data/use-shop-query.js';
import { fill, useI18n } from '../../messages/i18n.js';
import { formTexts, securityTexts } from '../../texts.js';
import { AsyncView } from '../../ui/AsyncView.js';
import { Notice } from '../../ui/Notice.js';
import { AccountLayout, accountLoader } from '../AccountLayout.js';
import { CLOSED, ClosingForm } from './ClosingForm.js';
import './security.css';

export const loader = accountLoader(securityTexts, formTexts);

const COUNTED = ['points', 'shares', 'coupons', 'addresses', 'saved', 'history'] as const;

/** The page that closes the account. Shows what will be deleted, and asks for the code from the email. */
export function Component() {
  const texts = securityTexts.useTexts().closing;
  const [search] = useSearchParams();
  const present = useOwnQuery(consequencesQuery);
  if (search.has(CLOSED)) return <Closed />;
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <AsyncView query={present} skeleton={<div className="card stack panel password-skeleton skeleton" />}>
        {(consequences) => (
          <>
            <Lost consequences={consequences} />
            <Closing consequences={consequences} />
          </>
        )}
      </AsyncView>
    </AccountLayout>
  );
}

/** The form that closes the account, or why that has to wait. */
function Closing({ consequences: { email, open_orders, open_returns } }: { consequences: Consequences }) {
  const texts = securityTexts.useTexts().closing;
  const { numbers } = useI18n();
  if (open_orders === 0 && open_returns === 0) return <ClosingForm email={email} />;
  const [title, text] =
    open_orders > 0
      ? [numbers.plural(texts.open, open_orders), texts.openText]
      : [numbers.plural(texts.returning, open_returns), texts.returningText];
  return <Notice title={title} text={text} to={pathTo('orders')} link={texts.toOrders} />;
}

function Lost({ consequences }: { consequences: Consequences }) {
  const texts = securityTexts.useTexts().closing;
  const { numbers } = useI18n();
  const { returns_until: until } = consequences;
  return (
    <div className="stack closing-lists">
      <section className="card stack panel" aria-labelledby="closing-goes">
        <h2 id="closing-goes">{texts.goes}</h2>
        <ul className="stack-tiny closing-list">
          {COUNTED.map(
            (name) =>
              consequences[name] > 0 && <li key={name}>{numbers.plural(texts[name], consequences[name])}</li>,
          )}
          {until !== null && <li>{fill(texts.returns, { day: numbers.day(until) })}</li>}
          <li>{texts.profile}</li>
        </ul>
      </section>
      <section className="card stack panel" aria-labelledby="closing-stays">
        <h2 id="closing-stays">{texts.stays}</h2>
        <p>{texts.orders}</p>
        <p>
          {texts.instead} <Link to={pathTo('notifications')}>{texts.stopMails}</Link>
        </p>
      </section>
    </div>
  );
}

/** Shown afterwards. Nobody is signed in, and nothing of the account is left to show. */
function Closed() {
  const texts = securityTexts.useTexts().closing;
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null);
  useEffect(() => heading?.focus(), [heading]);
  return (
    <section className="page-width not-found">
      <h1 ref={setHeading} tabIndex={-1}>
        {texts.done}
      </h1>
      <p>{texts.doneText}</p>
      <Link className="button" to="/">
        {texts.home}
      </Link>
    </section>
  );
}
