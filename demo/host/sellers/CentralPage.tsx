import { Link, useSearchParams } from 'react-router';
import type { Wrong } from '../../shared/wrong/wrong.js';
import { useTitle } from '../shell/title.js';
import { AccountForm } from './account/AccountForm.js';
import { viewOf } from './account/account-views.js';
import { SellerGate } from './account/SellerGate.js';
import { SignedInBar } from './account/SignedInBar.js';
import { Dashboard } from './dashboard/Dashboard.js';
import type { StoreMessages } from './dashboard/messages/en.js';
import { Landing } from './landing/Landing.js';
import type { SellerMessages } from './messages/en.js';
import { SELLER_PATHS } from './paths.js';
import { useSeller } from './session.js';

interface CentralPageProps {
  texts: SellerMessages;
  storeTexts: StoreMessages;
  wrong: Wrong;
}

/** The home of sellers: what selling here is, the account's forms, and for a signed-in seller the store. */
export function CentralPage({ texts, storeTexts, wrong }: CentralPageProps) {
  const [search] = useSearchParams();
  const session = useSeller();
  const view = viewOf(search);
  const isStore = search.get('view') !== 'about' && session.status !== 'guest';
  useTitle(isStore && session.status === 'ready' ? storeTexts.title : texts.title);
  if (session.status === 'guest' && view !== undefined) {
    return (
      <div className="page-width seller-apply">
        <AccountForm texts={texts} />
      </div>
    );
  }
  if (!isStore) return <Landing texts={texts} />;
  return (
    <SellerGate texts={texts}>
      {({ token, seller }) =>
        seller.store === null ? (
          <div className="page-width seller-apply">
            <h1 tabIndex={-1}>{storeTexts.title}</h1>
            <SignedInBar name={seller.name} texts={texts.account} />
            <Waiting texts={storeTexts} applications={seller.applications} />
            <p>
              <Link to="?view=about">{storeTexts.about}</Link>
            </p>
          </div>
        ) : (
          <Dashboard token={token} seller={seller} texts={texts} storeTexts={storeTexts} wrong={wrong} />
        )
      }
    </SellerGate>
  );
}

interface WaitingProps {
  texts: StoreMessages;
  applications: readonly { kind: 'seller' | 'factory'; status: string; reason: string | null }[];
}

/** How far a seller without a store is, and the next step. */
function Waiting({ texts, applications }: WaitingProps) {
  const begun = applications.find(({ kind }) => kind === 'seller') ?? applications[0];
  const states = { none: 'none', draft: 'draft', submitted: 'submitted', refused: 'refused' } as const;
  const state = Object.values(states).find((name) => name === begun?.status) ?? 'none';
  const { title, text, act } = texts.waiting[state];
  const path = begun?.kind === 'factory' ? SELLER_PATHS.factory : SELLER_PATHS.steps;
  return (
    <div className="seller-status" data-status={state}>
      <h2>{title}</h2>
      <p>{text}</p>
      {state === 'refused' && begun?.reason && (
        <blockquote dir="auto">
          <p>{begun.reason}</p>
        </blockquote>
      )}
      <p>
        <Link className="button" to={path}>
          {act}
        </Link>
      </p>
    </div>
  );
}
