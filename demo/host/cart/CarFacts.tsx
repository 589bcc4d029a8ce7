import type { CartLine } from '../../shared/replies/cart.js';
import { useDistance } from '../cars/useDistance.js';
import { fill, textOf, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';

type CarFactsProps = Pick<CartLine, 'picture' | 'goods_id' | 'mileage_km'>;

/** What tells a line's car from others of its name: its mileage, color, and item number. Nothing for goods. */
export function CarFacts({ picture, goods_id, mileage_km }: CarFactsProps) {
  const labels = useI18n().texts.car;
  const { short } = useDistance();
  if (picture.kind !== 'car') return null;
  const mileage = mileage_km === 0 ? labels.unused : mileage_km && short(mileage_km);
  const facts = [mileage, textOf(labels.colors, picture.color), fill(labels.number, { id: goods_id })];
  return <span className="hint">{facts.filter(Boolean).join(SEPARATOR)}</span>;
}
