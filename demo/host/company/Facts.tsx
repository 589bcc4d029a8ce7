import { useSpeech } from '../messages/context.js';
import { useCompanyTexts } from './messages/load.js';

/** What the shop has at the moment; null for what could not be counted. */
export interface Stock {
  cars: number | null;
  makes: number | null;
  goods: number | null;
  stores: number | null;
}

/** The shop by numbers. */
export function Facts({ stock }: { stock: Stock }) {
  const { facts } = useCompanyTexts().about;
  const { numbers } = useSpeech();
  const counted = (['cars', 'makes', 'goods', 'stores'] as const).flatMap((name) => {
    const count = stock[name];
    return count === null ? [] : [{ name, count }];
  });
  return (
    <ul className="about-facts" aria-label={facts.label}>
      {counted.map(({ name, count }) => (
        <li key={name}>
          <strong>{numbers.count(count)}</strong> <span>{facts[name]}</span>
        </li>
      ))}
    </ul>
  );
}
