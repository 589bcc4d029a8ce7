import { profileQuery } from '../api/account.js';
import { useOwnQuery } from '../data/use-shop-query.js';

/** The color's number of the signed-in shopper's picture; the first until it is known. */
export const usePictureColor = (): number => useOwnQuery(profileQuery).data?.picture_color ?? 0;
