import { useState } from 'react';
import { marksOf } from '../../shared/inspection.js';
import { portText } from '../../shared/place-text.js';
import type { CarDetail } from '../../shared/replies/goods.js';
import { CAR_VIEWS, CarPicture } from '../art/CarPicture.js';
import { useCarName } from '../art/useCarName.js';
import { CAR_CARDS } from '../cars/carCards.js';
import { listPath } from '../cars/links.js';
import { rangeText } from '../cars/rangeText.js';
import { useDistance } from '../cars/useDistance.js';
import { Breadcrumbs } from '../catalog/Breadcrumbs.js';
import { CardGrid } from '../goods/CardGrid.js';
import { productPath } from '../goods/links.js';
import { Unbroken } from '../goods/Unbroken.js';
import { capitalized, fill, textOf, useI18n } from '../messages/i18n.js';
import { useTitle } from '../shell/title.js';
import { catalogTexts, productTexts } from '../texts.js';
import { BuyCar } from './BuyCar.js';
import { CarRecord } from './car/CarRecord.js';
import { Equipment } from './car/Equipment.js';
import { Inspection } from './car/Inspection.js';
import { InspectionMarks } from './car/InspectionMarks.js';
import { type Abroad, LandedCost, useLandedCost } from './car/LandedCost.js';
import { Gallery, photoViews, type View } from './Gallery.js';
import { ShippingEstimate } from './ShippingEstimate.js';
import { Specification } from './Specification.js';
import { OwnCard } from './StoreCard.js';
import { Viewed } from './Viewed.js';
import './car/car.css';

export function CarProduct({ detail }: { detail: CarDetail }) {
  const { goods: car, shipping, related, record } = detail;
  const texts = productTexts.useTexts();
  const { nav, car: labels } = useI18n().texts;
  const [place, setPlace] = useState<Abroad>({ country: '', port: '' });
  const cost = useLandedCost(car, place);
  const port = portText(car);
  useTitle(car.goods_name);
  const color = textOf(labels.colors, car.color);
  const rows = useCarRows(car);
  const name = `${car.goods_name}, ${color}`;
  const drawings = useDrawings(detail);
  const views = car.photos.length > 0 ? photoViews(car.photos, name) : drawings;
  const trail = [
    { name: nav.cars, path: listPath() },
    { name: car.brand_name, path: listPath(car.brand) },
    { name: car.model_name, path: listPath(car.brand, car.model) },
    { name: car.goods_name, path: productPath(car) },
  ];
  return (
    <article className="page-width product">
      <Breadcrumbs trail={trail} />
      <div className="product-top">
        <Gallery views={views} hasDrawings={car.photos.length === 0} wide />
        <div className="product-side">
          <div className="stack product-main">
            <header className="product-head">
              <p className="product-flags">
                <span className={`fuel-tag fuel-${car.fuel}`}>{labels.fuels[car.fuel]}</span>
                {car.mileage_km === 0 && <span className="fuel-tag">{texts.newCar}</span>}
              </p>
              <h1 tabIndex={-1}>
                <bdi lang="en">
                  <Unbroken>{car.goods_name}</Unbroken>
                </bdi>
              </h1>
            </header>
            <BuyCar car={car} isSold={car.is_sold} fees={shipping.fees} abroad={cost} />
            {car.stock > 0 && !cost?.refusal && (
              <ShippingEstimate
                shipping={shipping}
                isCar
                abroad={cost && { port: portText(cost), min: cost.days_min, max: cost.days_max }}
              />
            )}
            <OwnCard />
          </div>
        </div>
      </div>
      <div className="product-text">
        {car.stock > 0 && <LandedCost car={car} place={place} onPlace={setPlace} />}
        <Specification rows={rows} />
        <Equipment items={car.equipment} />
        {record && <CarRecord record={record} port={{ value: car.port, name: port }} />}
        {record && <Inspection inspection={record.inspection} car={car} port={port} />}
      </div>
      {related.length > 0 && (
        <section className="product-more screen-only">
          <h2>{texts.relatedCars}</h2>
          <CardGrid of={CAR_CARDS} items={related} />
        </section>
      )}
      <Viewed id={car.goods_id} />
    </article>
  );
}

/** Returns the drawings of the car, for as long as there are no photos. The diagram is for cars with a report. */
function useDrawings({ goods, record }: CarDetail): View[] {
  const { carViews } = productTexts.useTexts();
  const pictureName = useCarName();
  const marks = record ? marksOf(record.inspection.findings) : [];
  return CAR_VIEWS.filter((view) => view !== 'diagram' || record).map((view) => ({
    key: view,
    name: carViews[view],
    picture: (
      <CarPicture
        drawing={goods.drawing}
        color={goods.color_hex}
        view={view}
        marks={view === 'diagram' ? marks : []}
        title={pictureName(goods, view)}
        isFirst={view === 'front'}
      />
    ),
    legend: view === 'diagram' ? <InspectionMarks marks={marks} /> : undefined,
  }));
}

function useCarRows(car: CarDetail['goods']): { name: string; value: string }[] {
  const { spec, engines, emissions, sides } = productTexts.useTexts();
  const { bodies, transmissions } = catalogTexts.useTexts();
  const { lang, texts, numbers } = useI18n();
  const distance = useDistance();
  const labels = texts.car;
  const { seats, doors, engine, trim, plug } = car;
  const km = car.range_km ?? engine?.electric_km;
  const power = { hp: numbers.count(engine?.hp ?? 0) };
  const liters = engine?.liters && numbers.tenths(engine.liters);
  return [
    { name: spec.make, value: car.brand_name },
    { name: spec.model, value: car.model_name },
    ...(trim === null ? [] : [{ name: spec.trim, value: trim }]),
    { name: spec.year, value: String(car.year) },
    { name: spec.body, value: bodies[car.body] },
    ...(doors === null ? [] : [{ name: spec.doors, value: String(doors) }]),
    ...(seats === null ? [] : [{ name: spec.seats, value: String(seats) }]),
    { name: spec.fuel, value: labels.fuels[car.fuel] },
    ...(engine === null
      ? []
      : [
          {
            name: liters ? spec.engine : spec.motor,
            value: liters ? fill(engines.of, { liters, ...power }) : fill(engines.motor, power),
          },
        ]),
    { name: spec.mileage, value: car.mileage_km > 0 ? distance.full(car.mileage_km) : labels.unused },
    ...(km ? [{ name: spec.range, value: rangeText(labels, distance.full(km), car) }] : []),
    ...(plug === null ? [] : [{ name: spec.plug, value: plug }]),
    ...(car.emissions === null ? [] : [{ name: spec.emissions, value: emissions[car.emissions] }]),
    { name: spec.drive, value: labels.drives[car.drive] },
    { name: spec.steering, value: sides[car.steering] },
    { name: spec.transmission, value: textOf(transmissions, car.transmission) },
    { name: spec.color, value: capitalized(textOf(labels.colors, car.color), lang) },
    { name: spec.port, value: portText(car) },
    { name: spec.number, value: car.goods_id },
  ];
}
