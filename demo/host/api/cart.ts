import { Cart } from '../../shared/replies/cart.js';
import { type Fields, get, post } from './request.js';

export const loadCart = () => get('/pc/cart/list', Cart);

const change = (call: string, fields: Fields) => post(`/pc/cart/${call}`, Cart, fields);

/** Adds pieces to those already in the cart. Fails with code 409 if there aren't enough in stock. */
export const addLine = (goods_id: number, buy_num: number) => change('add', { goods_id, buy_num });

/** Sets a product's quantity, and whether it's saved for later. Also puts back a removed product. */
export const setLine = (goods_id: number, buy_num: number, saved: boolean) =>
  change('set', { goods_id, buy_num, saved });

export const removeLine = (goods_id: number) => change('remove', { goods_id });

/** Moves the cart of the guest with this uuid to the signed-in shopper. */
export const mergeCart = (uuid: string) => change('merge', { uuid });
