import { Link } from 'react-router';
import { FEE_PERCENT } from '../../shared/fees.js';
import type { Wrong } from '../../shared/wrong/wrong.js';
import { useSpeech } from '../messages/context.js';
import { SellerGate } from '../sellers/account/SellerGate.js';
import { SignedInBar } from '../sellers/account/SignedInBar.js';
import type { ApplicationMessages } from '../sellers/application/messages/en.js';
import { HeroPicture } from '../sellers/landing/HeroPicture.js';
import type { SellerMessages } from '../sellers/messages/en.js';
import { useTitle } from '../shell/title.js';
import { FactoryApplication } from './FactoryApplication.js';

interface FactoryPageProps {
  texts: SellerMessages;
  own: ApplicationMessages;
  wrong: Wrong;
}

/** Prices by quantity as an example: pieces, and US cents of one. */
const EXAMPLE = [
  [1, 4_900],
  [10, 4_500],
  [50, 4_100],
  [200, 3_700],
] as const;

/** What the membership of factories is, and the application for it. */
export function FactoryPage({ texts, own, wrong }: FactoryPageProps) {
  const { numbers } = useSpeech();
  const { factory } = own;
  useTitle(factory.title);
  const fill = (text: string) =>
    text.replace('{shop}', `${FEE_PERCENT.shop}%`).replace('{factory}', `${FEE_PERCENT.factory}%`);
  return (
    <div className="seller-landing">
      <section className="seller-hero" aria-labelledby="factory-title">
        <div className="page-width">
          <div>
            <p className="seller-kicker">{factory.kicker}</p>
            <h1 id="factory-title" tabIndex={-1}>
              {factory.hero}
            </h1>
            <p className="seller-lead">{factory.lead}</p>
            <p className="seller-acts">
              <a className="button" href="#factory-form">
                {factory.apply}
              </a>
              <Link className="button button-quiet" to="/content/factorZone">
                {factory.zone}
              </Link>
            </p>
          </div>
          <HeroPicture />
        </div>
      </section>
      <div className="page-width seller-sections">
        <ul className="seller-benefits">
          {factory.benefits.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{fill(text)}</p>
            </li>
          ))}
        </ul>
        <div className="seller-fees">
          <section aria-labelledby="factory-how">
            <h2 id="factory-how">{factory.how}</h2>
            <ol className="seller-how">
              {factory.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <section className="seller-try" aria-labelledby="factory-tiers">
            <h2 id="factory-tiers">{factory.tiersTitle}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">{factory.tiers.quantity}</th>
                  <th scope="col">{factory.tiers.price}</th>
                </tr>
              </thead>
              <tbody>
                {EXAMPLE.map(([quantity, price]) => (
                  <tr key={quantity}>
                    <th scope="row">{factory.tiers.from.replace('{n}', numbers.count(quantity))}</th>
                    <td>{numbers.price(price)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
        <section id="factory-form" className="seller-apply" aria-labelledby="factory-form-title">
          <header>
            <h2 id="factory-form-title">{factory.form}</h2>
            <p className="seller-soft">{factory.formLead}</p>
          </header>
          <SellerGate texts={texts}>
            {({ token, seller }) => (
              <>
                <SignedInBar name={seller.name} texts={texts.account} />
                <FactoryApplication token={token} texts={texts} own={own} wrong={wrong} />
              </>
            )}
          </SellerGate>
        </section>
      </div>
    </div>
  );
}
