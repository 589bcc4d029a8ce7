import { Link } from 'react-router';
import { portText } from '../../shared/place-text.js';
import type { Car } from '../../shared/replies/cars.js';
import { CarPicture } from '../art/CarPicture.js';
import { Photo } from '../art/Photo.js';
import { useCarName } from '../art/useCarName.js';
import { AddToCart } from '../cart/AddToCart.js';
import { SaveButton } from '../favorites/SaveButton.js';
import { ZoneBadge } from '../goods/CardParts.js';
import { productPath } from '../goods/links.js';
import { Unbroken } from '../goods/Unbroken.js';
import { fill, textOf, useI18n } from '../messages/i18n.js';
import { softHyphens } from '../messages/softHyphens.js';
import { Pairs } from '../ui/Pairs.js';
import { listPath } from './links.js';
import { rangeText } from './rangeText.js';
import { useDistance } from './useDistance.js';
import './card.css';

interface CarCardProps {
  car: Car;
  /** Whether the card also links to the other cars of its make, since there's often no other of its model. */
  hasLink: boolean;
  /** Whether its picture is among the first on the page, and loads right away. Defaults to false. */
  isFirst?: boolean;
}

/** One car: what it is, what it costs, and when it would arrive. The whole card links to its page. */
export function CarCard({ car, hasLink, isFirst = false }: CarCardProps) {
  const { texts, numbers } = useI18n();
  const distance = useDistance();
  const pictureName = useCarName();
  const labels = texts.car;
  const facts = [
    [labels.mileage, car.mileage_km > 0 ? distance.short(car.mileage_km) : labels.unused],
    ...(car.steering === 'right' ? [[labels.steeringSide, labels.steering.right] as const] : []),
    car.range_km
      ? ([labels.range, rangeText(labels, distance.short(car.range_km), car)] as const)
      : ([labels.drive, labels.drives[car.drive]] as const),
  ] as const;
  const name = `${car.goods_name}, ${textOf(labels.colors, car.color)}`;
  return (
    <article className="box car-card">
      <div className="car-picture">
        {car.photo ? (
          <Photo photo={car.photo} name={name} sizes="(min-width: 30em) 280px, 92vw" isFirst={isFirst} />
        ) : (
          <CarPicture
            drawing={car.drawing}
            color={car.color_hex}
            title={pictureName(car)}
            isFirst={isFirst}
          />
        )}
        <p className="car-tags">
          <span className={`fuel-tag fuel-${car.fuel}`}>{softHyphens(labels.fuels[car.fuel])}</span>
        </p>
        <div className="card-save">
          <SaveButton kind="goods" id={Number(car.goods_id)} name={car.goods_name} compact />
        </div>
      </div>
      <div className="car-facts">
        <h3>
          <Link className="card-link" to={productPath(car)}>
            <bdi>
              <Unbroken>{car.goods_name}</Unbroken>
            </bdi>
          </Link>
        </h3>
        <Pairs className="car-specs" rows={facts} />
        <div className="car-offer">
          <p className="car-price">
            <span className="visually-hidden">{labels.price} </span>
            <bdi>{numbers.price(car.price)}</bdi>
          </p>
          {car.stock > 0 && <ZoneBadge zone={car.zone} />}
          <p className="car-origin">{fill(labels.ports[car.zone], { port: portText(car) })}</p>
        </div>
        <div className="card-cart">
          {car.stock > 0 ? (
            <AddToCart goodsId={Number(car.goods_id)} name={car.goods_name} compact />
          ) : (
            <p className="goods-gone">{labels.sold}</p>
          )}
        </div>
        {hasLink && (
          <Link className="car-similar" to={listPath(car.brand)}>
            {fill(labels.similar, { name: car.brand_name })}
          </Link>
        )}
      </div>
    </article>
  );
}
