import { loadChunk } from '../shell/chunk.js';
import { CART_PATH, CHECKOUT_PATH, ORDERS_PATH, PAYMENT_PATH } from './paths.js';

/** The pages of buying: the cart, the checkout, the way back from the card provider, and the orders. */
export const buyingRoutes = [
  { path: CART_PATH, lazy: () => loadChunk(() => import('../routes/shop-cart.js')) },
  { path: CHECKOUT_PATH, lazy: () => loadChunk(() => import('../routes/create-order.js')) },
  { path: PAYMENT_PATH, lazy: () => loadChunk(() => import('../routes/payment.js')) },
  { path: ORDERS_PATH, lazy: () => loadChunk(() => import('../routes/order.js')) },
  { path: `${ORDERS_PATH}/:id`, lazy: () => loadChunk(() => import('../routes/order-detail.js')) },
  { path: `${ORDERS_PATH}/:id/invoice`, lazy: () => loadChunk(() => import('../routes/invoice.js')) },
];
