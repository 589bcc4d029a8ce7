import { pathTo } from '../../shared/pages.js';

export const productPath = ({ slug }: { slug: string }): string => pathTo('product', slug);

export const departmentPath = (catId: string | null): string =>
  catId === null ? `${pathTo('categories')}?in=goods` : pathTo('category', catId);

export const storePath = ({ slug }: { slug: string }): string => pathTo('store', slug);
