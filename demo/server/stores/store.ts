import { slug } from '../cars/makes/make.js';
import { COLORS, type Color } from '../goods/colors.js';

export interface Store {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly city: string;
  readonly country: string;
  readonly since: number;
  readonly factory: boolean;
  readonly colorHex: string;
  /** Slugs of the departments of the first level that it sells in. */
  readonly sells: readonly string[];
}

/** The country defaults to the United States. */
type Place = readonly [city: string, country?: string];

/** Stores of one sort: factories, or shops in the United States. */
export function storesOf(factory: boolean) {
  return (
    name: string,
    [city, country = 'United States']: Place,
    since: number,
    color: Color,
    sells: readonly string[],
    about: string,
  ): Store => ({
    slug: slug(name),
    name,
    about,
    city,
    country,
    since,
    factory,
    colorHex: COLORS[color],
    sells,
  });
}

/** Slugs of the departments of the first level. */
export const SELLS = {
  wheels: 'tires-and-wheels',
  lights: 'lights-and-batteries',
  charging: 'ev-charging',
  interior: 'car-interior',
  racks: 'racks-and-carriers',
  children: 'children-on-board',
  motorcycle: 'motorcycle',
  tools: 'tools-and-garage',
  electronics: 'electronics',
  lamps: 'light-and-plants',
  kitchen: 'kitchen',
  fashion: 'fashion-and-bags',
} as const;
