import type { StoreDetail } from '../api/goods-replies.js';
import { SaveButton } from '../favourites/SaveButton.js';
import { useSpeech } from '../messages/context.js';
import { StoreSign } from '../product/StoreSign.js';
import { zoneTexts } from './messages/load.js';

/** Where bunting hangs along the top, and how each is turned. */
const FLAGS = Array.from({ length: 24 }, (_, at) => ({
  at,
  x: at * 52 + 8,
  y: 14 + 22 * Math.sin((at % 6) * 0.52),
}));
const COLORS = ['#f97316', '#facc15', '#38bdf8', '#f472b6', '#4ade80'];

/** The festive head of a store's opening. */
export function OpeningBanner({ store, title }: { store: StoreDetail; title: string }) {
  const { opening, store: texts } = zoneTexts.useTexts();
  const { numbers } = useSpeech();
  return (
    <header className="opening">
      <svg
        className="opening-flags"
        viewBox="0 0 1260 84"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        {FLAGS.map(({ at, x, y }) => (
          <path key={at} d={`M${x} ${y}h36l-18 34z`} fill={COLORS[at % COLORS.length]} fillOpacity=".92" />
        ))}
        <path
          d={`M0 12${FLAGS.map(({ x, y }) => `L${x} ${y}L${x + 36} ${y}`).join('')}`}
          fill="none"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="2"
        />
      </svg>
      <div className="page-width opening-row">
        <StoreSign name={store.store_name} color={store.color_hex} />
        <div>
          <p className="opening-badge">{opening.badge}</p>
          <h1 tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          <p className="opening-about">
            <bdi lang="en">{store.about}</bdi>
          </p>
          <p className="opening-lead">
            {opening.lead} {numbers.plural(texts.goods, store.goods_count)}.
          </p>
          <SaveButton kind="store" id={store.store_id} name={store.store_name} />
        </div>
      </div>
    </header>
  );
}
