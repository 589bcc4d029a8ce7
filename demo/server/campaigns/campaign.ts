import { array, define, type Failure, type Infer, object, type Struct, size } from 'superstruct';
import { inLanguages } from '../db/read-data.js';
import { GIFT_HOURS, GIFT_TILES } from '../gifts/gift-tiles.js';
import { ODDS_TOTAL } from '../prizes/fair.js';
import { PRIZE_KINDS } from '../prizes/schema.js';
import { describe, maybe } from './json-schema.js';

const MOST = 1_000_000_000;

/** Returns the struct of a text of 1 to `most` characters. */
const text = (most: number) =>
  describe(
    define<string>('text', (value) => {
      if (typeof value !== 'string') return 'Put a text here.';
      if (value.trim() === '') return 'The text is empty.';
      return value.length <= most || `The text has ${value.length} characters; at most ${most} fit.`;
    }),
    { type: 'string', minLength: 1, maxLength: most },
  );

/** Returns the struct of a whole number. */
const whole = (least: number, most = MOST) =>
  describe(
    define<number>('whole number', (value) => {
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
      return fits || `Put a whole number from ${least} to ${most} here.`;
    }),
    { type: 'integer', minimum: least, maximum: most },
  );

const choice = <const T extends string>(values: readonly T[]) =>
  describe(
    define<T>('choice', (value) => values.some((one) => one === value) || `Put one of ${values.join(', ')}.`),
    { enum: values },
  );

/** Whether a fraction is a whole number of 10,000ths, apart from what a float rounds off. */
const isShare = (value: unknown): boolean =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= 1 &&
  Math.abs(value * ODDS_TOTAL - Math.round(value * ODDS_TOTAL)) < 1e-6;

const odds = describe(
  define<number>(
    'odds',
    (value) =>
      isShare(value) || 'Put a fraction from 0 to 1 with at most four decimals here, such as 0.0125.',
  ),
  { type: 'number', minimum: 0, maximum: 1, description: 'A fraction; those of a list add up to 1.' },
);

const moment = describe(
  define<string>(
    'moment',
    (value) =>
      (typeof value === 'string' &&
        /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value) &&
        !Number.isNaN(Date.parse(value))) ||
      'Put a day such as 2026-03-01, in UTC, or a time with its zone, such as 2026-03-01T09:00+02:00.',
  ),
  { type: 'string', description: 'A day in UTC, such as 2026-03-01, or a time with its zone.' },
);

/** The store's pages load no pictures from elsewhere (`http/page-headers.ts`). */
const picture = describe(
  define<string>(
    'picture',
    (value) =>
      (typeof value === 'string' && value.length <= 500 && /^\/(?![/\\])[^\s\\]+$/.test(value)) ||
      'Put the path of a picture of this shop here, such as /media/hero.svg.',
  ),
  { type: 'string', pattern: '^/', maxLength: 500 },
);

