import { wordsOf } from '../search/words.js';
import type { Body, Fuel } from './makes/make.js';

/** What a word says of a car beside its name. */
export interface Description {
  /** As `cars.color` has them: "blue" is any of two. */
  readonly colors?: readonly string[];
  readonly body?: Body;
  readonly fuel?: Fuel;
}

/** Words for colors in the four languages of the shop, by the colors that they mean. */
const COLOR_WORDS: readonly (readonly [colors: readonly string[], words: string])[] = [
  [['White'], 'white белый белая белое blanc blanche أبيض بيضاء'],
  [['Black'], 'black чёрный чёрная чёрное noir noire أسود سوداء'],
  [['Silver'], 'silver серебристый серебристая argent argenté argentée فضي فضية'],
  [['Grey'], 'gray grey серый серая gris grise رمادي رمادية'],
  [['Blue', 'Midnight blue'], 'blue синий синяя голубой голубая bleu bleue أزرق زرقاء'],
  [['Red', 'Burgundy'], 'red красный красная rouge أحمر حمراء'],
  [['Burgundy'], 'burgundy бордовый бордовая bordeaux عنابي عنابية'],
  [['Green'], 'green зелёный зелёная vert verte أخضر خضراء'],
  [['Sand'], 'sand beige песочный бежевый бежевая sable رملي بيج'],
  [['Orange'], 'orange оранжевый оранжевая برتقالي برتقالية'],
  [['Bronze'], 'bronze бронзовый бронзовая برونزي برونزية'],
];

const BODY_WORDS: Readonly<Record<Body, string>> = {
  sedan: 'sedan sedans saloon седан berline سيدان',
  suv: 'suv suvs crossover внедорожник кроссовер',
  hatchback: 'hatchback hatchbacks хэтчбек هاتشباك',
  wagon: 'wagon wagons estate универсал ستيشن',
  coupe: 'coupe coupes купе coupé كوبيه',
  pickup: 'pickup pickups truck trucks пикап',
  van: 'van vans minivan minivans минивэн фургон monospace فان',
};

const FUEL_WORDS: Readonly<Record<Fuel, string>> = {
  electric: 'electric ev evs электро электрический électrique كهربائية كهربائي',
  hybrid: 'hybrid hybrids гибрид hybride هجينة هجين',
  petrol: 'petrol gas gasoline бензин essence بنزين',
  diesel: 'diesel дизель ديزل',
};

const entries = (words: string, description: Description) =>
  wordsOf(words).map((word) => [word, description] as const);

const DESCRIPTIONS: ReadonlyMap<string, Description> = new Map([
  ...COLOR_WORDS.flatMap(([colors, words]) => entries(words, { colors })),
  // The keys of these records are their types.
  ...Object.entries(BODY_WORDS).flatMap(([body, words]) => entries(words, { body: body as Body })),
  ...Object.entries(FUEL_WORDS).flatMap(([fuel, words]) => entries(words, { fuel: fuel as Fuel })),
]);

/** What a word says of a car, as `wordsOf` writes it; undefined for any other word. */
export const describes = (word: string): Description | undefined => DESCRIPTIONS.get(word);
