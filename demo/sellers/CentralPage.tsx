import { Link, useSearchParams } from 'react-router';
import { useTitle } from '../host/shell/title.js';
import { pathTo } from '../shared/pages.js';
import type { Seller } from '../shared/replies/seller.js';
import { AccountForm, viewOf } from './account/AccountForm.js';
import { SellerGate, SignedInBar, sellerLoader } from './account/SellerGate.js';
import { useSeller } from './api/session.js';
import { Dashboard } from './dashboard/Dashboard.js';
import { Landing } from './landing/Landing.js';
import { sellerTexts, storeTexts } from './texts.js';
import './application/application.css';

export const loader = sellerLoader(storeTexts);

/** The sellers' home page: the landing page, the account forms, or, for a signed-in seller, the store. */
export function Component() {
  const texts = sellerTexts.useTexts();
  const own = storeTexts.useTexts();
  const [search] = useSearchParams();
  const { data: seller } = useSeller();
  const isGuest = seller === null;
  const isStore = search.get('view') !== 'about' && !isGuest;
  useTitle(isStore && seller ? own.title : texts.title);
  if (isGuest && viewOf(search) !== undefined) {
    return (
      <div className="stack-large page-width page-top seller-apply">
        <AccountForm />
      </div>
    );
  }
  if (!isStore) return <Landing />;
  return (
    <SellerGate>
      {(seller) => (seller.store === null ? <Waiting seller={seller} /> : <Dashboard seller={seller} />)}
    </SellerGate>
  );
}

/** Shows a seller without a store how far the application is, and the next step. */
function Waiting({ seller: { name, applications } }: { seller: Seller }) {
  const texts = storeTexts.useTexts();
  const begun = applications.find(({ kind }) => kind === 'seller') ?? applications[0];
  const state = begun === undefined || begun.status === 'approved' ? 'none' : begun.status;
  const { title, text, act } = texts.waiting[state];
  return (
    <div className="stack-large page-width page-top seller-apply">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <SignedInBar name={name} />
      <div className="box stack-small seller-status" data-status={state}>
        <h2>{title}</h2>
        <p>{text}</p>
        {state === 'refused' && begun?.reason && (
          <blockquote className="tone-petrol" dir="auto">
            <p>{begun.reason}</p>
          </blockquote>
        )}
        <p>
          <Link
            className="button"
            to={begun?.kind === 'factory' ? pathTo('factoryMember') : pathTo('sellerSteps')}
          >
            {act}
          </Link>
        </p>
      </div>
      <p>
        <Link to="?view=about">{texts.about}</Link>
      </p>
    </div>
  );
}
