import type { Color } from '../../shared/colors.js';
import { wordsOf } from '../search/words.js';
import type { Body, Drive, Fuel, Transmission } from './makes/make.js';

interface Values {
  readonly body: Body;
  readonly fuel: Fuel;
  readonly drive: Drive;
  readonly transmission: Transmission;
  readonly color: Color;
}

/** What a word says about a car, apart from its name: values of the filters. */
export type Description = { readonly [Name in keyof Values]?: readonly Values[Name][] };

/** Words of the four languages, and what they stand for: "blue" for either of two colors, "cars" for any car. */
const WORDS: readonly (readonly [Description, string])[] = [
  [{ color: ['White'] }, 'white белый белая белое blanc blanche أبيض بيضاء'],
  [{ color: ['Black'] }, 'black чёрный чёрная чёрное noir noire أسود سوداء'],
  [{ color: ['Silver'] }, 'silver серебристый серебристая argent argenté argentée فضي فضية'],
  [{ color: ['Grey'] }, 'gray grey серый серая gris grise رمادي رمادية'],
  [{ color: ['Blue', 'Midnight blue'] }, 'blue синий синяя голубой голубая bleu bleue أزرق زرقاء'],
  [{ color: ['Red', 'Burgundy'] }, 'red красный красная rouge أحمر حمراء'],
  [{ color: ['Burgundy'] }, 'burgundy бордовый бордовая bordeaux عنابي عنابية'],
  [{ color: ['Green'] }, 'green зелёный зелёная vert verte أخضر خضراء'],
  [{ color: ['Sand'] }, 'sand beige песочный бежевый бежевая sable رملي بيج'],
  [{ color: ['Orange'] }, 'orange оранжевый оранжевая برتقالي برتقالية'],
  [{ color: ['Bronze'] }, 'bronze бронзовый бронзовая برونزي برونزية'],
  [{ body: ['sedan'] }, 'sedan sedans saloon седан berline سيدان'],
  [{ body: ['suv'] }, 'suv suvs crossover внедорожник кроссовер'],
  [{ body: ['hatchback'] }, 'hatchback hatchbacks хэтчбек هاتشباك'],
  [{ body: ['wagon'] }, 'wagon wagons estate универсал ستيشن'],
  [{ body: ['coupe'] }, 'coupe coupes купе coupé كوبيه'],
  [{ body: ['pickup'] }, 'pickup pickups truck trucks пикап'],
  [{ body: ['van'] }, 'van vans minivan minivans минивэн фургон monospace فان'],
  [{ fuel: ['electric'] }, 'electric ev evs электро электрический électrique كهربائية كهربائي'],
  [{ fuel: ['hybrid', 'plug-in'] }, 'hybrid hybrids гибрид hybride هجينة هجين'],
  [{ fuel: ['plug-in'] }, 'plug plugin phev phevs подключаемый rechargeable'],
  [{ fuel: ['petrol'] }, 'petrol gas gasoline бензин essence بنزين'],
  [{ fuel: ['diesel'] }, 'diesel дизель ديزل'],
  [{ drive: ['fwd'] }, 'fwd переднеприводный'],
  [{ drive: ['rwd'] }, 'rwd заднеприводный'],
  [{ drive: ['awd', '4wd'] }, 'awd 4wd 4x4 полноприводный'],
  [{ transmission: ['automatic', 'cvt'] }, 'automatic автомат automatique أوتوماتيك أوتوماتيكي'],
  [{ transmission: ['manual'] }, 'manual механика manuelle يدوي'],
  [{ transmission: ['cvt'] }, 'cvt вариатор'],
  [{}, 'cars used машины автомобили voitures occasion سيارات مستعملة'],
];

const DESCRIPTIONS: ReadonlyMap<string, Description> = new Map(
  WORDS.flatMap(([description, words]) => wordsOf(words).map((word) => [word, description] as const)),
);

/** Returns what a word, as `wordsOf` writes it, says about a car, or undefined for any other word. */
export const describes = (word: string): Description | undefined => DESCRIPTIONS.get(word);

/**
 * Returns the values of a filter that words stand for: those that all of them allow, as for "plug-in hybrid", or else
 * those that any of them does, as for "red or white".
 */
export function describedBy<Name extends keyof Values>(words: readonly string[], name: Name): Values[Name][] {
  const all = words.flatMap((word): (readonly Values[Name][])[] => {
    const values = describes(word)?.[name];
    return values ? [values] : [];
  });
  const any = [...new Set(all.flat())];
  const common = any.filter((value) => all.every((values) => values.includes(value)));
  return common.length > 0 ? common : any;
}
