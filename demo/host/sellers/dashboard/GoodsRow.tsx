import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Outcome } from '../../api/request.js';
import { type Good, setOnSale, setStock } from '../../api/seller-store.js';
import { GoodsPicture } from '../../art/GoodsPicture.js';
import { useSpeech } from '../../messages/context.js';
import { toArt } from '../art.js';
import { sellerIsGone } from '../session.js';
import type { StoreMessages } from './messages/en.js';

interface GoodsRowProps {
  token: string;
  good: Good;
  texts: StoreMessages;
  onDone: (text: string) => Promise<void>;
}

/** One of the goods, with its stock to set and what can be done with it. */
export function GoodsRow({ token, good, texts, onDone }: GoodsRowProps) {
  const { numbers, texts: shop } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { goods } = texts;
  const { goods_id, goods_name, price, list_price, stock, sold } = good;
  const isOn = good.on_sale === 1;
  const named = (text: string) => text.replace('{name}', goods_name);
  const state = !isOn ? 'off' : stock === 0 ? 'out' : 'on';

  const act = async (call: Promise<Outcome<Good>>, done: string) => {
    setBusy(true);
    setFailure('');
    const outcome = await call;
    if (outcome.status === 'ready') await onDone(named(done));
    else if (outcome.code === 401) sellerIsGone();
    else setFailure(outcome.code > 0 ? outcome.message : shop.problem.failedText);
    setBusy(false);
  };
  const saveStock = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('stock') ?? '').trim();
    if (!busy) void act(setStock(token, goods_id, wanted), goods.stocked);
  };
  return (
    <tr>
      <th scope="row">
        <span className="seller-good">
          <span className="seller-thumb">
            <GoodsPicture art={toArt(good.art)} color={good.color_hex} />
          </span>
          <span>
            <bdi>{goods_name}</bdi>
            <small>{good.cat_name}</small>
          </span>
        </span>
        {failure && (
          <p className="form-wrong" role="alert">
            {failure}
          </p>
        )}
      </th>
      <td data-label={goods.price}>
        {numbers.price(price)} {list_price !== null && <s>{numbers.price(list_price)}</s>}
      </td>
      <td data-label={goods.stock}>
        <form className="seller-stock" onSubmit={saveStock}>
          <input
            key={stock}
            name="stock"
            aria-label={named(goods.stockNamed)}
            inputMode="numeric"
            dir="ltr"
            maxLength={6}
            pattern="\d{1,6}"
            required
            defaultValue={stock}
          />
          <button type="submit" aria-label={named(goods.setStockNamed)} aria-disabled={busy}>
            {goods.setStock}
          </button>
        </form>
      </td>
      <td data-label={goods.sold}>{numbers.count(sold)}</td>
      <td data-label={goods.state}>
        <span className="seller-state" data-state={state}>
          {goods[state]}
        </span>
      </td>
      <td>
        <span className="seller-row-acts">
          <Link to={{ search: `?goods=${goods_id}` }} aria-label={named(goods.editNamed)}>
            {goods.edit}
          </Link>
          <button
            type="button"
            className="seller-link"
            aria-label={named(isOn ? goods.takeOffNamed : goods.putOnNamed)}
            aria-disabled={busy}
            onClick={() => {
              if (!busy) void act(setOnSale(token, goods_id, !isOn), isOn ? goods.tookOff : texts.added);
            }}
          >
            {isOn ? goods.takeOff : goods.putOn}
          </button>
        </span>
      </td>
    </tr>
  );
}
