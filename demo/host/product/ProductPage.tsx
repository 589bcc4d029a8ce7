import { useLoaderData } from 'react-router';
import { useLangReload } from '../catalogue/useLangReload.js';
import { Failed } from '../shell/Loaded.js';
import { NotFound } from '../shell/NotFound.js';
import { CarProduct } from './CarProduct.js';
import { GoodsProduct } from './GoodsProduct.js';
import type { ProductData } from './loadProduct.js';

const NOT_FOUND = 404;

/** The page of goods or of a car, or what is told instead. */
export function ProductPage() {
  const { lang, detail } = useLoaderData<ProductData>();
  useLangReload(lang);
  if (detail.status === 'failed') {
    // A bad address is that of nothing, too.
    if (detail.code === NOT_FOUND || detail.code === 400) return <NotFound />;
    return (
      <div className="page-width product-failed">
        <Failed failure={detail} />
      </div>
    );
  }
  const { data } = detail;
  return data.kind === 'car' ? (
    <CarProduct key={data.goods.goods_id} detail={data} />
  ) : (
    <GoodsProduct key={data.goods.goods_id} detail={data} />
  );
}
