import { Link } from 'react-router';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { useSpeech } from '../messages/speech.js';

/** A few goods of the shop, in the colors of its banner. */
const SHOWN = [
  { art: 'headphones', color: '#c2410c' },
  { art: 'tire', color: '#2f3d4c' },
  { art: 'kettle', color: '#0f766e' },
  { art: 'backpack', color: '#b45309' },
  { art: 'drill', color: '#eab308' },
  { art: 'lamp', color: '#7fb3c8' },
] as const;

/** The banner of the shop for everything. */
export function ShopHero() {
  const { hero } = useSpeech().texts.home;
  return (
    <section className="shop-hero" aria-labelledby="shop-hero">
      <div className="page-width shop-hero-row">
        <div className="shop-hero-text">
          <h2 id="shop-hero">{hero.title}</h2>
          <p>{hero.text}</p>
          <p className="shop-hero-ways">
            <Link className="button" to="/categories?in=goods">
              {hero.shop}
            </Link>
            <Link className="button shop-hero-second" to="/content/daysDeals">
              {hero.deals}
            </Link>
          </p>
        </div>
        <ul className="shop-hero-goods" aria-hidden="true">
          {SHOWN.map(({ art, color }) => (
            <li key={art}>
              <GoodsPicture art={art} color={color} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
