import ShipIcon from '../../assets/icons/ship.svg?react';
import TruckIcon from '../../assets/icons/truck.svg?react';
import { catalogueTexts } from '../catalogue/messages/load.js';
import { useSpeech } from '../messages/speech.js';

/** How long it is on its way: 2–4 days from US stock, 9–21 days from overseas. */
export function ZoneBadge({ zone }: { zone: 1 | 2 }) {
  const { zones } = useSpeech().texts.car;
  const names = catalogueTexts.useTextsOnceLoaded()?.card.zoneNames;
  return (
    <p className="zone-badge" data-zone={zone}>
      {zone === 1 ? <TruckIcon width={18} height={18} /> : <ShipIcon width={18} height={18} />}
      <span>{zones[zone]}</span>
      {names && <span className="visually-hidden">, {names[zone]}</span>}
    </p>
  );
}
