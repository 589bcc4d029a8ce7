import type { Equipment as Item } from '../../../shared/equipment.js';
import { carPageTexts } from '../../texts.js';

/** What a car is equipped with. Nothing if that isn't known. */
export function Equipment({ items }: { items: readonly Item[] }) {
  const { equipment: texts } = carPageTexts.useTexts();
  return (
    items.length > 0 && (
      <section aria-labelledby="equipment">
        <h2 id="equipment">{texts.title}</h2>
        <ul className="box car-equipment">
          {items.map((item) => (
            <li key={item}>
              <bdi>{texts.items[item]}</bdi>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
