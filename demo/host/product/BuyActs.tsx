import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { AddToCart } from '../cart/AddToCart.js';
import { SaveButton } from '../favourites/SaveButton.js';

interface BuyActsProps {
  goodsId: number;
  name: string;
  /** Pieces of a click; default 1. */
  quantity?: number;
  /** What stands beside the button of the bar: what a click costs. */
  price: string;
  /** What is said instead of the button where there is nothing to buy; null where there is. */
  soldOut: ReactNode;
}

/** The ways to buy and to save a product. On a phone a bar keeps the button in reach while this one is out of view. */
export function BuyActs({ goodsId, name, quantity = 1, price, soldOut }: BuyActsProps) {
  const acts = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(acts);
  return (
    <>
      <div className="buy-acts" ref={acts}>
        {soldOut ?? <AddToCart goodsId={goodsId} name={name} quantity={quantity} />}
        <SaveButton kind="goods" id={goodsId} name={name} />
      </div>
      {soldOut === null && (
        <div className="bottom-bar buy-bar" hidden={isInView}>
          <bdi>{price}</bdi>
          <AddToCart goodsId={goodsId} name={name} quantity={quantity} compact />
        </div>
      )}
    </>
  );
}

/** Whether any of an element is on the screen; true until it is known. */
function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
