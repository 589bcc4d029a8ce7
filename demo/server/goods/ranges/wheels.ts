import { range } from './range.js';

const TIRE_MAKERS = ['Norrvik', 'Roadmark', 'Halvern', 'Pacer & Sons', 'Gripline'];
const WHEEL_MAKERS = ['Alturo', 'Forgeway', 'Vantor', 'Monte Rueda'];
const TIRE_SIZES = [
  ['195/65 R15', 0.82],
  ['205/55 R16', 0.9],
  ['215/60 R17', 1],
  ['225/45 R17', 1.06],
  ['235/55 R18', 1.2],
  ['255/50 R19', 1.45],
] as const;
const WHEEL_SIZES = [
  ['16 x 6.5 in', 0.82],
  ['17 x 7 in', 0.92],
  ['18 x 8 in', 1],
  ['19 x 8.5 in', 1.25],
  ['20 x 9 in', 1.5],
] as const;

export const WHEEL_RANGES = [
  range('All-season tires', {
    brands: TIRE_MAKERS,
    items: [
      ['Tourline All-Season Tire', 104],
      ['CrossWay SUV All-Season Tire', 128],
      ['QuietMile All-Season Tire', 117],
    ],
    differ: 'Size',
    versions: TIRE_SIZES,
    colors: ['Black'],
    specs: {
      'Load index': ['91 (615 kg)', '94 (670 kg)', '98 (750 kg)'],
      'Speed rating': ['H (130 mph)', 'V (149 mph)'],
      'Tread warranty': ['50,000 miles', '60,000 miles', '70,000 miles'],
      'Run-flat': ['No'],
    },
    about: [
      'Four wide grooves drain water quickly, so the grip stays on a wet highway.',
      'A silica compound keeps it supple from the first frost to the hottest week.',
      'Staggered tread blocks break up road noise before it reaches the cabin.',
    ],
    grams: [8_400, 13_600],
  }),
  range('Winter tires', {
    brands: TIRE_MAKERS,
    items: [
      ['FrostGrip Winter Tire', 112],
      ['Polar Trail Studdable Winter Tire', 131],
      ['SnowLine SUV Winter Tire', 139],
    ],
    differ: 'Size',
    versions: TIRE_SIZES,
    colors: ['Black', 'Midnight blue'],
    specs: {
      'Load index': ['91 (615 kg)', '95 (690 kg)', '99 (775 kg)'],
      'Speed rating': ['T (118 mph)', 'H (130 mph)'],
      'Snow symbol': ['Three-peak mountain snowflake'],
      Studs: ['None', 'Can be studded'],
    },
    about: [
      'Thousands of sipes bite into packed snow and open again when they roll off it.',
      'The compound stays soft far below freezing, where all-season rubber turns hard.',
      'A wide shoulder pushes slush aside and holds the line in a bend.',
    ],
    grams: [8_900, 14_200],
  }),
  range('Alloy wheels', {
    brands: WHEEL_MAKERS,
    items: [
      ['Aero Five Alloy Wheel', 189],
      ['Mesh Ten Alloy Wheel', 214],
      ['Split Spoke Alloy Wheel', 236],
    ],
    differ: 'Size',
    versions: WHEEL_SIZES,
    colors: ['Silver', 'Grey', 'Black', 'Bronze'],
    specs: {
      'Bolt pattern': ['5 x 112', '5 x 114.3', '5 x 120'],
      Offset: ['35 mm', '40 mm', '45 mm'],
      'Center bore': ['66.6 mm', '72.6 mm'],
      Finish: ['Machined face, clear coat', 'Powder coat'],
    },
    about: [
      'Low-pressure cast and heat treated: light enough to feel in the steering.',
      'Hub rings and the center cap are in the box; it mounts with the original bolts.',
      'Three layers of lacquer stand up to road salt and to strong wheel cleaner.',
    ],
    grams: [8_800, 12_900],
  }),
  range('Steel wheels', {
    brands: WHEEL_MAKERS,
    items: [
      ['Workhorse Steel Wheel', 68],
      ['Winter Steel Wheel', 74],
      ['Classic Rally Steel Wheel', 96],
    ],
    differ: 'Size',
    versions: WHEEL_SIZES.slice(0, 4),
    colors: ['Black', 'Silver', 'White'],
    specs: {
      'Bolt pattern': ['5 x 100', '5 x 112', '5 x 114.3'],
      Offset: ['38 mm', '43 mm', '48 mm'],
      'Load rating': ['690 kg', '750 kg'],
      Finish: ['E-coat and powder coat'],
    },
    about: [
      'Pressed from one sheet of high-strength steel: a pothole bends it rather than breaks it.',
      'The thrifty second set for winter tires, ready to mount.',
      'Coated by dipping, so that the inside of the rim does not rust either.',
    ],
    grams: [8_200, 11_400],
  }),
];
