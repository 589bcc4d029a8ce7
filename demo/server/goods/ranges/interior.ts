import { range } from './range.js';

const TRIMMERS = ['Saddleworth', 'Cabin & Co', 'Comfora', 'Millstitch'];
const FITS = [
  ['Compact', 0.9],
  ['Sedan', 1],
  ['SUV', 1.15],
  ['Pickup', 1.25],
] as const;

export const INTERIOR_RANGES = [
  range('Seat covers', {
    brands: TRIMMERS,
    items: [
      ['Quilted Leatherette Seat Covers', 149],
      ['Linen Weave Seat Covers', 98],
      ['Waterproof Neoprene Seat Covers', 119, { Care: 'Wipe clean' }],
    ],
    differ: 'Fit',
    versions: FITS,
    colors: ['Bronze', 'Black', 'Sand', 'Grey', 'Burgundy'],
    specs: {
      Set: ['Front pair', 'Front pair and rear bench'],
      Airbags: ['Side airbag seams'],
      Care: ['Wipe clean', 'Machine wash, 86 °F'],
      Padding: ['6 mm foam', '8 mm foam'],
    },
    about: [
      'Cut to follow the seat, with hooks that pull every crease flat.',
      'Breathes on a hot day, and a spilled coffee wipes off.',
      'Openings for armrest, belt and side airbags are where they should be.',
    ],
    grams: [2_600, 6_200],
  }),
  range('Floor mats', {
    brands: TRIMMERS,
    items: [
      ['Deep Dish Floor Mats', 89, { Edge: 'Raised 0.6 in' }],
      ['Velour Floor Mats', 64, { Edge: 'Bound edge' }],
      ['All-Weather Rubber Floor Mats', 74],
    ],
    differ: 'Fit',
    versions: FITS,
    colors: ['Grey', 'Black', 'Sand', 'Bronze'],
    specs: {
      Set: ['Front pair', 'Four pieces', 'Three rows'],
      Edge: ['Raised 0.6 in', 'Bound edge'],
      Anchors: ['Fits factory anchors'],
      Smell: ['Odor free'],
    },
    about: [
      'Measured by laser, so that they reach the last corner of the footwell.',
      'A raised rim keeps melted snow off the carpet; one shake and they are clean.',
      'Studs underneath hold them where they lie.',
    ],
    grams: [3_100, 7_400],
  }),
  range('Trunk liners', {
    brands: TRIMMERS,
    items: [
      ['Molded Trunk Liner', 84, { Material: 'TPE' }],
      ['Foldable Cargo Liner', 98, { Material: 'Oxford cloth with PVC back' }],
      ['Pet Cargo Liner', 72],
    ],
    differ: 'Fit',
    versions: FITS,
    colors: ['Sand', 'Black', 'Grey'],
    specs: {
      Material: ['TPE', 'Oxford cloth with PVC back'],
      Rim: ['1.6 in', '2 in'],
      'Bumper flap': ['Yes', 'No'],
      Care: ['Hose down'],
    },
    about: [
      'For muddy boots, wet dogs and sacks of soil: it holds two quarts of water.',
      'The textured floor keeps the shopping from sliding.',
      'Rolls up small when the whole trunk is needed.',
    ],
    grams: [1_900, 4_300],
  }),
  range('Dash cams', {
    brands: ['Nocturn', 'Witnest', 'Roadeye', 'Clearlane'],
    items: [
      ['Mini Dash Cam', 69],
      ['Front and Rear Dash Cam', 139, { 'Field of view': '155°' }],
      ['Parking Guard Dash Cam', 179],
    ],
    differ: 'Resolution',
    versions: [
      ['1080p', 0.75],
      ['1440p', 1],
      ['4K', 1.4],
    ],
    colors: ['Black', 'Grey', 'White'],
    specs: {
      'Field of view': ['140°', '155°', '170°'],
      Storage: ['microSD up to 256 GB', 'microSD up to 512 GB'],
      'Night view': ['Starlight sensor', 'HDR'],
      GPS: ['Built in', 'No'],
    },
    about: [
      'Reads a license plate by night as well as by day.',
      'Saves the minute around a hard brake by itself, and never fills up.',
      'Small enough to hide behind the mirror; clips send to the phone without a cable.',
    ],
    grams: [90, 420],
  }),
];
