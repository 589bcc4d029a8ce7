import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Consequences, loadConsequences } from '../../api/account.js';
import { useSpeech } from '../../messages/context.js';
import { AccountLayout } from '../AccountLayout.js';
import { OwnView } from '../OwnView.js';
import { PAGES } from '../pages.js';
import { useOwn } from '../useOwn.js';
import { ClosingForm } from './ClosingForm.js';
import { CLOSED } from './leave.js';
import type { SecurityMessages } from './messages/messages.js';

type Texts = SecurityMessages['closing'];

const COUNTED = ['points', 'shares', 'coupons', 'addresses', 'saved', 'history'] as const;

/** Where the account is closed: what goes with it, and the code from the mail. */
export function ClosingPage({ texts: { closing: texts } }: { texts: SecurityMessages }) {
  const [search] = useSearchParams();
  if (search.has(CLOSED)) return <Closed texts={texts} />;
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <Present texts={texts} />
    </AccountLayout>
  );
}

function Present({ texts }: { texts: Texts }) {
  const [own, reload] = useOwn(loadConsequences);
  return (
    <OwnView own={own} reload={reload} skeleton={<div className="panel password-skeleton skeleton" />}>
      {(consequences) => (
        <>
          <Lost texts={texts} consequences={consequences} />
          {consequences.open_orders > 0 ? (
            <Waiting texts={texts} count={consequences.open_orders} />
          ) : (
            <ClosingForm texts={texts} email={consequences.email} />
          )}
        </>
      )}
    </OwnView>
  );
}

function Lost({ texts, consequences }: { texts: Texts; consequences: Consequences }) {
  const { numbers } = useSpeech();
  return (
    <div className="closing-lists">
      <section className="panel" aria-labelledby="closing-goes">
        <h2 id="closing-goes">{texts.goes}</h2>
        <ul className="closing-list">
          {COUNTED.map(
            (name) =>
              consequences[name] > 0 && <li key={name}>{numbers.plural(texts[name], consequences[name])}</li>,
          )}
          <li>{texts.profile}</li>
        </ul>
      </section>
      <section className="panel" aria-labelledby="closing-stays">
        <h2 id="closing-stays">{texts.stays}</h2>
        <p>{texts.orders}</p>
        <p>
          {texts.instead} <Link to={PAGES.notifications}>{texts.stopMails}</Link>
        </p>
      </section>
    </div>
  );
}

function Waiting({ texts, count }: { texts: Texts; count: number }) {
  const { numbers } = useSpeech();
  return (
    <div className="notice">
      <h2>{numbers.plural(texts.open, count)}</h2>
      <p>{texts.openText}</p>
      <Link className="button" to={PAGES.orders}>
        {texts.toOrders}
      </Link>
    </div>
  );
}

/** After it: nobody is signed in, and nothing of the account is left to show. */
function Closed({ texts }: { texts: Texts }) {
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
