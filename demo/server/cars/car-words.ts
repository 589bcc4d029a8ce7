import type { Color } from '../../shared/colors.js';
import { splitWords } from '../search/words.js';
import type { Body, Drive, Fuel, Transmission } from './makes/make.js';

interface Values {
  readonly body: Body;
  readonly fuel: Fuel;
  readonly drive: Drive;
  readonly transmission: Transmission;
  readonly color: Color;
}

type Choices = { readonly [Name in keyof Values]?: readonly Values[Name][] };

/** What words say about a car, apart from its name: values of the filters, and ends of their ranges. */
export interface Description extends Choices {
  readonly right_hand?: boolean;
  /** In kilometers. */
  readonly mileage_max?: number;
  /** In US cents. */
  readonly price_max?: number;
  readonly year?: number;
  /** A word by which models are found that are such cars. */
  readonly word?: string;
}

/** By this word, models with seven seats or more are found. */
export const SEVEN_SEATS = 'sevenseater';

/** By this word, models with a soft top are found, whose body is a coupe otherwise. */
export const SOFT_TOP = 'softtop';

/**
 * Words and phrases of the four languages, among them the names of the filters' choices, and what they stand for: "blue"
 * for either of two colors, "cars" for any car.
 */
const PHRASES: readonly (readonly [Description, string])[] = [
  [{ color: ['White'] }, 'white, белый, белая, белое, blanc, blanche, أبيض, بيضاء'],
  [{ color: ['Black'] }, 'black, чёрный, чёрная, чёрное, noir, noire, أسود, سوداء'],
  [
    { color: ['Silver'] },
    'silver, серебристый, серебристая, argent, argenté, argentée, gris argent, فضي, فضية',
  ],
  [{ color: ['Grey'] }, 'gray, grey, серый, серая, gris, grise, رمادي, رمادية'],
  [{ color: ['Blue', 'Midnight blue'] }, 'blue, синий, синяя, голубой, голубая, bleu, bleue, أزرق, زرقاء'],
  [{ color: ['Midnight blue'] }, 'midnight blue, dark blue, тёмно-синий, bleu nuit, كحلي'],
  [{ color: ['Red', 'Burgundy'] }, 'red, красный, красная, rouge, أحمر, حمراء'],
  [{ color: ['Burgundy'] }, 'burgundy, бордовый, бордовая, bordeaux, عنابي, عنابية'],
  [{ color: ['Green'] }, 'green, зелёный, зелёная, vert, verte, أخضر, خضراء'],
  [{ color: ['Sand'] }, 'sand, beige, песочный, бежевый, бежевая, sable, رملي, بيج'],
  [{ color: ['Orange'] }, 'orange, оранжевый, оранжевая, برتقالي, برتقالية'],
  [{ color: ['Bronze'] }, 'bronze, бронзовый, бронзовая, برونزي, برونزية'],
  [{ body: ['sedan'] }, 'sedan, sedans, saloon, седан, седаны, berline, berlines, سيدان'],
  [{ body: ['suv'] }, 'suv, suvs, crossover, crossovers, внедорожник, внедорожники, кроссовер, кроссоверы'],
  [{ body: ['hatchback'] }, 'hatchback, hatchbacks, хэтчбек, хэтчбеки, compacte, compactes, هاتشباك'],
  [
    { body: ['wagon'] },
    'wagon, wagons, station wagon, station wagons, estate, estate car, универсал, универсалы, break, breaks, ستيشن, ستيشن واجن',
  ],
  [
    { body: ['coupe'] },
    'coupe, coupes, sports car, sports cars, sportscar, купе, спорткар, спортивный автомобиль, coupé, coupés, voiture de sport, voitures de sport, كوبيه, سيارة رياضية, سيارات رياضية',
  ],
  [
    { body: ['pickup'] },
    'pickup, pickups, pick up, pick ups, pickup truck, pickup trucks, truck, trucks, пикап, пикапы, بيك أب, بيك اب, بيكاب',
  ],
  [
    { body: ['van'] },
    'van, vans, minivan, minivans, mini van, mini vans, минивэн, минивэны, фургон, monospace, monospaces, فان, ميني فان',
  ],
  [
    { fuel: ['electric'] },
    'electric, ev, evs, электро, электрический, электрические, электромобиль, электромобили, электрокар, электрокары, électrique, électriques, كهربائية, كهربائي',
  ],
  [
    { fuel: ['hybrid', 'plug-in'] },
    'hybrid, hybrids, гибрид, гибриды, hybride, hybrides, هجينة, هجين, هايبرد',
  ],
  [
    { fuel: ['plug-in'] },
    'plug, plugin, plug in, phev, phevs, подключаемый, подключаемые, плагин гибрид, плагин гибриды, rechargeable, rechargeables, قابلة للشحن',
  ],
  [{ fuel: ['petrol'] }, 'petrol, gas, gasoline, бензин, бензиновый, бензиновые, essence, à essence, بنزين'],
  [{ fuel: ['diesel'] }, 'diesel, diesels, дизель, дизельный, дизельные, ديزل'],
  [
    { drive: ['fwd'] },
    'fwd, front wheel drive, front wheel, передний, передний привод, переднеприводный, traction, traction avant, دفع أمامي',
  ],
  [
    { drive: ['rwd'] },
    'rwd, rear wheel drive, rear wheel, задний, задний привод, заднеприводный, propulsion, دفع خلفي',
  ],
  [
    { drive: ['awd', '4wd'] },
    'awd, 4wd, 4x4, quattro, xdrive, 4matic, 4motion, all wheel drive, all wheel, four wheel drive, 4 wheel drive, полный, полный привод, полноприводный, intégrale, transmission intégrale, quatre roues motrices, 4 roues motrices, دفع كلي, دفع رباعي, دفع رباعي 4x4',
  ],
  [
    { transmission: ['automatic', 'cvt'] },
    'automatic, автомат, автоматическая, automatique, boîte automatique, أوتوماتيك, أوتوماتيكي',
  ],
  [
    { transmission: ['manual'] },
    'manual, stick, stick shift, manual transmission, механика, механическая, manuelle, boîte manuelle, يدوي, قير عادي',
  ],
  [{ transmission: ['cvt'] }, 'cvt, вариатор, à variation continue'],
  [{ transmission: ['single-speed'] }, 'single speed, одноступенчатая, à un rapport, أحادي السرعة'],
  [
    { right_hand: true },
    'right hand drive, right hand, rhd, правый руль, праворульный, volant à droite, conduite à droite, مقود يمين',
  ],
  [
    { right_hand: false },
    'left hand drive, left hand, lhd, левый руль, леворульный, volant à gauche, conduite à gauche, مقود يسار',
  ],
  // 30,000 miles and, as nearly new, 3,000.
  [{ mileage_max: 48_280 }, 'low mileage, low miles, малый пробег, с малым пробегом, faible kilométrage'],
  // As the home's link to cars up to $15,000.
  [
    { price_max: 1_500_000 },
    'cheap, cheapest, affordable, inexpensive, дешёвый, дешёвая, дешёвые, недорого, недорогой, недорогие, pas cher, pas chère, pas chères, رخيصة, رخيص',
  ],
  [{ mileage_max: 4_828 }, 'new, brand new, новый, новая, новые, neuf, neuve, neuves, جديدة, جديد'],
  [
    { word: SOFT_TOP },
    'convertible, convertibles, cabrio, cabriolet, cabriolets, roadster, roadsters, soft top, кабриолет, кабриолеты, родстер, décapotable, décapotables, مكشوفة, كابريوليه',
  ],
  [
    { word: SEVEN_SEATS },
    '7 seater, 7 seaters, 7 seats, 7 seat, 7 passenger, seven seater, семиместный, 7 мест, 7 places, sept places, 7 مقاعد',
  ],
  [
    {},
    'cars, used, sale, used car, used cars, машина, машины, автомобиль, автомобили, авто, voiture, voitures, occasion, سيارة, سيارات, مستعملة',
  ],
];

