import chart from '../../assets/icons/selling/chart.svg?react';
import parcel from '../../assets/icons/selling/parcel.svg?react';
import payout from '../../assets/icons/selling/payout.svg?react';
import search from '../../assets/icons/selling/search.svg?react';
import shield from '../../assets/icons/selling/shield.svg?react';
import shoppers from '../../assets/icons/selling/shoppers.svg?react';

/** A sign for each benefit, in the order of the texts. */
const SIGNS = [shoppers, search, parcel, shield, chart, payout] as const;

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
        {items.map((item, at) => {
          const Sign = SIGNS[at % SIGNS.length] ?? shoppers;
          return (
            <li key={item.title} className="card">
              <Sign />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
