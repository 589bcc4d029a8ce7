import { Link, useSearchParams } from 'react-router';
import { OwnView } from '../account/OwnView.js';
import { loadSavedGoods } from '../api/favourites.js';
import { CarCard } from '../cars/CarCard.js';
import { Pages } from '../catalogue/Pages.js';
import { GoodsCard } from '../goods/GoodsCard.js';
import { GoodsGridSkeleton } from '../goods/GoodsGridSkeleton.js';
import { useSpeech } from '../messages/context.js';
import type { FavouriteMessages } from './messages/messages.js';
import { toggleSaved } from './saved.js';
import { useLook } from './useLook.js';

const PAGE_SIZE = 24;

interface SavedGoodsProps {
  texts: FavouriteMessages;
  /** The numbers of all that is saved, the newest first; undefined until they are known. */
  ids: readonly number[] | undefined;
  /** Whose they are: another one's are another list. */
  owner: string;
}

/** The wishlist. */
export function SavedGoods({ texts, ids, owner }: SavedGoodsProps) {
  const { numbers } = useSpeech();
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const from = (page - 1) * PAGE_SIZE;
  const [look, reload] = useLook(ids?.slice(from, from + PAGE_SIZE), `${owner} ${page}`, loadSavedGoods);
  return (
    <OwnView own={look} reload={reload} skeleton={<GoodsGridSkeleton count={6} />}>
      {({ ids: shown, list }) => {
        if (shown.length === 0) return <Empty texts={texts} />;
        const gone = shown.filter((id) => !list.some(({ goods_id }) => Number(goods_id) === id));
        const removeGone = async () => {
          for (const id of gone) await toggleSaved('goods', id, false);
          await reload();
        };
        return (
          <>
            {gone.length > 0 && (
              <p className="guest-note">
                {numbers.plural(texts.gone, gone.length)}{' '}
                <button type="button" className="link-button" onClick={() => void removeGone()}>
                  {texts.removeGone}
                </button>
              </p>
            )}
            <ul className="goods-grid">
              {list.map((one) => (
                <li key={one.goods_id}>
                  {one.kind === 'car' ? <CarCard car={one} link={false} /> : <GoodsCard goods={one} />}
                </li>
              ))}
            </ul>
            <Pages page={page} last={Math.ceil((ids?.length ?? 0) / PAGE_SIZE)} />
          </>
        );
      }}
    </OwnView>
  );
}

function Empty({ texts }: { texts: FavouriteMessages }) {
  return (
    <div className="notice">
      <h3>{texts.emptyGoods}</h3>
      <p>{texts.emptyGoodsText}</p>
      <Link className="button" to="/categories">
        {texts.browse}
      </Link>
    </div>
  );
}
