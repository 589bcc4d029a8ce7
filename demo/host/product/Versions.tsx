import { Link } from 'react-router';
import type { GoodsDetail } from '../../shared/replies/goods.js';
import { productPath } from '../goods/links.js';
import { capitalized, textOf, useI18n } from '../messages/i18n.js';
import { productTexts } from '../texts.js';

/** What else there is of the same goods, such as the other sizes, each a product of its own. */
export function Versions({ goods }: { goods: Pick<GoodsDetail['goods'], 'goods_id' | 'lang' | 'versions'> }) {
  const texts = productTexts.useTexts();
  const { lang: ownLang, numbers, texts: site } = useI18n();
  const { goods_id, lang, versions } = goods;
  const hasColors = new Set(versions.map(({ color }) => color)).size > 1;
  if (versions.length === 0) return null;
  return (
    <section className="versions" aria-labelledby="versions">
      <h2 id="versions">{texts.versions}</h2>
      <ul>
        {versions.map(({ label, color, price, in_stock, store_name, ...version }) => (
          <li key={version.goods_id}>
            <Link
              className="box"
              to={productPath(version)}
              aria-current={version.goods_id === goods_id ? 'page' : undefined}
            >
              {in_stock ? (
                <bdi lang={lang}>{capitalized(label, ownLang)}</bdi>
              ) : (
                <s>
                  <bdi lang={lang}>{capitalized(label, ownLang)}</bdi>
                </s>
              )}
              {hasColors && (
                <span className="hint">{textOf({ ...texts.colors, ...site.car.colors }, color)}</span>
              )}
              {store_name && <bdi className="hint">{store_name}</bdi>}
              <bdi className="hint">{in_stock ? numbers.price(price) : texts.soldOut}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