const color = describe(
  define<string>(
    'color',
    (value) =>
      (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) ||
      'Put a color such as #c2410c here: # and six digits from 0 to f.',
  ),
  { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
);

const path = describe(
  define<string>(
    'path',
    (value) =>
      (typeof value === 'string' && value.length <= 500 && /^\/(?![/\\])[^\s\\]*$/.test(value)) ||
      'Put a path of this shop here, such as /categories.',
  ),
  { type: 'string', pattern: '^/', maxLength: 500 },
);

/** Returns the struct of a list with a limited number of entries. */
const list = <T>(entry: Struct<T, unknown>, least: number, most: number) =>
  describe(size(array(entry), least, most), { minItems: least, maxItems: most });

const Prize = object({
  kind: choice(PRIZE_KINDS),
  /** Number of points, shares, or spins. */
  amount: maybe(whole(0, 1_000_000)),
  coupon: maybe(whole(1)),
  goods: maybe(whole(1)),
  odds,
  /** How many there are in all, those that were won before included; null for no limit. */
  stock: maybe(whole(0)),
  /** The points that a shopper gets if the last one goes between the promise and the spin. */
  insteadPoints: maybe(whole(0, 1_000_000)),
  perDay: maybe(whole(1)),
  perShopper: maybe(whole(1)),
  from: maybe(moment),
  until: maybe(moment),
  picture: maybe(picture),
  texts: inLanguages(object({ name: text(100), explanation: text(500) })),
});

const SECTORS = 8;

const Tile = inLanguages(object({ picture, name: text(60) }));

/** What a marketer can change without code, as one file. */
export const Campaign = object({
  name: text(100),
  prizes: list(Prize, SECTORS, SECTORS),
  /** The welcome gift of the popup: one of the lucky draw's coupons, and those that something else opens. */
  gifts: object({
    lucky: list(object({ coupon: whole(1), odds }), 1, SECTORS),
    locked: list(object({ coupon: whole(1), openedBy: choice(['spin', 'invitation']) }), 0, 5),
    /** How long a gift lasts from its opening. */
    hours: maybe(whole(1, 720)),
    /** The two tiles beside the coupons. */
    tiles: maybe(object({ wheel: Tile, points: Tile })),
  }),
  banner: inLanguages(object({ picture, titles: list(text(200), 2, 2) })),
  notices: inLanguages(list(object({ title: text(200), content: text(2_000) }), 0, 20)),
  themeColor: color,
  navigation: list(object({ path, names: inLanguages(text(40)) }), 1, 10),
});

export type Campaign = Infer<typeof Campaign>;
export type CampaignPrize = Infer<typeof Prize>;

/** Returns the same campaign with each optional field set, so that two of them can be compared. */
export const normalize = (campaign: Campaign): Campaign => ({
  ...campaign,
  themeColor: campaign.themeColor.toLowerCase(),
  gifts: {
    ...campaign.gifts,
    hours: campaign.gifts.hours ?? GIFT_HOURS,
    tiles: campaign.gifts.tiles ?? GIFT_TILES,
  },
  prizes: campaign.prizes.map((prize) => ({
    kind: prize.kind,
    amount: prize.kind === 'none' ? 0 : (prize.amount ?? 1),
    coupon: prize.coupon ?? null,
    goods: prize.goods ?? null,
    odds: Math.round(prize.odds * ODDS_TOTAL) / ODDS_TOTAL,
    stock: prize.stock ?? null,
    insteadPoints: prize.insteadPoints ?? 0,
    perDay: prize.perDay ?? null,
    perShopper: prize.perShopper ?? null,
    from: toMoment(prize.from),
    until: toMoment(prize.until),
    picture: prize.picture ?? null,
    texts: prize.texts,
  })),
});

const toMoment = (time: string | null | undefined): string | null =>
  time == null ? null : new Date(time).toISOString();

/** A campaign's file: also the schema that an editor completes it by, and the campaign that it was exported from. */
export const CampaignFile = object({
  $schema: maybe(
    describe(
      define<string>('schema', (value) => typeof value === 'string'),
      { type: 'string' },
    ),
  ),
  /** `apply` refuses the file if another campaign has been applied since this one. */
  basedOn: maybe(whole(0)),
  ...Campaign.schema,
});

/** Reads the text of a file. Returns either the campaign or every fault, each with its path. */
export function readCampaign(
  content: string,
): { readonly campaign: Campaign; readonly basedOn: number | null } | { readonly faults: readonly string[] } {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    return { faults: [`The file isn’t JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const [failure, file] = CampaignFile.validate(value);
  if (failure !== undefined) return { faults: failure.failures().map(faultOf) };
  const { $schema: _, basedOn, ...campaign } = file;
  return { campaign: normalize(campaign), basedOn: basedOn ?? null };
}

function faultOf({ path: steps, ...failure }: Failure): string {
  return `${pathOf(steps)}: ${sentenceOf(failure)}`;
}

function sentenceOf({ type, value, message }: Omit<Failure, 'path'>): string {
  if (type === 'never') return 'There is no such field.';
  if (value === undefined) return 'This is missing.';
  if (type === 'object') return 'Put an object in braces here.';
  return message;
}

/** Writes a path as in `prizes[2].texts.ar.name`. */
export const pathOf = (steps: readonly unknown[]): string =>
  steps.reduce<string>(
    (path, step) =>
      typeof step === 'number' ? `${path}[${step}]` : path === '' ? String(step) : `${path}.${step}`,
    '',
  ) || 'the file';
