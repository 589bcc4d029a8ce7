import { type ReactNode, useRef } from 'react';
import { AddToCart } from '../cart/AddToCart.js';
import { SaveButton } from '../favorites/SaveButton.js';
import { useIsInView } from '../ui/useIsInView.js';

interface BuyActsProps {
  goodsId: number;
  name: string;
  /** The number of pieces per click. Defaults to 1. */
  quantity?: number;
  /** The price of what one click adds, shown next to the bar's button. */
  price: string;
  /** Replaces the button if there's nothing to buy. `null` otherwise. */
  soldOut: ReactNode;
  /** The main button, if buying isn't the main thing to do. */
  main?: ReactNode;
}

/** The buttons to buy and to save a product. On a phone, a bar has the buy button while this one is out of view. */
export function BuyActs({ goodsId, name, quantity = 1, price, soldOut, main }: BuyActsProps) {
  const acts = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(acts, true);
  return (
    <>
      <div className="row buy-acts screen-only" ref={acts}>
        {soldOut ?? (
          <>
            {main}
            <AddToCart goodsId={goodsId} name={name} quantity={quantity} isSecond={Boolean(main)} />
          </>
        )}
        <SaveButton kind="goods" id={goodsId} name={name} />
      </div>
      {soldOut === null && (
        <div className="bottom-bar buy-bar" hidden={isInView}>
          <bdi>{price}</bdi>
          {main ?? <AddToCart goodsId={goodsId} name={name} quantity={quantity} compact />}
        </div>
      )}
    </>
  );
}
