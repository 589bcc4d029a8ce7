import { orderPath } from '../cart/paths.js';

export const returnFormPath = (orderId: number | string): string => `${orderPath(orderId)}/return`;

export const returnPath = (orderId: number | string, returnId: number | string): string =>
  `${orderPath(orderId)}/returns/${returnId}`;
