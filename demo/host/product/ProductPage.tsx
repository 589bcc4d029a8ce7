import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import { deliveryDates, deliveryDays } from '../../shared/delivery.js';
import { detailQuery } from '../api/goods.js';
import { ensure, useShopQuery } from '../data/use-shop-query.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { pageLang } from '../messages/i18n.js';
import { anotherTask } from '../shell/anotherTask.js';
import { isTakingOver } from '../shell/takeover.js';
import { visit } from '../shell/visit.js';
import { carPageTexts, inspectionPoints, productTexts } from '../texts.js';
import { FailedPage } from '../ui/FailedPage.js';
import { CarProduct } from './CarProduct.js';
import { leaveDates } from './delivery.js';
import { GoodsProduct } from './GoodsProduct.js';
import './product.css';
import './Gallery.css';
import './buy.css';

/**
 * `/products/{id}` with the product's number or slug, and `/detail?goods_id=` with its number. Waits for the product,
 * which the page needs for its heading. An empty id finds nothing.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<string | RequestError> {
  const id = params.id ?? new URL(request.url).searchParams.get('goods_id') ?? '';
  // A browser's first dates take as long as rendering the rest of the page, so they get a task of their own.
  if (!isTakingOver())
    void anotherTask().then(() => deliveryDates(pageLang(), new Date(), { min: 1, max: 2 }));
  const found =
    id === ''
      ? new RequestError('business', '', '', 404)
      : ensure(detailQuery(id)).then(
          async ({ kind, shipping }) => {
            const request = visit();
            if (request) leaveDates(request, deliveryDays(shipping, '', kind));
            if (kind === 'car') await Promise.all([carPageTexts.load(), inspectionPoints.load()]);
            return id;
          },
          (error: unknown) => RequestError.of(error),
        );
  const [loaded] = await Promise.all([found, loadCardTexts(), productTexts.load()]);
  return loaded;
}

export function Component() {
  const loaded = useLoaderData<string | RequestError>();
  return loaded instanceof RequestError ? <FailedPage error={loaded} /> : <Product id={loaded} />;
}

function Product({ id }: { id: string }) {
  const { data } = useShopQuery(detailQuery(id));
  if (!data) return null;
  return data.kind === 'car' ? (
    <CarProduct key={data.goods.goods_id} detail={data} />
  ) : (
    <GoodsProduct key={data.goods.goods_id} detail={data} />
  );
}
