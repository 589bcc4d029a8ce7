import { useState } from 'react';
import { Link } from 'react-router';
import type { CartLine } from '../api/cart.js';
import type { Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';
import { removeFromCart, setInCart } from './cart.js';
import type { CartMessages } from './messages/messages.js';
import { Notes } from './Notes.js';
import { ProductPicture } from './ProductPicture.js';
import { Quantity } from './Quantity.js';

interface LineProps {
  line: CartLine;
  texts: CartMessages;
  /** Tells what was done; with `undo`, a way back is offered. */
  tell: (text: string, undo?: CartLine) => void;
}

/** One product in the cart, or saved for later, and what can be done with it. */
export function Line({ line, texts, tell }: LineProps) {
  const { texts: site, numbers } = useSpeech();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { goods_id, goods_name, slug, saved, problem, buy_num } = line;
  const named = (text: string) => text.replace('{name}', goods_name);

  const act = async (call: Promise<Outcome<unknown>>, done: () => void) => {
    setBusy(true);
    setFailure('');
    const outcome = await call;
    setBusy(false);
    if (outcome.status === 'ready') done();
    else setFailure(outcome.code > 0 ? outcome.message : site.problem.failedText);
  };
  const zone = line.zone === 1 ? 1 : 2;
  // What is saved for later stands below a heading of its own.
  const Heading = saved ? 'h3' : 'h2';
  return (
    <li className="cart-line" aria-busy={isBusy} data-problem={problem ?? ''}>
      <ProductPicture picture={line.picture} />
      <div className="cart-line-what">
        <Heading>
          <bdi>{slug ? <Link to={`/products/${slug}`}>{goods_name}</Link> : goods_name}</bdi>
        </Heading>
        {line.store_name && <p>{texts.soldBy.replace('{name}', line.store_name)}</p>}
        <p>{site.car.shipping.replace('{time}', site.car.zones[zone])}</p>
        <Notes line={line} texts={texts} />
        {failure && (
          <p className="cart-line-failure" role="alert">
            {failure}
          </p>
        )}
      </div>
      <p className="cart-line-price">
        <strong>{numbers.price(line.total)}</strong>
        {buy_num > 1 && <span>{texts.each.replace('{price}', numbers.price(line.price))}</span>}
        {line.list_price !== null && buy_num === 1 && <s>{numbers.price(line.list_price)}</s>}
      </p>
      <div className="cart-line-acts">
        {!saved && problem !== 'gone' && (line.stock > 1 || buy_num > 1) && (
          <Quantity
            line={line}
            texts={texts}
            onChange={(pieces) => void act(setInCart(goods_id, pieces, false), () => tell(''))}
          />
        )}
        {problem !== 'gone' && (
          <button
            type="button"
            disabled={isBusy}
            aria-label={named(saved ? texts.moveNamed : texts.saveNamed)}
            onClick={() =>
              void act(setInCart(goods_id, buy_num, !saved), () =>
                tell(named(saved ? texts.moved : texts.saved)),
              )
            }
          >
            {saved ? texts.move : texts.save}
          </button>
        )}
        <button
          type="button"
          disabled={isBusy}
          aria-label={named(texts.removeNamed)}
          onClick={() => void act(removeFromCart(goods_id), () => tell(named(texts.removed), line))}
        >
          {texts.remove}
        </button>
      </div>
    </li>
  );
}
