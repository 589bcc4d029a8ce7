import { catalogueTexts } from '../catalogue/messages/load.js';

/** Instead of the button to buy, on the card of what cannot be had. */
export function SoldOut() {
  return <p className="goods-gone">{catalogueTexts.useTextsOnceLoaded()?.card.soldOut}</p>;
}
