import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { portText } from '../../shared/place-text.js';
import type { Car } from '../../shared/replies/cars.js';
import { useDistance } from '../cars/useDistance.js';
import { Price } from '../goods/CardParts.js';
import { fill, textOf, useI18n } from '../messages/i18n.js';
import { productTexts } from '../texts.js';
import { Pairs } from '../ui/Pairs.js';
import { BuyActs } from './BuyActs.js';

export function BuyCar({ car }: { car: Car }) {
  const texts = productTexts.useTexts();
  const { texts: site, numbers } = useI18n();
  const distance = useDistance();
  const isForSale = car.stock > 0;
  const facts = [
    [site.car.mileage, car.mileage_km > 0 ? distance.full(car.mileage_km) : site.car.unused],
    [site.car.drive, site.car.drives[car.drive]],
    [texts.spec.transmission, textOf(texts.transmissions, car.transmission)],
    ...(car.range_km ? [[site.car.range, distance.full(car.range_km)] as const] : []),
  ] as const;
  return (
    <section className="stack-small buy">
      <Price price={car.price} before={null} discount={0} />
      <Pairs className="car-specs" rows={facts} />
      <p className="stock" data-state={isForSale ? 'low' : 'out'}>
        {isForSale ? texts.one : texts.soldOut}
      </p>
      <BuyActs
        goodsId={Number(car.goods_id)}
        name={car.goods_name}
        price={numbers.price(car.price)}
        soldOut={isForSale ? null : <p>{texts.carHeld}</p>}
      />
      <p className="hint buy-note">
        {fill(texts.atPort, { port: portText(car) })} <Link to={pathTo('refunds')}>{texts.returns}</Link>
      </p>
    </section>
  );
}
