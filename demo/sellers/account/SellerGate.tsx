import type { ReactNode } from 'react';
import { prefetch } from '../../host/data/use-shop-query.js';
import { fillParts, type LazyTexts, loadTexts } from '../../host/messages/i18n.js';
import { formTexts } from '../../host/texts.js';
import { AsyncView } from '../../host/ui/AsyncView.js';
import type { Seller } from '../../shared/replies/seller.js';
import { sellerQuery, signOut, useSeller } from '../api/session.js';
import { Skeleton } from '../Skeleton.js';
import { sellerTexts, wrongTexts } from '../texts.js';
import { AccountForm } from './AccountForm.js';
import './account.css';

/** Returns the loader for a page that uses SellerGate. @param texts the page's own texts */
export const sellerLoader = (texts: LazyTexts<unknown>) => () => {
  prefetch(sellerQuery);
  return loadTexts(sellerTexts, texts, formTexts, wrongTexts)();
};

interface SellerGateProps {
  /** What stands beside that form: what comes after it. Defaults to nothing. */
  aside?: ReactNode;
  children: (seller: Seller) => ReactNode;
}

/** A part of a page that only signed-in sellers see. Everyone else can open an account instead, or sign in. */
export function SellerGate({ aside, children }: SellerGateProps) {
  const { account } = sellerTexts.useTexts();
  return (
    <AsyncView query={useSeller()} skeleton={<Skeleton text={account.loading} />}>
      {(seller) =>
        seller ? (
          children(seller)
        ) : (
          <div className="seller-entry">
            <AccountForm first="register" heading="h2" />
            {aside}
          </div>
        )
      }
    </AsyncView>
  );
}

/** A bar with the signed-in seller's name and a sign-out button. */
export function SignedInBar({ name }: { name: string }) {
  const { account } = sellerTexts.useTexts();
  return (
    <p className="row seller-bar">
      <span>
        {fillParts<typeof account.signedIn, ReactNode>(account.signedIn, {
          name: <bdi key="name">{name}</bdi>,
        })}
      </span>
      <button type="button" className="link-button seller-link" onClick={() => void signOut()}>
        {account.signOut}
      </button>
    </p>
  );
}