const PHRASES_OF = PHRASES.map(([says, list]) => ({ says, phrases: list.split(', ') }));

const DESCRIPTIONS: ReadonlyMap<string, Description> = new Map(
  PHRASES_OF.flatMap(({ says, phrases }) =>
    phrases.map((phrase) => [splitWords(phrase).join(' '), says] as const),
  ),
);

/** What describes cars, as it's written: searches know the words of all this. */
export const DESCRIBING: readonly string[] = PHRASES_OF.flatMap(({ phrases }) => phrases);

const LONGEST = Math.max(...[...DESCRIPTIONS.keys()].map((phrase) => phrase.split(' ').length));

const YEAR = /^(19|20)\d\d$/;

/** A part of a search: a word or a phrase that says something about cars, or any other word. */
export interface Part {
  readonly words: readonly string[];
  readonly says: Description | null;
}

/** Returns the parts of a search's words. What ends in "car" is one, unlike a car seat. */
export function partsOf(words: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += parts.at(-1)?.words.length ?? 1)
    parts.push(partAt(words.slice(at, at + LONGEST), words.slice(at + 1)));
  return parts;
}

/** Returns whether a part narrows down which cars are meant, unlike "cars" or "used". */
export const isTelling = ({ says }: Part): boolean => says !== null && Object.keys(says).length > 0;

function partAt(next: readonly string[], after: readonly string[]): Part {
  for (let length = next.length; length > 0; length--) {
    const words = next.slice(0, length);
    const says = DESCRIPTIONS.get(words.join(' '));
    if (says) return { words, says };
  }
  const [word = ''] = next;
  if (isYear(word)) return { words: [word], says: { year: Number(word) } };
  const isCar = word === 'car' && after.every(isYear);
  return { words: [word], says: isCar ? {} : null };
}

/** Returns whether a word is a year. */
export const isYear = (word: string): boolean => YEAR.test(word);

/** Returns the choices of the filters that fit what is said of cars. */
export function choicesOf(said: readonly Description[]) {
  const [right_hand = null] = said.flatMap((each) => each.right_hand ?? []);
  return {
    body: valuesOf(said, 'body'),
    fuel: valuesOf(said, 'fuel'),
    drive: valuesOf(said, 'drive'),
    transmission: valuesOf(said, 'transmission'),
    color: valuesOf(said, 'color'),
    right_hand,
  };
}

/**
 * Returns the values of a filter that are said: those that all of the descriptions allow, as for "plug-in hybrid", or
 * else those that any of them does, as for "red or white".
 */
function valuesOf<Name extends keyof Values>(said: readonly Choices[], name: Name): Values[Name][] {
  const all = said.flatMap((each): (readonly Values[Name][])[] => {
    const values = each[name];
    return values ? [values] : [];
  });
  const any = [...new Set(all.flat())];
  const common = any.filter((value) => all.every((values) => values.includes(value)));
  return common.length > 0 ? common : any;
}
