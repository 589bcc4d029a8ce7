import type { Wrong } from '../../../shared/wrong/wrong.js';
import { useTitle } from '../../shell/title.js';
import { SellerGate } from '../account/SellerGate.js';
import { SignedInBar } from '../account/SignedInBar.js';
import type { SellerMessages } from '../messages/en.js';
import { FourSteps } from './FourSteps.js';
import type { ApplicationMessages } from './messages/en.js';

interface FourStepPageProps {
  texts: SellerMessages;
  own: ApplicationMessages;
  wrong: Wrong;
}

/** The application of a seller; who is not signed in as one begins with an account. */
export function FourStepPage({ texts, own, wrong }: FourStepPageProps) {
  useTitle(own.title);
  return (
    <div className="page-width seller-apply">
      <header>
        <h1 tabIndex={-1}>{own.title}</h1>
        <p className="seller-soft">{own.lead}</p>
      </header>
      <SellerGate texts={texts} first="register">
        {({ token, seller }) => (
          <>
            <SignedInBar name={seller.name} texts={texts.account} />
            <FourSteps token={token} texts={texts} own={own} wrong={wrong} />
          </>
        )}
      </SellerGate>
    </div>
  );
}
