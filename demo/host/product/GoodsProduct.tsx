import { useState } from 'react';
import { pathTo } from '../../shared/pages.js';
import type { GoodsDetail } from '../../shared/replies/goods.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { Breadcrumbs } from '../catalog/Breadcrumbs.js';
import { CardGrid } from '../goods/CardGrid.js';
import { GoodsName } from '../goods/GoodsName.js';
import { GOODS_CARDS } from '../goods/goodsCards.js';
import { departmentPath, productPath } from '../goods/links.js';
import { capitalized, fill, textOf, useI18n } from '../messages/i18n.js';
import { useTitle } from '../shell/title.js';
import { catalogTexts, productTexts } from '../texts.js';
import { BuyGoods } from './BuyGoods.js';
import { Gallery, photoViews, type View } from './Gallery.js';
import { ShippingEstimate } from './ShippingEstimate.js';
import { Specification } from './Specification.js';
import { StoreCard } from './StoreCard.js';
import { Viewed } from './Viewed.js';

const picture = (
  { art, color_hex }: GoodsDetail['goods']['pictures'][number],
  goodsId: number,
  title: string,
  close = false,
) => <GoodsPicture art={art} color={color_hex} goodsId={goodsId} title={title} close={close} />;

/** Returns a language's name in another one. */
const languageName = (code: string, lang: string): string =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? code;

export function GoodsProduct({ detail }: { detail: GoodsDetail }) {
  const { goods, category, store, shipping, related } = detail;
  const texts = productTexts.useTexts();
  const { departments } = catalogTexts.useTexts();
  const { texts: site, lang } = useI18n();
  const [quantity, setQuantity] = useState(1);
  useTitle(goods.goods_name);
  const colorName = (color: string) => textOf({ ...texts.colors, ...site.car.colors }, color);
  const drawings: View[] = [];
  // The product is sold in its own color only.
  const [first] = goods.pictures;
  if (first) {
    const shown = fill(texts.shownIn, { color: colorName(first.color) });
    drawings.push({
      key: first.color,
      name: shown,
      picture: picture(first, goods.goods_id, `${goods.goods_name}, ${shown}`),
    });
    const { closeUp: name } = texts;
    drawings.push({
      key: 'close',
      name,
      picture: picture(first, goods.goods_id, `${goods.goods_name}, ${name}`, true),
    });
  }
  const views = goods.photos.length > 0 ? photoViews(goods.photos, goods.goods_name) : drawings;
  const trail = [
    { name: departments, path: pathTo('departments') },
    ...[category?.parent, category].flatMap((each) =>
      each ? [{ name: each.cat_name, path: departmentPath(each.cat_id) }] : [],
    ),
    { name: goods.goods_name, path: productPath(goods) },
  ];
  return (
    <article className="page-width product">
      <Breadcrumbs trail={trail} />
      <div className="product-top">
        <Gallery views={views} hasDrawings={views === drawings} />
        <div className="product-side">
          <div className="stack product-main">
            <header className="product-head">
              <h1 tabIndex={-1}>
                <bdi lang={goods.lang}>
                  <GoodsName name={goods.goods_name} longest={18} />
                </bdi>
              </h1>
            </header>
            <BuyGoods goods={goods} quantity={quantity} onQuantity={setQuantity} />
            {goods.stock > 0 && <ShippingEstimate shipping={shipping} />}
            {store && <StoreCard store={store} />}
          </div>
        </div>
      </div>
      <div className="product-text">
        <section>
          <h2>{texts.about}</h2>
          <p lang={goods.lang} dir="auto">
            {goods.description}
          </p>
          {goods.lang !== lang && (
            <p className="form-hint">
              {fill(texts.inLanguage, { language: languageName(goods.lang, lang) })}
            </p>
          )}
        </section>
        <Specification
          rows={[
            // Sellers' goods already have a line for it.
            ...goods.specification.filter(({ name }) => name !== texts.spec.color),
            { name: texts.spec.color, value: capitalized(colorName(goods.color), lang) },
            ...(category ? [{ name: texts.spec.department, value: category.cat_name }] : []),
            { name: texts.spec.number, value: String(goods.goods_id) },
          ]}
        />
      </div>
      {related.length > 0 && (
        <section className="product-more screen-only">
          <h2>{texts.related}</h2>
          <CardGrid of={GOODS_CARDS} items={related} />
        </section>
      )}
      <Viewed id={String(goods.goods_id)} />
    </article>
  );
}
