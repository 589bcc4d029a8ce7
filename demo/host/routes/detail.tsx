import type { LoaderFunctionArgs } from 'react-router';
import { loadProduct } from '../product/loadProduct.js';

export { ProductPage as Component } from '../product/ProductPage.js';

/** `/detail?goods_id=`: the same page by the product's number. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  loadProduct(new URL(request.url).searchParams.get('goods_id') ?? '');
