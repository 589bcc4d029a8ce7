import { useState } from 'react';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { Pairs } from '../../host/ui/Pairs.js';
import { pastable } from '../../host/ui/pasting.js';
import { feeOf, LEAST_PAYOUT } from '../../shared/fees.js';
import { feeTexts, readCents } from '../money.js';
import { sellerTexts } from '../texts.js';

export function Fees() {
  const { fees: texts } = sellerTexts.useTexts();
  const i18n = useI18n();
  const { numbers } = i18n;
  const [typed, setTyped] = useState({ yourPrice: '49', yourShipping: '6' });
  const price = readCents(typed.yourPrice) ?? 0;
  const shipping = readCents(typed.yourShipping) ?? 0;
  const [isFactory, setFactory] = useState(false);
  const fee = feeOf(price, isFactory);
  return (
    <section className="seller-fees" aria-labelledby="seller-fees">
      <div>
        <h2 id="seller-fees">{texts.title}</h2>
        <p className="soft">{texts.lead}</p>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.price}</th>
            </tr>
          </thead>
          <tbody>
            {texts.rows.map(({ what, price }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{fill(price, { ...feeTexts(i18n), least: numbers.price(LEAST_PAYOUT) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="card seller-try">
        <h3>{texts.try}</h3>
        <div className="form-field">
          <label htmlFor="seller-kind">{texts.seller}</label>
          <select
            id="seller-kind"
            value={isFactory ? 'factory' : 'shop'}
            onChange={({ currentTarget }) => setFactory(currentTarget.value === 'factory')}
          >
            <option value="shop">{texts.sellers.shop}</option>
            <option value="factory">{texts.sellers.factory}</option>
          </select>
        </div>
        {(['yourPrice', 'yourShipping'] as const).map((name) => (
          <div key={name} className="form-field">
            <label htmlFor={name}>{texts[name]}</label>
            <input
              id={name}
              className="input"
              {...pastable({ dir: 'ltr', inputMode: 'decimal', maxLength: 10 })}
              value={typed[name]}
              onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
            />
          </div>
        ))}
        <Pairs
          rows={[
            [texts.fee, numbers.price(fee)],
            [
              texts.yours,
              <output key="yours" htmlFor="seller-kind yourPrice yourShipping">
                {numbers.price(price - fee - shipping)}
              </output>,
            ],
          ]}
        />
        <p className="soft">{texts.carrier}</p>
      </div>
    </section>
  );
}
