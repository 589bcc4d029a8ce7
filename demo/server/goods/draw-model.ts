import type { COLORS } from '../../shared/colors.js';
import { between, pick, randomFor, shuffle } from '../cars/random.js';
import { fitsOf, type Item, type Range, type Version, weightOf } from './range.js';
import type { GoodsTexts } from './schema.js';
import { pounds } from './shipping.js';

/** What all versions of one brand's item have in common. */
export interface Model {
  readonly brand: string;
  readonly item: Item;
  readonly colors: readonly (keyof typeof COLORS)[];
  /** The sentences of the description. */
  readonly about: readonly string[];
  /** A value for each line of the specification that neither the item nor its versions have one for. */
  readonly specs: Readonly<Record<string, string>>;
  /** 0–1: where the weight is within what each version may weigh. */
  readonly weight: number;
}

/** Draws what only differs between models, never between the versions of one. */
export function drawModel(seed: number, range: Range, brand: string, item: Item): Model {
  const randomOf = (part: string) => randomFor(seed, `${brand} ${item.name}: ${part}`);
  const ofColors = randomOf('colors');
  return {
    brand,
    item,
    colors: shuffle(ofColors, item.colors ?? range.colors).slice(0, between(ofColors, 2, 4)),
    about: shuffle(randomOf('about'), item.about ?? range.about),
    specs: Object.fromEntries(
      Object.entries(range.specs).map(([name, values]) => [name, pick(randomOf(name), values)]),
    ),
    weight: randomOf('weight')(),
  };
}

/** Returns the weight of a version of a model in grams. */
export const gramsOf = ({ item, weight }: Model, version: Version, range: Range): number =>
  weightOf(range, item, version, weight);

/** Returns the specification of a version of a model. */
export function specificationOf(model: Model, version: Version, range: Range): GoodsTexts['specification'] {
  const { brand, item } = model;
  const fits = fitsOf(range, item, version, brand);
  return Object.entries({
    Brand: brand,
    [range.differ]: version.value ?? version.name,
    // What it fits and what its size means come first, whatever the values are in the end.
    ...{ ...fits, ...version.specs },
    ...{ ...model.specs, ...version.specs, ...item.specs, ...fits },
    'Item weight': pounds(gramsOf(model, version, range)),
  }).map(([name, value]) => ({ name, value }));
}
