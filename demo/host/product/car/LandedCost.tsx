import { useId, useState } from 'react';
import { countryNames } from '../../../shared/country-names.js';
import { portText } from '../../../shared/place-text.js';
import type { Car } from '../../../shared/replies/cars.js';
import type { LandedCost as Cost } from '../../../shared/replies/landed-cost.js';
import { landedCostQuery, portsQuery } from '../../api/landed-cost.js';
import { useShopQuery } from '../../data/use-shop-query.js';
import { fill, useI18n } from '../../messages/i18n.js';
import { carPageTexts, formTexts } from '../../texts.js';
import { AsyncView } from '../../ui/AsyncView.js';
import { Pairs } from '../../ui/Pairs.js';
import { QuoteForm } from './QuoteForm.js';

/** A port abroad by its English name; empty strings for none. */
export interface Abroad {
  readonly country: string;
  readonly port: string;
}

/** Returns what a car costs at the port that a buyer chose. Null for none, or while it isn't known. */
export function useLandedCost(car: Car, { country, port }: Abroad): Cost | null {
  const isChosen = port !== '';
  const query = { ...landedCostQuery(String(car.goods_id), country, port), enabled: isChosen };
  const { data } = useShopQuery(query, { isKept: true });
  return (isChosen && data) || null;
}

/** Returns why the country doesn't let the car in, or null if it does. */
export function useRefusal(cost: Cost | null): string | null {
  const { landed: texts } = carPageTexts.useTexts();
  const { numbers } = useI18n();
  if (!cost?.refusal) return null;
  return cost.refusal === 'age'
    ? numbers.plural(texts.tooOld, cost.max_age ?? 0)
    : texts.refusals[cost.refusal];
}

interface LandedCostProps {
  car: Car;
  place: Abroad;
  onPlace: (place: Abroad) => void;
}

/** What a car costs at the buyer's port, anywhere but in the United States, and a way to request a quote. */
export function LandedCost({ car, place: { country, port }, onPlace }: LandedCostProps) {
  const { landed: texts } = carPageTexts.useTexts();
  const { lang } = useI18n();
  const id = useId();
  const { data: all = [] } = useShopQuery(portsQuery);
  // A car that is at a port needs no ship to it.
  const places = all.flatMap(({ country, ports, port_names }) => {
    const others = ports
      .map((value, at) => ({ value, name: port_names[at] ?? value }))
      .filter(({ value }) => value !== car.port);
    return others.length > 0 ? [{ country, ports: others }] : [];
  });
  const nameOf = countryNames(lang);
  const byName = places
    .map((place) => ({ ...place, name: nameOf(place.country) }))
    .sort((one, other) => one.name.localeCompare(other.name, lang));
  const { ports = [] } = places.find((place) => place.country === country) ?? {};
  const choose = (code: string) => {
    const newPorts = places.find((place) => place.country === code)?.ports ?? [];
    onPlace({ country: code, port: newPorts[0]?.value ?? '' });
  };
  return (
    <section className="landed" aria-labelledby="landed-cost">
      <h2 id="landed-cost">{texts.title}</h2>
      <div className="box stack">
        <p>{texts.lead}</p>
        <div className="landed-fields screen-only">
          <div className="form-field">
            <label htmlFor={`${id}country`}>{texts.country}</label>
            <select id={`${id}country`} value={country} onChange={({ target }) => choose(target.value)}>
              <option value="">{texts.choose}</option>
              {byName.map(({ country: code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className="form-field">
            <label htmlFor={`${id}port`}>{texts.port}</label>
            <select
              id={`${id}port`}
              value={port}
              disabled={ports.length === 0}
              onChange={({ target }) => onPlace({ country, port: target.value })}
            >
              {ports.length === 0 && <option value="">{texts.choose}</option>}
              {ports.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
        {port !== '' && <CostAt car={car} country={country} port={port} />}
      </div>
    </section>
  );
}

function CostAt({ car, country, port }: { car: Car; country: string; port: string }) {
  const { landed: texts } = carPageTexts.useTexts();
  const query = useShopQuery(landedCostQuery(String(car.goods_id), country, port), { isKept: true });
  return (
    <AsyncView query={query} skeleton={<p role="status">{texts.loading}</p>} small>
      {(cost) => <CostTable key={`${country} ${port}`} car={car} cost={cost} />}
    </AsyncView>
  );
}

function CostTable({ car, cost }: { car: Car; cost: Cost }) {
  const { landed: texts } = carPageTexts.useTexts();
  const { numbers } = useI18n();
  const [isAsking, setAsking] = useState(false);
  // Only the form needs them, and the page doesn't wait for them.
  const isReady = formTexts.useTextsOnceLoaded() !== undefined;
  const [sent, setSent] = useState('');
  const refusal = useRefusal(cost);
  const { lines } = texts;
  // A car that stays in its country passes no customs.
  const isImported = cost.duty_rate + cost.vat_rate > 0 || cost.excise;
  const rate = (percent: number) => numbers.percent(percent);
  const rows = [
    [fill(lines.price, { place: portText(car) }), cost.price],
    [lines.freight, cost.freight],
    [lines.insurance, cost.insurance],
    [lines.documents, cost.documents],
    ...(isImported
      ? ([
          [fill(lines.duty, { rate: rate(cost.duty_rate) }), cost.duty],
          [fill(lines.vat, { rate: rate(cost.vat_rate) }), cost.vat],
        ] as const)
      : []),
  ] as const;
  if (refusal !== null) return <p role="status">{refusal}</p>;
  return (
    <>
      <Pairs
        className="landed-lines"
        rows={rows.map(([name, sum]) => [name, <bdi key={name}>{numbers.price(sum)}</bdi>])}
      >
        <div className="landed-total">
          <dt>{lines.total}</dt>
          <dd role="status">
            <bdi>{numbers.price(cost.total)}</bdi>
          </dd>
        </div>
      </Pairs>
      <p className="hint">
        {numbers.pluralSpan(texts.days, cost.days_min, cost.days_max)}. {isImported && texts.note}{' '}
        {cost.excise && texts.excise}
      </p>
      {sent ? (
        <p className="status-message" role="status">
          {sent}
        </p>
      ) : isAsking && isReady ? (
        <QuoteForm
          car={car}
          place={cost}
          onCancel={() => setAsking(false)}
          onSent={({ quote_id, total }, email) =>
            setSent(
              fill(texts.sent, {
                id: quote_id,
                email,
                total: numbers.price(total),
                port: portText(cost),
              }),
            )
          }
        />
      ) : (
        car.stock > 0 && (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {texts.ask}
          </button>
        )
      )}
    </>
  );
}
