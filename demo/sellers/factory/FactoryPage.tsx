import { Link } from 'react-router';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { useTitle } from '../../host/shell/title.js';
import { pathTo } from '../../shared/pages.js';
import { SellerGate, SignedInBar, sellerLoader } from '../account/SellerGate.js';
import { HeroPicture } from '../landing/HeroPicture.js';
import { feeTexts } from '../money.js';
import { applicationTexts } from '../texts.js';
import { ComingParts, FactoryApplication } from './FactoryApplication.js';
import '../application/application.css';
import '../landing/Landing.css';

export const loader = sellerLoader(applicationTexts);

/** Example prices by quantity: pieces, and US cents per piece. */
const EXAMPLE = [
  [1, 4_900],
  [10, 4_500],
  [50, 4_100],
  [200, 3_700],
] as const;

/** The page that explains factory membership and contains the application for it. */
export function Component() {
  const i18n = useI18n();
  const { numbers } = i18n;
  const { factory } = applicationTexts.useTexts();
  useTitle(factory.title);
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
            <p className="form-buttons seller-acts">
              <a className="button" href="#factory-form">
                {factory.apply}
              </a>
              <Link className="button button-quiet" to={pathTo('factoryZone')} reloadDocument>
                {factory.zone}
              </Link>
            </p>
          </div>
          <HeroPicture bulk />
        </div>
      </section>
      <div className="page-width seller-sections">
        <ul className="seller-benefits">
          {factory.benefits.map(({ title, text }) => (
            <li key={title} className="card">
              <h2>{title}</h2>
              <p>{fill(text, feeTexts(i18n))}</p>
            </li>
          ))}
        </ul>
        <div className="seller-fees">
          <section aria-labelledby="factory-how">
            <h2 id="factory-how">{factory.how}</h2>
            <ol className="stack numbered seller-how">
              {factory.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <section className="card seller-try" aria-labelledby="factory-tiers">
            <h2 id="factory-tiers">{factory.tiersTitle}</h2>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{factory.tiers.quantity}</th>
                  <th scope="col">{factory.tiers.price}</th>
                </tr>
              </thead>
              <tbody>
                {EXAMPLE.map(([quantity, price]) => (
                  <tr key={quantity}>
                    <th scope="row">
                      {quantity === 1
                        ? factory.tiers.single
                        : fill(factory.tiers.from, { n: numbers.count(quantity) })}
                    </th>
                    <td>{numbers.price(price)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
        <section id="factory-form" className="stack-large seller-apply" aria-labelledby="factory-form-title">
          <header>
            <h2 id="factory-form-title">{factory.form}</h2>
            <p className="soft">{factory.formLead}</p>
          </header>
          <SellerGate aside={<ComingParts />}>
            {({ name }) => (
              <>
                <SignedInBar name={name} />
                <FactoryApplication />
              </>
            )}
          </SellerGate>
        </section>
      </div>
    </div>
  );
}
