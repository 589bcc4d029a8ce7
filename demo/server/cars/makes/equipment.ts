import { EQUIPMENT, type Equipment } from '../../../shared/equipment.js';
import type { Body, Make, Model } from './make.js';
import { type Sold, trimsOf } from './trims.js';

/** What a model has to be worth to have each item, in thousands of US dollars. See `worthOf`. */
const FROM: Readonly<Record<Equipment, number>> = {
  air_conditioning: 0,
  climate_control: 24,
  heated_seats: 28,
  ventilated_seats: 48,
  power_seats: 31,
  leather_seats: 37,
  heated_wheel: 40,
  keyless_start: 23,
  sunroof: 38,
  power_tailgate: 36,
  bluetooth: 0,
  apple_carplay: 16,
  android_auto: 16,
  navigation: 33,
  wireless_charging: 33,
  premium_audio: 42,
  head_up_display: 55,
  rear_camera: 19,
  surround_camera: 45,
  parking_sensors: 24,
  cruise_control: 16,
  adaptive_cruise: 29,
  emergency_braking: 21,
  lane_keeping: 25,
  blind_spot: 28,
  led_headlights: 26,
  alloy_wheels: 18,
  roof_rails: 27,
};

/** Items that do the same as another, and more. */
const INSTEAD: Readonly<Partial<Record<Equipment, Equipment>>> = {
  air_conditioning: 'climate_control',
  cruise_control: 'adaptive_cruise',
};

const PHONES = ['apple_carplay', 'android_auto'] as const;

/** The first model years with Apple CarPlay and with Android Auto, of makes that came to them later than 2018. */
const PHONES_SINCE: Readonly<Record<string, readonly [number, number]>> = {
  toyota: [2020, 2021],
  lexus: [2020, 2021],
  mazda: [2020, 2020],
  infiniti: [2021, 2021],
  isuzu: [2020, 2020],
  'land-rover': [2020, 2020],
  jaguar: [2020, 2020],
  bmw: [2018, 2021],
  mini: [2018, 2024],
  bentley: [2018, 2021],
  porsche: [2018, 2022],
};

/** What makes and models never have, though others of their price do. */
const LACKS: Readonly<Record<string, readonly Equipment[]>> = {
  tesla: [
    ...PHONES,
    'leather_seats',
    'ventilated_seats',
    'sunroof',
    'surround_camera',
    'parking_sensors',
    'head_up_display',
    'roof_rails',
  ],
  rivian: [...PHONES, 'leather_seats', 'sunroof', 'head_up_display'],
  lucid: ['sunroof', 'head_up_display'],
  'chevrolet/equinox-ev': PHONES,
  'ford/bronco': ['sunroof', 'power_tailgate', 'roof_rails'],
  'jeep/wrangler': ['sunroof', 'power_tailgate', 'roof_rails'],
  'mercedes-benz/g-class': ['power_tailgate', 'roof_rails'],
  'nissan/gt-r': ['adaptive_cruise', 'emergency_braking', 'lane_keeping', 'blind_spot', 'head_up_display'],
};

/** How much of a model's price is in its equipment: a truck's is rather in its frame, and a van's in its room. */
const SHARE: Readonly<Partial<Record<Body, number>>> = { pickup: 0.8, van: 0.9 };

interface Equipped extends Sold {
  readonly trim: string | null;
}

/** Returns what a car's equipment was worth: more for a better trim and for a later year, and less where most of it is an option. */
function worthOf({ region }: Make, model: Model, car: Equipped): number {
  const trims = trimsOf(model, car);
  const rank = trims.length > 1 ? Math.max(0, trims.indexOf(car.trim ?? '')) / (trims.length - 1) : 0.5;
  const share = (SHARE[model.body] ?? 1) * (region === 'germany' ? 0.85 : 1);
  return model.price * share * (0.85 + 0.4 * rank) + 0.8 * (car.year - 2018);
}

/** Returns whether cars like this come with an item at all, for the right price. */
function isOffered(item: Equipment, make: Make, model: Model, { year, fuel }: Equipped): boolean {
  const { body, seats } = model;
  switch (item) {
    case 'apple_carplay':
    case 'android_auto':
      // In China, phones are connected in other ways.
      return make.region !== 'china' && year >= (PHONES_SINCE[make.value]?.[PHONES.indexOf(item)] ?? 2018);
    case 'wireless_charging':
      return year >= 2019;
    case 'leather_seats':
      return fuel !== 'electric';
    case 'sunroof':
      return body !== 'coupe' && body !== 'pickup' && body !== 'van';
    case 'power_tailgate':
      return body === 'suv' || body === 'wagon' || body === 'van';
    case 'roof_rails':
      return body === 'suv' || body === 'wagon';
    case 'adaptive_cruise':
    case 'lane_keeping':
    case 'surround_camera':
      return seats > 2;
    default:
      return true;
  }
}

/** Returns what cars of a model and trim usually come with. */
export function equipmentOf(make: Make, model: Model, car: Equipped): Equipment[] {
  const worth = worthOf(make, model, car);
  const lacks = [make.value, `${make.value}/${model.value}`].flatMap((name) => LACKS[name] ?? []);
  const has = new Set(
    EQUIPMENT.filter(
      (item) =>
        // In the United States, every new car has had to have one since 2018.
        (worth >= FROM[item] || (item === 'rear_camera' && car.zone === 1)) &&
        isOffered(item, make, model, car) &&
        !lacks.includes(item),
    ),
  );
  return [...has].filter((item) => {
    const better = INSTEAD[item];
    return better === undefined || !has.has(better);
  });
}
