import { range } from './range.js';

const HELMET_MAKERS = ['Corvane', 'Ridgeback', 'Apex & Oak', 'Solvane'];
const RIDE_MAKERS = ['Ridgeback', 'Ironlane', 'Torque Lane', 'Moorland'];
const HEAD_SIZES = [
  ['S', 1],
  ['M', 1],
  ['L', 1],
  ['XL', 1],
] as const;

export const MOTORCYCLE_RANGES = [
  range('Full-face helmets', {
    brands: HELMET_MAKERS,
    items: [
      ['Carbon Race Helmet', 389, { Shell: 'Carbon fiber', Closure: 'Double D-ring' }],
      ['Touring Full-Face Helmet', 229, { Shell: 'Fiberglass composite' }],
      ['Street Full-Face Helmet', 149, { Shell: 'Polycarbonate' }],
    ],
    differ: 'Size',
    versions: HEAD_SIZES,
    colors: ['Red', 'Black', 'White', 'Blue', 'Yellow'],
    specs: {
      Shell: ['Carbon fiber', 'Fiberglass composite', 'Polycarbonate'],
      Visor: ['Clear, anti-fog insert', 'Clear and tinted'],
      Closure: ['Double D-ring', 'Micrometric'],
      Standard: ['DOT', 'DOT and ECE 22.06'],
    },
    about: [
      'Quiet at highway speed, with vents that open by a gloved thumb.',
      'The liner comes out for the wash, and leaves room for glasses and speakers.',
      'Cheek pads pull out from below, so that helpers can take it off safely.',
    ],
    grams: [1_250, 1_650],
  }),
  range('Open-face helmets', {
    brands: HELMET_MAKERS,
    items: [
      ['Boulevard Open-Face Helmet', 119],
      ['Scooter Jet Helmet', 98],
      ['Heritage Open-Face Helmet', 149],
    ],
    differ: 'Size',
    versions: HEAD_SIZES,
    colors: ['Sand', 'Black', 'Olive', 'White', 'Teal'],
    specs: {
      Shell: ['Fiberglass composite', 'Polycarbonate'],
      Visor: ['Drop-down sun visor', 'Long clear visor'],
      Closure: ['Micrometric'],
      Standard: ['DOT'],
    },
    about: [
      'Light and airy for the city, with a view to all sides.',
      'A sun visor slides down at a red light and up again in the tunnel.',
      'Stitched edges and a soft lining: it ages like a good saddle.',
    ],
    grams: [980, 1_350],
  }),
  range('Riding jackets', {
    brands: RIDE_MAKERS,
    items: [
      ['Leather Riding Jacket', 289, { Outside: 'Cowhide, 1.2 mm' }],
      ['Mesh Summer Riding Jacket', 159, { Outside: 'Mesh and stretch panels', Lining: 'Fixed mesh' }],
      ['Waterproof Touring Jacket', 219, { Outside: 'Nylon 600D' }],
    ],
    differ: 'Size',
    versions: HEAD_SIZES,
    colors: ['Black', 'Red', 'Grey', 'Olive'],
    specs: {
      Armor: ['CE level 1, shoulders and elbows', 'CE level 2, with back protector'],
      Outside: ['Cowhide, 1.2 mm', 'Nylon 600D', 'Mesh and stretch panels'],
      Lining: ['Removable thermal lining', 'Fixed mesh'],
      Reflectors: ['Back and sleeves'],
    },
    about: [
      'Double seams where a fall would find them, stretch where the arms reach forward.',
      'Vents at chest and back move the air on a hot afternoon.',
      'A zip joins it to riding pants, so that nothing rides up.',
    ],
    grams: [1_400, 3_200],
  }),
  range('Riding shoes', {
    brands: RIDE_MAKERS,
    items: [
      ['City Riding Shoes', 129],
      ['Touring Riding Shoes', 169],
      ['Vented Riding Sneakers', 109],
    ],
    differ: 'US size',
    versions: [
      ['Size 8', 1],
      ['Size 9', 1],
      ['Size 10', 1],
      ['Size 11', 1],
    ],
    colors: ['Black', 'Bronze', 'Grey', 'White'],
    specs: {
      Protection: ['Ankle cups, toe and heel caps'],
      Outside: ['Waterproof leather', 'Suede and mesh'],
      Sole: ['Oil-resistant rubber'],
      Closure: ['Laces and strap', 'Rotary closure'],
    },
    about: [
      'Armored at the ankle, yet at ease in an office.',
      'A pad saves the leather from the gear lever.',
      'The sole is stiff on the peg and grips on wet asphalt.',
    ],
    grams: [980, 1_700],
  }),
];
