import type { Car } from '../api/replies.js';
import { useCatalogueTexts } from '../catalogue/messages/load.js';
import { useSpeech } from '../messages/context.js';
import { useProductTexts } from './messages/load.js';

/** The specification of a car, in the language of the page. */
export function useCarRows(car: Car): { name: string; value: string }[] {
  const { spec, transmissions } = useProductTexts();
  const { bodies } = useCatalogueTexts();
  const { texts, numbers } = useSpeech();
  const labels = texts.car;
  return [
    { name: spec.make, value: car.brand_name },
    { name: spec.model, value: car.model_name },
    { name: spec.year, value: String(car.year) },
    { name: spec.body, value: bodies[car.body] },
    { name: spec.fuel, value: labels.fuels[car.fuel] },
    { name: spec.mileage, value: car.mileage_km > 0 ? numbers.distance(car.mileage_km) : labels.unused },
    ...(car.range_km ? [{ name: spec.range, value: numbers.distance(car.range_km) }] : []),
    { name: spec.drive, value: labels.drives[car.drive] },
    { name: spec.transmission, value: transmissions[car.transmission] ?? car.transmission },
    { name: spec.color, value: labels.colors[car.color] ?? car.color },
    { name: spec.port, value: car.port },
    { name: spec.number, value: car.goods_id },
  ];
}
