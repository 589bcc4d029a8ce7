import type { LoaderFunctionArgs } from 'react-router';
import { loadProduct } from '../product/loadProduct.js';

export { ProductPage as Component } from '../product/ProductPage.js';

/** `/products/{id}`: the id is the product's number or slug. */
export const loader = ({ params }: LoaderFunctionArgs) => loadProduct(params.id ?? '');
