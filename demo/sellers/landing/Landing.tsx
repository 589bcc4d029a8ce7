import { Link } from 'react-router';
import chart from '../../assets/icons/selling/chart.svg?react';
import parcel from '../../assets/icons/selling/parcel.svg?react';
import payout from '../../assets/icons/selling/payout.svg?react';
import search from '../../assets/icons/selling/search.svg?react';
import shield from '../../assets/icons/selling/shield.svg?react';
import shoppers from '../../assets/icons/selling/shoppers.svg?react';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { pathTo } from '../../shared/pages.js';
import { useSeller } from '../api/session.js';
import { feeTexts } from '../money.js';
import { sellerTexts } from '../texts.js';
import { Fees } from './Fees.js';
import { HeroPicture } from './HeroPicture.js';
import './Landing.css';

/** The landing page for people who don't sell here yet: benefits, steps, fees, and answers. */
export function Landing() {
  const texts = sellerTexts.useTexts();
  const i18n = useI18n();
  const { hero, figures, steps, faq, closing } = texts;
  const fees = feeTexts(i18n);
  return (
    <div className="seller-landing">
      <section className="seller-hero" aria-labelledby="seller-title">
        <div className="page-width">
          <div>
            <p className="seller-kicker">{hero.kicker}</p>
            <h1 id="seller-title" tabIndex={-1}>
              {hero.title}
            </h1>
            <p className="seller-lead">{hero.lead}</p>
            <HeroLinks />
          </div>
          <HeroPicture />
        </div>
      </section>
      <div className="page-width seller-sections">
        <ul className="seller-figures">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <strong dir="ltr">{fill(value, fees)}</strong>
              <span className="soft">{fill(label, fees)}</span>
            </li>
          ))}
        </ul>
        <Benefits title={texts.benefits.title} items={texts.benefits.items} />
        <section aria-labelledby="seller-steps">
          <h2 id="seller-steps">{steps.title}</h2>
          <ol className="numbered seller-steps">
            {steps.items.map(({ title, text }) => (
              <li key={title} className="card">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="soft">{steps.note}</p>
        </section>
        <Fees />
        <section aria-labelledby="seller-faq" className="faq seller-faq">
          <h2 id="seller-faq">{faq.title}</h2>
          {faq.items.map(({ q, a }) => (
            <details key={q}>
              <summary>{q}</summary>
              <p>{a}</p>
            </details>
          ))}
        </section>
        <section className="seller-closing" aria-labelledby="seller-closing">
          <h2 id="seller-closing">{closing.title}</h2>
          <p>{closing.text}</p>
          <HeroLinks />
          <p>
            <Link to={pathTo('factoryMember')}>{closing.factory}</Link>
          </p>
        </section>
      </div>
    </div>
  );
}

/** Links to the visitor's next step: start an application, continue it, or go to the store. */
function HeroLinks() {
  const { hero } = sellerTexts.useTexts();
  const { data: seller } = useSeller();
  if (!seller) {
    return (
      <p className="form-buttons seller-acts">
        <Link className="button" to={pathTo('sellerSteps')}>
          {hero.start}
        </Link>
        <Link className="button button-quiet" to={`${pathTo('sellerCentral')}?view=sign-in`}>
          {hero.signIn}
        </Link>
      </p>
    );
  }
  const hasBegun = seller.applications.some(({ kind }) => kind === 'seller');
  return (
    <p className="form-buttons seller-acts">
      {seller.store === null ? (
        <Link className="button" to={pathTo('sellerSteps')}>
          {hasBegun ? hero.resume : hero.start}
        </Link>
      ) : (
        <Link className="button" to={pathTo('sellerCentral')}>
          {hero.dashboard}
        </Link>
      )}
    </p>
  );
}

/** An icon for each benefit, in the order of the texts. */
const SIGNS = [shoppers, search, parcel, shield, chart, payout] as const;

interface BenefitsProps {
  title: string;
  items: readonly { title: string; text: string }[];
}

function Benefits({ title, items }: BenefitsProps) {
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
