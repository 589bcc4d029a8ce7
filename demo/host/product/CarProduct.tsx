import type { CarDetail } from '../api/goods-replies.js';
import { CAR_VIEWS, CarPicture } from '../art/CarPicture.js';
import { CarGrid } from '../cars/CarGrid.js';
import { listPath } from '../cars/links.js';
import { Breadcrumbs } from '../catalogue/Breadcrumbs.js';
import { productPath } from '../goods/links.js';
import { useSpeech } from '../messages/context.js';
import { useTitle } from '../shell/title.js';
import { BuyCar } from './BuyCar.js';
import { Gallery } from './Gallery.js';
import { useProductTexts } from './messages/load.js';
import { OwnCard } from './OwnCard.js';
import { ShippingEstimate } from './ShippingEstimate.js';
import { Specification } from './Specification.js';
import { useCarRows } from './useCarRows.js';
import { Viewed } from './Viewed.js';

/** The page of a car. */
export function CarProduct({ detail }: { detail: CarDetail }) {
  const { goods: car, shipping, related } = detail;
  const texts = useProductTexts();
  const { nav, car: labels } = useSpeech().texts;
  const rows = useCarRows(car);
  useTitle(car.goods_name);
  const color = labels.colors[car.color] ?? car.color;
  const views = CAR_VIEWS.map((view) => ({
    key: view,
    name: texts.views[view],
    picture: (
      <CarPicture
        body={car.body}
        color={car.color_hex}
        view={view}
        title={`${car.goods_name}, ${color}. ${texts.views[view]}`}
      />
    ),
  }));
  const way = [
    { name: nav.cars, path: listPath() },
    { name: car.brand_name, path: listPath(car.brand) },
    { name: car.model_name, path: listPath(car.brand, car.model) },
    { name: car.goods_name, path: productPath(car) },
  ];
  return (
    <article className="page-width product">
      <Breadcrumbs way={way} />
      <div className="product-top">
        <Gallery views={views} wide />
        <div className="product-main">
          <header className="product-head">
            <p className="product-flags">
              <span className={`fuel-tag fuel-${car.fuel}`}>{labels.fuels[car.fuel]}</span>
              {car.mileage_km === 0 && <span className="fuel-tag">{texts.newCar}</span>}
            </p>
            <h1 tabIndex={-1}>
              <bdi lang="en">{car.goods_name}</bdi>
            </h1>
          </header>
          <BuyCar car={car} />
          <ShippingEstimate shipping={shipping} isCar />
          <OwnCard />
        </div>
      </div>
      <div className="product-text">
        <Specification rows={rows} />
      </div>
      {related.length > 0 && (
        <section className="product-more">
          <h2>{texts.relatedCars}</h2>
          <CarGrid cars={related} />
        </section>
      )}
      <Viewed id={car.goods_id} />
    </article>
  );
}
