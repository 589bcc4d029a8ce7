import { useLayoutEffect, useState } from 'react';
import { AccountLayout } from '../account/AccountLayout.js';
import { InvitationLink } from '../account/invitation/InvitationLink.js';
import { invitationTexts } from '../account/invitation/messages/load.js';
import { OwnView } from '../account/OwnView.js';
import { useOwn } from '../account/useOwn.js';
import { loadInvitation } from '../api/account.js';
import { useStorefront } from '../session/useStorefront.js';
import { FairCard } from './FairCard.js';
import { Friends } from './Friends.js';
import type { PrizeTexts } from './messages/messages.js';
import { SpinsCard } from './SpinsCard.js';
import { usePrizeInfo } from './usePrizeInfo.js';
import { Won } from './Won.js';

/** The page of the wheel: everybody sees it; a shopper has spins, records and an invitation link beside it. */
export function PromotionPage({ texts }: { texts: PrizeTexts }) {
  const isSignedIn = useStorefront(({ user }) => user.info !== null);
  const [info, reload] = usePrizeInfo();
  const [stops, setStops] = useState(0);
  // The wheel tells what was drawn once it has stopped; the page must not tell it before. An effect of
  // the layout, as WebKit may leave any other for a second, and a draw that broke off is told at once.
  useLayoutEffect(() => {
    const onPrize = () => {
      setStops((count) => count + 1);
      void reload();
    };
    document.addEventListener('storefront-prize', onPrize);
    return () => document.removeEventListener('storefront-prize', onPrize);
  }, [reload]);
  return (
    <AccountLayout title={texts.title} lead={texts.lead} guests>
      <section className="wheel-stage" aria-label={texts.wheel}>
        <storefront-prize-wheel />
      </section>
      <SpinsCard texts={texts} info={info} />
      {isSignedIn && (
        <>
          <Won texts={texts} stops={stops} />
          <Invitation />
          <Friends texts={texts} />
        </>
      )}
      <FairCard texts={texts} info={info} reload={reload} />
    </AccountLayout>
  );
}

function Invitation() {
  const texts = invitationTexts.useTextsOnceLoaded();
  const [own, reload] = useOwn(loadInvitation);
  const skeleton = <div className="reward-panel skeleton reward-skeleton" />;
  if (!texts) return skeleton;
  return (
    <OwnView own={own} reload={reload} small skeleton={skeleton}>
      {({ invit_code, path }) => (
        <InvitationLink texts={texts} code={invit_code} url={new URL(path, location.origin).href} />
      )}
    </OwnView>
  );
}
