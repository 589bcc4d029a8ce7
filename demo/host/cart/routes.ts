import { loadChunk } from '../shell/chunk.js';
import { CART_PATH, CHECKOUT_PATH, ORDERS_PATH, PAYMENT_PATH } from './paths.js';

/** The pages of buying: the cart, the checkout, the way back from the card provider, and the orders. */
export const buyingRoutes = [
  { path: CART_PATH, lazy: () => loadChunk(() => import('./CartPage.js')) },
  { path: CHECKOUT_PATH, lazy: () => loadChunk(() => import('../checkout/CheckoutPage.js')) },
  { path: PAYMENT_PATH, lazy: () => loadChunk(() => import('../checkout/PaymentPage.js')) },
  { path: ORDERS_PATH, lazy: () => loadChunk(() => import('../orders/OrdersPage.js')) },
  { path: `${ORDERS_PATH}/:id`, lazy: () => loadChunk(() => import('../orders/OrderDetailPage.js')) },
  { path: `${ORDERS_PATH}/:id/invoice`, lazy: () => loadChunk(() => import('../orders/InvoicePage.js')) },
];
