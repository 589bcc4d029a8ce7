/** The page of goods or of a car. */
export const productPath = ({ slug }: { slug: string }): string => `/products/${encodeURIComponent(slug)}`;

/** The goods of a department. */
export const departmentPath = (catId: string | null): string =>
  catId === null ? '/categories?in=goods' : `/categories/${encodeURIComponent(catId)}`;

/** The page of a store. */
export const storePath = ({ slug }: { slug: string }): string => `/store/${encodeURIComponent(slug)}`;
