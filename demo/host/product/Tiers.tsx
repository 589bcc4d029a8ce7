import type { Goods } from '../api/goods-replies.js';
import { useSpeech } from '../messages/speech.js';
import { productTexts } from './messages/load.js';

type Step = Goods['wholesale'][number];

/** What a piece costs when so many are bought: the server's rule, drawn at once. */
export const unitPrice = (price: number, steps: readonly Step[], quantity: number): number =>
  steps.reduce((unit, step) => (quantity >= step.min_qty ? step.price : unit), price);

interface TiersProps {
  price: number;
  steps: readonly Step[];
  quantity: number;
  onChoose: (quantity: number) => void;
}

/** The price of a piece by quantity; the row that holds now is marked, and each can be chosen. */
export function Tiers({ price, steps, quantity, onChoose }: TiersProps) {
  const { tiers } = productTexts.useTexts();
  const { numbers } = useSpeech();
  const rows = [{ min_qty: 1, price }, ...steps];
  const holds = rows.filter(({ min_qty }) => quantity >= min_qty).length - 1;
  return (
    <section className="tiers" aria-labelledby="tiers">
      <h2 id="tiers">{tiers.title}</h2>
      <ul>
        {rows.map((row, at) => {
          const end = rows[at + 1]?.min_qty;
          const pieces = end
            ? `${numbers.count(row.min_qty)}–${numbers.count(end - 1)}`
            : `${numbers.count(row.min_qty)}+`;
          return (
            <li key={row.min_qty}>
              <button type="button" aria-pressed={at === holds} onClick={() => onChoose(row.min_qty)}>
                <span className="visually-hidden">{tiers.pieces}: </span>
                <bdi className="tier-pieces">{pieces}</bdi>
                <span className="visually-hidden">, {tiers.price}: </span>
                <bdi className="tier-price">{numbers.price(row.price)}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
