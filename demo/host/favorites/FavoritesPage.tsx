import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { commaSeparated } from '../../shared/comma-separated.js';
import { pathTo } from '../../shared/pages.js';
import type { SavedStore } from '../../shared/replies/favorites.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { savedGoodsQuery, savedStoresQuery } from '../api/favorites.js';
import { CarCard } from '../cars/CarCard.js';
import { Pages, usePageNumber } from '../catalog/Pages.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { CardBlanks } from '../goods/CardGrid.js';
import { GoodsCard } from '../goods/GoodsCard.js';
import { GOODS_CARDS } from '../goods/goodsCards.js';
import { storePath } from '../goods/links.js';
import { fill, useI18n } from '../messages/i18n.js';
import { StoreSign } from '../product/StoreSign.js';
import { openDialog } from '../session/openDialog.js';
import { tokenOf, useStorefront } from '../session/useStorefront.js';
import { favoriteTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { LinkTabs } from '../ui/LinkTabs.js';
import { Notice } from '../ui/Notice.js';
import { SaveButton } from './SaveButton.js';
import { toggleSaved, useSavedIds } from './saved.js';
import './favorites.css';

export const loader = accountLoader(favoriteTexts);

const PAGE_SIZE = 24;

const goodsSkeleton = <CardBlanks of={GOODS_CARDS} count={6} />;
const storesSkeleton = <span className="skeleton notice-skeleton" />;

/** The wishlist and the favorite stores. For a guest, those that this browser keeps. */
export function Component() {
  const texts = favoriteTexts.useTexts();
  const { numbers } = useI18n();
  const [search] = useSearchParams();
  const isStores = search.get('tab') === 'stores';
  const page = usePageNumber();
  const shopper = useStorefront(tokenOf);
  const saved = useSavedIds();
  return (
    <AccountLayout title={texts.title} lead={texts.lead} guests>
      {shopper === null && (
        <p className="row guest-note tone-hybrid">
          {texts.guest}{' '}
          <button type="button" className="link-button" onClick={() => openDialog('storefront-sign-in')}>
            {texts.signIn}
          </button>
        </p>
      )}
      <LinkTabs
        label={texts.title}
        current={isStores ? 'stores' : 'wishlist'}
        replace
        tabs={(['wishlist', 'stores'] as const).map((value) => {
          const ids = saved.data?.[value === 'stores' ? 'store' : 'goods'];
          return {
            value,
            to: { search: value === 'stores' ? '?tab=stores' : '' },
            text: texts[value],
            // The count's space is reserved: it may wrap the tabs onto two lines.
            count: ids ? numbers.count(ids.length) : '\u00a0',
          };
        })}
      />
      <h2 className="visually-hidden">{isStores ? texts.stores : texts.wishlist}</h2>
      <AsyncView query={saved} skeleton={isStores ? storesSkeleton : goodsSkeleton}>
        {({ goods, store }) =>
          isStores ? (
            <SavedStores key={`${shopper} ${page}`} ids={store} page={page} />
          ) : (
            <SavedGoods key={`${shopper} ${page}`} ids={goods} page={page} />
          )
        }
      </AsyncView>
    </AccountLayout>
  );
}

/** Returns the ids on a page, as they were when it opened. Past the last page, those on the last one. */
function useShown(ids: readonly number[], page: number): readonly number[] {
  const [shown] = useState(() => {
    const start = (Math.min(page, Math.ceil(ids.length / PAGE_SIZE)) - 1) * PAGE_SIZE;
    return ids.slice(start, start + PAGE_SIZE);
  });
  return shown;
}

/** A page of the wishlist. Removed items stay on screen, so that a slip can be undone. */
function SavedGoods({ ids, page }: { ids: readonly number[]; page: number }) {
  const texts = favoriteTexts.useTexts();
  const { numbers } = useI18n();
  const shown = useShown(ids, page);
  const products = useOwnQuery(savedGoodsQuery(shown), { guests: true });
  const removal = useMutation({
    async mutationFn(gone: readonly number[]) {
      for (const id of gone) await toggleSaved('goods', id, false);
    },
  });
  return (
    <AsyncView query={products} skeleton={goodsSkeleton}>
      {(list) => {
        const gone = shown.filter(
          (id) => ids.includes(id) && !list.some(({ goods_id }) => Number(goods_id) === id),
        );
        if (list.length === 0 && gone.length === 0) {
          return (
            <Notice
              level="h3"
              title={texts.emptyGoods}
              text={texts.emptyGoodsText}
              to={pathTo('categories')}
              link={texts.browse}
            />
          );
        }
        return (
          <>
            {gone.length > 0 && (
              <p className="row guest-note tone-hybrid">
                {numbers.plural(texts.gone, gone.length)}{' '}
                <button type="button" className="link-button" onClick={() => removal.mutate(gone)}>
                  {texts.removeGone}
                </button>
              </p>
            )}
            <ul className="goods-grid">
              {list.map((one) => (
                <li key={one.goods_id}>
                  {one.kind === 'car' ? (
                    <CarCard car={one} hasLink={one.stock === 0} />
                  ) : (
                    <GoodsCard goods={one} hasLink />
                  )}
                </li>
              ))}
            </ul>
            <Pages page={page} last={Math.ceil(ids.length / PAGE_SIZE)} />
          </>
        );
      }}
    </AsyncView>
  );
}

/** A page of the favorite stores. As with the wishlist, removed ones stay on screen. */
function SavedStores({ ids, page }: { ids: readonly number[]; page: number }) {
  const texts = favoriteTexts.useTexts();
  const shown = useShown(ids, page);
  const stores = useOwnQuery(savedStoresQuery(shown), { guests: true });
  return (
    <AsyncView query={stores} skeleton={storesSkeleton}>
      {(list) =>
        list.length === 0 ? (
          <Notice
            level="h3"
            title={texts.emptyStores}
            text={texts.emptyStoresText}
            to={`${pathTo('categories')}?in=goods`}
            link={texts.browseStores}
          />
        ) : (
          <>
            <ul className="saved-stores">
              {list.map((store) => (
                <li key={store.store_id}>
                  <StoreCard store={store} />
                </li>
              ))}
            </ul>
            <Pages page={page} last={Math.ceil(ids.length / PAGE_SIZE)} />
          </>
        )
      }
    </AsyncView>
  );
}

function StoreCard({ store }: { store: SavedStore }) {
  const texts = favoriteTexts.useTexts();
  const { lang, numbers } = useI18n();
  const { store_id, store_name, city, country, since, factory, color_hex, goods_count, about } = store;
  return (
    <article className="card saved-store">
      <StoreSign name={store_name} color={color_hex} />
      <div>
        <h3>
          <Link to={storePath(store)}>
            <bdi>{store_name}</bdi>
          </Link>
        </h3>
        <p className="hint">
          {factory && <span className="badge saved-store-factory tone-petrol">{texts.factory}</span>}
          <bdi>{commaSeparated([city, country], lang)}</bdi>
          {` ·\u00a0${fill(texts.since, { year: since })} ·\u00a0`}
          {numbers.plural(texts.sells, goods_count)}
        </p>
        <p className="hint saved-store-about cut-name two-lines" dir="auto">
          {about}
        </p>
      </div>
      <SaveButton kind="store" id={store_id} name={store_name} compact />
    </article>
  );
}
