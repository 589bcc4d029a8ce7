import { Link, useSearchParams } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { useSpeech } from '../messages/context.js';
import { openDialog } from '../session/openDialog.js';
import { useStorefront } from '../session/useStorefront.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import type { FavouriteMessages } from './messages/messages.js';
import { SavedGoods } from './SavedGoods.js';
import { SavedStores } from './SavedStores.js';
import { useSavedIds } from './saved.js';

/** The wishlist and the favourite stores; of a guest, what this browser keeps. */
export function FavouritesPage({ texts }: { texts: FavouriteMessages }) {
  const [search] = useSearchParams();
  const { numbers } = useSpeech();
  const isStores = search.get('tab') === 'stores';
  const token = useStorefront(({ user, loginInfo }) => (user.info ? loginInfo.token : null));
  const ids = useSavedIds();
  const tab = (stores: boolean, text: string, count: number | undefined) => (
    <Link
      to={{ search: stores ? '?tab=stores' : '' }}
      state={KEEP_FOCUS}
      replace
      aria-current={isStores === stores ? 'true' : undefined}
    >
      {/* Its place is kept: with it, the tabs may take two lines. */}
      {text} <span className="tab-count">{count === undefined ? '\u00a0' : numbers.count(count)}</span>
    </Link>
  );
  return (
    <AccountLayout title={texts.title} lead={texts.lead} guests>
      {token === null && (
        <p className="guest-note">
          {texts.guest}{' '}
          <button type="button" className="link-button" onClick={() => openDialog('storefront-sign-in')}>
            {texts.signIn}
          </button>
        </p>
      )}
      <div className="tabs">
        {tab(false, texts.wishlist, ids?.goods.length)}
        {tab(true, texts.stores, ids?.store.length)}
      </div>
      <h2 className="visually-hidden">{isStores ? texts.stores : texts.wishlist}</h2>
      {isStores ? (
        <SavedStores texts={texts} ids={ids?.store} owner={token ?? ''} />
      ) : (
        <SavedGoods texts={texts} ids={ids?.goods} owner={token ?? ''} />
      )}
    </AccountLayout>
  );
}
