import { between, type Random } from '../cars/random.js';
import type { Store } from '../stores/directory.js';
import type { NewGoods, WholesaleStep } from './schema.js';

type Offer = Pick<
  NewGoods,
  | 'storeId'
  | 'price'
  | 'listPrice'
  | 'discount'
  | 'stock'
  | 'sold'
  | 'zone'
  | 'shipsFrom'
  | 'factory'
  | 'wholesale'
>;

/** Where factories keep goods that are in the United States already. */
const US_WAREHOUSE = 'Ontario, CA, United States';

/** Pieces from which a carton price holds, and what is then left of the price. */
const STEPS = [
  [10, 0.92],
  [50, 0.84],
  [200, 0.76],
] as const;

/** What a store asks for something that costs about this many dollars, and how it sends it. */
export function generateOffer(random: Random, dollars: number, store: Store & { storeId: number }): Offer {
  const usual = roundPrice(dollars * (store.factory ? 0.72 : 1) * (0.92 + random() * 0.18));
  const discount = random() < 0.28 ? between(random, 2, 7) * 5 : 0;
  const price = discount === 0 ? usual : roundPrice((usual / 100) * (1 - discount / 100));
  const abroad = store.factory && random() < 0.8;
  return {
    storeId: store.storeId,
    price,
    listPrice: discount === 0 ? null : usual,
    discount,
    stock: random() < 0.04 ? 0 : between(random, 3, store.factory ? 2_400 : 180),
    sold: Math.floor(between(random, 2, 60) ** (1 + random())),
    zone: abroad ? 2 : 1,
    shipsFrom: store.factory && !abroad ? US_WAREHOUSE : `${store.city}, ${store.country}`,
    factory: store.factory,
    wholesale: store.factory ? wholesaleSteps(price) : [],
  };
}

function wholesaleSteps(price: number): WholesaleStep[] {
  return STEPS.map(([quantity, left]) => ({ min_qty: quantity, price: Math.round(price * left) }));
}

/** US cents: a price such as 24.49, 79.99 or 649.00. */
function roundPrice(dollars: number): number {
  if (dollars >= 400) return Math.round(dollars / 10) * 1_000 - 100;
  if (dollars >= 40) return Math.round(dollars) * 100 - 1;
  return Math.round(dollars * 2) * 50 - 1;
}
