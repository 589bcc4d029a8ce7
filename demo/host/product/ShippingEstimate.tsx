import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import ReturnIcon from '../../assets/icons/return.svg?react';
import { type Days, deliveryDays } from '../../shared/delivery.js';
import { pathTo } from '../../shared/pages.js';
import type { Shipping } from '../../shared/replies/goods.js';
import { regionOf } from '../../shared/zip-regions.js';
import { fill, fillParts, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { openDialog } from '../session/openDialog.js';
import { useOnceTakenOver } from '../shell/takeover.js';
import { productTexts } from '../texts.js';
import { datesFrom, useDelivery } from './delivery.js';

interface ShippingEstimateProps {
  shipping: Shipping;
  /** Whether it's a car, which ships from a port. Defaults to false. */
  isCar?: boolean;
  /** The port abroad that the buyer chose, with the days at sea. Null or missing for an address in the country. */
  abroad?: (Days & { readonly port: string }) | null;
}

/** When it would arrive at the shopper's location, and a button to choose another one. */
export function ShippingEstimate({ shipping, isCar = false, abroad = null }: ShippingEstimateProps) {
  const { shipping: texts, returns } = productTexts.useTexts();
  const { lang, numbers, texts: site } = useI18n();
  const { zip, city } = useDelivery();
  const isHere = useOnceTakenOver(true, false);
  const { min, max } = abroad ?? deliveryDays(shipping, zip, isCar ? 'car' : 'goods');
  const dates = datesFrom(useQueryClient(), lang, { min, max });
  const days = numbers.pluralSpan(abroad ? texts.sea : texts.days, min, max);
  const fee = abroad ? undefined : shipping.fees[regionOf(zip)];
  const to = (place: string) =>
    fillParts<typeof texts.to, ReactNode>(texts.to, { place: <bdi key="place">{place}</bdi> });
  const origin = isCar ? texts.port : texts.from;
  return (
    <section className="box estimate" aria-labelledby="delivery">
      <h2 id="delivery">{texts.title}</h2>
      <p className="estimate-dates" role="status">
        {fee === null ? (
          texts.notThere
        ) : abroad ? (
          // It sails on a day that the quote will tell.
          <strong>{days}</strong>
        ) : (
          <>
            {/* The server may be on a different day, and may format dates differently. */}
            <strong key={isHere ? 'here' : 'there'} suppressHydrationWarning>
              {fill(isCar && shipping.zone === 2 ? texts.ifAdmitted : texts.arrives, { dates })}
            </strong>{' '}
            <span>({days})</span>
          </>
        )}
      </p>
      <p className="estimate-place scripts-only">
        {abroad ? (
          <span>{to(abroad.port)}</span>
        ) : zip ? (
          <>
            <span>{to([zip, city].filter(Boolean).join(' '))}</span>{' '}
            <button type="button" className="text-button" onClick={() => openDialog('storefront-location')}>
              {texts.change}
            </button>
          </>
        ) : (
          <>
            {isCar && <span>{texts.toUs} </span>}
            <button type="button" className="text-button" onClick={() => openDialog('storefront-location')}>
              {texts.choose}
            </button>
          </>
        )}
      </p>
      {typeof fee === 'number' && (
        <p>
          <Fee fee={fee} shipping={shipping} zip={zip} />
        </p>
      )}
      {isCar && typeof fee === 'number' && shipping.zone === 2 && (
        <p>
          {shipping.duty_rate > 0
            ? fill(texts.duty, { rate: numbers.percent(shipping.duty_rate) })
            : site.included.duty}
        </p>
      )}
      <p>{fill(origin, { place: shipping.ships_from_name || shipping.ships_from })}</p>
      {!isCar && (
        <p className="row estimate-returns screen-only">
          <ReturnIcon width={18} height={18} />
          <Link to={pathTo('refunds')}>{returns}</Link>
        </p>
      )}
    </section>
  );
}

interface FeeProps {
  /** US cents. */
  fee: number;
  shipping: Pick<Shipping, 'zone' | 'free_from'>;
  /** Where to; empty if that isn't known yet. */
  zip: string;
}

/** What delivering one piece costs; to the mainland without a zip code. */
function Fee({ fee, shipping: { zone, free_from }, zip }: FeeProps) {
  const { shipping: texts } = productTexts.useTexts();
  const { numbers } = useI18n();
  if (fee === 0) return zip ? texts.free : texts.freeMainland;
  const cost = fill(zip ? texts.fee : texts.feeMainland, { price: numbers.price(fee) });
  return free_from === null || regionOf(zip) !== 'mainland'
    ? cost
    : `${cost}${SEPARATOR}${fill(texts.freeOver[zone], { price: numbers.price(free_from) })}`;
}
