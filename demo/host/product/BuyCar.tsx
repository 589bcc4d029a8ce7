import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { portText } from '../../shared/place-text.js';
import type { Car } from '../../shared/replies/cars.js';
import type { Shipping } from '../../shared/replies/goods.js';
import type { LandedCost } from '../../shared/replies/landed-cost.js';
import { regionOf } from '../../shared/zip-regions.js';
import { listPath } from '../cars/links.js';
import { rangeText } from '../cars/rangeText.js';
import { useDistance } from '../cars/useDistance.js';
import { CarImport } from '../cart/CarImport.js';
import { Price } from '../goods/CardParts.js';
import { fill, textOf, useI18n } from '../messages/i18n.js';
import { carPageTexts, cartTexts, catalogTexts, productTexts } from '../texts.js';
import { Pairs } from '../ui/Pairs.js';
import { BuyActs } from './BuyActs.js';
import { useRefusal } from './car/LandedCost.js';
import { useDelivery } from './delivery.js';

interface BuyCarProps {
  car: Car;
  isSold: boolean;
  /** What delivering it in the United States costs. */
  fees: Shipping['fees'];
  /** What it costs at the port abroad that the buyer chose. Null for the United States. */
  abroad: LandedCost | null;
}

export function BuyCar({ car, isSold, fees, abroad }: BuyCarProps) {
  const texts = productTexts.useTexts();
  const { carReturns } = cartTexts.useTexts();
  const { landed } = carPageTexts.useTexts();
  const { texts: site, numbers } = useI18n();
  const { transmissions } = catalogTexts.useTexts();
  const distance = useDistance();
  const isForSale = car.stock > 0;
  const refusal = useRefusal(abroad);
  const facts = [
    [site.car.mileage, car.mileage_km > 0 ? distance.full(car.mileage_km) : site.car.unused],
    [site.car.drive, site.car.drives[car.drive]],
    ...(car.steering === 'right' ? [[texts.spec.steering, texts.sides.right] as const] : []),
    [texts.spec.transmission, textOf(transmissions, car.transmission)],
    ...(car.range_km
      ? [[site.car.range, rangeText(site.car, distance.full(car.range_km), car)] as const]
      : []),
  ] as const;
  return (
    <section className="stack-small buy">
      <Price price={car.price} before={null} discount={0} />
      {isForSale && !abroad && <Shipped car={car} fees={fees} />}
      <Pairs className="car-specs" rows={facts} />
      {!refusal && (
        <p className="stock" data-state={isForSale ? 'in' : 'out'}>
          {isForSale ? texts.available : isSold ? site.car.sold : texts.held}
        </p>
      )}
      {isForSale && !abroad && car.zone === 2 && (
        <CarImport>
          <Link to="#landed-cost">{landed.title}</Link>
        </CarImport>
      )}
      {isForSale && abroad && !refusal && <ImportNotes cost={abroad} />}
      <BuyActs
        goodsId={Number(car.goods_id)}
        name={car.goods_name}
        price={numbers.price(car.price)}
        main={
          abroad ? (
            <Link className="button" to="#landed-cost">
              {landed.ask}
            </Link>
          ) : undefined
        }
        soldOut={
          isForSale ? (
            abroad &&
            refusal && (
              <>
                <p>{refusal}</p>
                {abroad.admitted === null ? (
                  <Link className="button" to="#landed-cost">
                    {landed.otherPort}
                  </Link>
                ) : (
                  <Link className="button" to={`${listPath()}?${abroad.admitted}`}>
                    {landed.admitted}
                  </Link>
                )}
              </>
            )
          ) : (
            <>
              <p>{isSold ? texts.carSold : texts.carHeld}</p>
              <Link className="button" to={listPath(car.brand)}>
                {fill(site.car.similar, { name: car.brand_name })}
              </Link>
            </>
          )
        }
      />
      {isForSale && !refusal && (
        <p className="hint buy-note">
          {fill(texts.atPort, { port: portText(car) })}{' '}
          <Link to={`${pathTo('refunds')}#car-before`}>{abroad ? carReturns : texts.cancel}</Link>
        </p>
      )}
    </section>
  );
}

/** What may keep the car out of a country, or has to be done before it ships there. */
function ImportNotes({ cost: { min_age, needs_approval } }: { cost: LandedCost }) {
  const { landed } = carPageTexts.useTexts();
  if (min_age === null && !needs_approval) return null;
  return (
    <div className="car-import">
      {min_age !== null && <p>{fill(landed.minAge, { n: min_age })}</p>}
      {needs_approval && <p>{landed.approval}</p>}
    </div>
  );
}

/** The price with shipping to the shopper's address or, as long as it isn't known, to the mainland. */
function Shipped({ car: { price }, fees }: { car: Car; fees: Shipping['fees'] }) {
  const { shipping: texts } = productTexts.useTexts();
  const { numbers } = useI18n();
  const { zip } = useDelivery();
  const fee = fees[regionOf(zip)];
  if (fee === null) return null;
  const toMainland = fill(texts.sumMainland, { price: numbers.price(price + (fees.mainland ?? fee)) });
  return (
    // The longer text keeps its room, so that nothing moves when the address comes.
    <p className="buy-shipped" data-room={zip ? toMainland : undefined}>
      <span>{zip ? fill(texts.sum, { price: numbers.price(price + fee) }) : toMainland}</span>
    </p>
  );
}
