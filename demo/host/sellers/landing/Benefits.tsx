import { Lines } from '../../art/icons.js';

/** A sign for each benefit, in the order of the texts. */
const SIGNS = [
  'M4 5h2l2 10h9l2-7H7M9 19h.01M17 19h.01',
  'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m5 12 4 4',
  'm4 8 8-4 8 4v8l-8 4-8-4zm0 0 8 4 8-4m-8 4v8',
  'm12 3 7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zm-3 9 2 2 4-4',
  'M4 20V4m0 16h16M8 16v-4m4 4V8m4 8v-6',
  'M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3m-4 4v2',
] as const;

interface BenefitsProps {
  title: string;
  items: readonly { title: string; text: string }[];
}

/** What selling here brings, each with a sign. */
export function Benefits({ title, items }: BenefitsProps) {
  return (
    <section aria-labelledby="seller-benefits">
      <h2 id="seller-benefits">{title}</h2>
      <ul className="seller-benefits">
        {items.map((item, at) => (
          <li key={item.title}>
            <Lines path={SIGNS[at % SIGNS.length] ?? ''} size={28} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
