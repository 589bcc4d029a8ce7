import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../messages/context.js';
import type { SellerMessages } from '../messages/en.js';
import { refreshSeller, type SellerSession, useSeller } from '../session.js';
import { AccountForm } from './AccountForm.js';
import type { AccountView } from './account-views.js';

interface SellerGateProps {
  texts: SellerMessages;
  /** What is shown first to those who are not signed in. */
  first?: AccountView;
  children: (ready: Extract<SellerSession, { status: 'ready' }>) => ReactNode;
}

/** A page's part that is a signed-in seller's; the others sign in, in its place. */
export function SellerGate({ texts, first = 'sign-in', children }: SellerGateProps) {
  const session = useSeller();
  const { problem } = useSpeech().texts;
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await refreshSeller();
    setBusy(false);
  };
  if (session.status === 'ready') return children(session);
  if (session.status === 'guest') {
    return (
      <>
        <p className="seller-needed">{texts.account.needed}</p>
        <AccountForm texts={texts} first={first} heading="h2" />
      </>
    );
  }
  if (session.status === 'loading') {
    return (
      <div aria-busy="true">
        <p className="visually-hidden">{texts.account.loading}</p>
        <span className="skeleton seller-skeleton" aria-hidden="true" />
      </div>
    );
  }
  return (
    <div className="notice" role="alert">
      <h2>{problem.failed}</h2>
      <p>{session.code > 0 ? session.message : problem.failedText}</p>
      <button type="button" className="button" disabled={isBusy} onClick={() => void retry()}>
        {problem.retry}
      </button>
    </div>
  );
}
