import { useState } from 'react';
import type { CarRecord as RecordData } from '../../../shared/replies/car-record.js';
import { useDistance } from '../../cars/useDistance.js';
import { fill, textOf, useI18n } from '../../messages/i18n.js';
import { carPageTexts } from '../../texts.js';
import { Pairs } from '../../ui/Pairs.js';

interface CarRecordProps {
  record: RecordData;
  /** The port where the car is, and how the page's language writes it. */
  port: { readonly value: string; readonly name: string };
}

/** What's known about a car's life: its VIN, its owners, and what happened to it when. */
export function CarRecord({ record, port }: CarRecordProps) {
  const { record: texts } = carPageTexts.useTexts();
  const { numbers } = useI18n();
  const distance = useDistance();
  const { vin, use, owners, events } = record;
  const placeOf = (place: string | null) =>
    place === port.value ? port.name : textOf(texts.places, place ?? '');
  const repairs = events.filter(({ kind }) => kind === 'repaired').length;
  const facts = [
    [texts.vin, <Vin key="vin" vin={vin} />],
    [texts.use, texts.uses[use]],
    [texts.owners, owners > 0 ? numbers.count(owners) : texts.none],
    [texts.repairs, repairs > 0 ? numbers.count(repairs) : texts.noRepairs],
  ] as const;
  return (
    <section className="car-record" aria-labelledby="car-record">
      <h2 id="car-record">{texts.title}</h2>
      <Pairs className="car-record-facts" rows={facts} />
      <ol className="car-events">
        {events.map(({ on, kind, mileage_km, place }) => (
          <li key={`${on} ${kind} ${mileage_km}`} data-kind={kind}>
            <time dateTime={on}>{numbers.month(on)}</time>
            <span>{fill(texts.events[kind], { place: placeOf(place) })}</span>
            {mileage_km > 0 && <span className="hint car-event-km">{distance.short(mileage_km)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Vin({ vin }: { vin: string }) {
  const { record: texts } = carPageTexts.useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(vin).then(
      () => setCopied(true),
      // The shopper can still select it by hand.
      () => undefined,
    );
  return (
    <span className="row car-vin">
      <bdi translate="no">{vin}</bdi>
      <button type="button" className="text-button" onClick={() => void copy()}>
        {texts.copy}
      </button>
      <span role="status">{isCopied && texts.copied}</span>
    </span>
  );
}
