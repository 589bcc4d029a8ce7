export const productPath = ({ slug }: { slug: string }): string => `/products/${encodeURIComponent(slug)}`;

export const departmentPath = (catId: string | null): string =>
  catId === null ? '/categories?in=goods' : `/categories/${encodeURIComponent(catId)}`;

export const storePath = ({ slug }: { slug: string }): string => `/store/${encodeURIComponent(slug)}`;
