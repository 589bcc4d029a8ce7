/** The paths of the cart, checkout, and order pages (spec section 2). */
export const CART_PATH = '/content/shopCartNew';
export const CHECKOUT_PATH = '/content/createOrder';
export const PAYMENT_PATH = '/content/payment';
export const ORDERS_PATH = '/content/order';

export const orderPath = (orderId: number | string): string => `${ORDERS_PATH}/${orderId}`;
