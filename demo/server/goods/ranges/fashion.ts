import { range } from './range.js';

const CLOTHIERS = ['Moorland', 'Cobalt Lane', 'Urbanek', 'Fjordland'];
const PACKERS = ['Trailmoor', 'Urbanek', 'Wayfarer & Daughters', 'Cobalt Lane'];
const SHOE_SIZES = [
  ['Size 7', 1],
  ['Size 8', 1],
  ['Size 9', 1],
  ['Size 10', 1],
  ['Size 11', 1],
] as const;

export const FASHION_RANGES = [
  range('Jackets', {
    brands: CLOTHIERS,
    items: [
      ['Field Jacket', 129, { Outside: 'Recycled nylon', Filling: 'None' }],
      ['Down Puffer Jacket', 169, { Outside: 'Recycled nylon', Filling: 'Duck down, 650 fill' }],
      ['Rain Shell Jacket', 119, { Outside: 'Three-layer shell', Filling: 'None' }],
      ['Waxed Cotton Jacket', 189, { Outside: 'Waxed cotton', Filling: 'None' }],
    ],
    differ: 'Size',
    versions: [
      ['S', 1],
      ['M', 1],
      ['L', 1],
      ['XL', 1],
    ],
    colors: ['Olive', 'Midnight blue', 'Black', 'Red', 'Sand', 'Teal'],
    specs: {
      Fit: ['Regular', 'Relaxed'],
      Outside: ['Waxed cotton', 'Recycled nylon', 'Three-layer shell'],
      Filling: ['None', 'Duck down, 650 fill', 'Recycled fiber'],
      Pockets: ['Four outside, one inside', 'Two outside, two inside'],
    },
    about: [
      'Keeps the wind out on the pier and breathes on the climb back.',
      'The hood rolls into the collar; cuffs close over gloves.',
      'Made to be mended: spare buttons and thread are in the pocket.',
    ],
    grams: [380, 1_450],
  }),
  range('Sneakers', {
    brands: ['Cobalt Lane', 'Pacewell', 'Urbanek'],
    items: [
      ['Court Leather Sneakers', 99, { Outside: 'Full-grain leather' }],
      ['Knit Running Sneakers', 119, { Outside: 'Recycled knit' }],
      ['Everyday Canvas Sneakers', 64, { Outside: 'Organic canvas' }],
    ],
    differ: 'US size',
    versions: SHOE_SIZES,
    colors: ['White', 'Black', 'Red', 'Blue', 'Green', 'Pink'],
    specs: {
      Outside: ['Full-grain leather', 'Recycled knit', 'Organic canvas'],
      Sole: ['Natural rubber', 'Foam with rubber pods'],
      Insole: ['Removable, cork', 'Removable, foam'],
      Drop: ['4 mm', '8 mm'],
    },
    about: [
      'Comfortable out of the box, and better by the third week.',
      'A springy sole for pavements, platforms and the run to the bus.',
      'Laces and insoles can be bought again; the rest lasts.',
    ],
    grams: [520, 880],
  }),
  range('Hiking shoes', {
    brands: ['Trailmoor', 'Moorland', 'Pacewell'],
    items: [
      ['Ridge Hiking Shoes', 139],
      ['Waterproof Trail Shoes', 149, { Membrane: 'Waterproof, breathes' }],
      ['Light Approach Shoes', 129],
    ],
    differ: 'US size',
    versions: SHOE_SIZES,
    colors: ['Bronze', 'Grey', 'Olive', 'Black', 'Orange'],
    specs: {
      Outside: ['Nubuck leather', 'Ripstop and suede'],
      Membrane: ['Waterproof, breathes', 'None'],
      Sole: ['Deep lugs, 5 mm'],
      'Toe cap': ['Rubber'],
    },
    about: [
      'Grips on wet roots, and stays quiet on the gravel home.',
      'Dry through a creek, not sweaty on the far side.',
      'A firm heel for long descents under a pack.',
    ],
    grams: [720, 1_150],
  }),
  range('Wrist watches', {
    brands: ['Aurel & Fils', 'Northpeak Time', 'Castello'],
    items: [
      ['Automatic Field Watch', 249, { Movement: 'Automatic, 41 hours' }],
      ['Chronograph Watch', 189, { Movement: 'Quartz' }],
      ['Slim Dress Watch', 159],
    ],
    differ: 'Case',
    versions: [
      ['36 mm', 0.95],
      ['38 mm', 1],
      ['41 mm', 1.06],
    ],
    colors: ['Bronze', 'Black', 'Midnight blue', 'Green', 'Burgundy'],
    specs: {
      Movement: ['Automatic, 41 hours', 'Quartz', 'Solar quartz'],
      Glass: ['Sapphire', 'Hardened mineral'],
      Water: ['5 ATM', '10 ATM'],
      Strap: ['Leather, 20 mm', 'Canvas, 20 mm'],
    },
    about: [
      'Read at a glance, by day and by the glow of its hands.',
      'A leather strap that darkens with the years.',
      'Serviced like a machine, worn like an old friend.',
    ],
    grams: [48, 96],
  }),
  range('Backpacks', {
    brands: PACKERS,
    items: [
      ['Commuter Backpack', 89, { Water: 'Repels rain' }],
      ['Rolltop Backpack', 109, { Water: 'Waterproof rolltop' }],
      ['Canvas Day Pack', 69, { Fabric: 'Waxed canvas', Water: 'Repels rain' }],
    ],
    differ: 'Volume',
    versions: [
      ['16 L', 0.85],
      ['20 L', 1],
      ['24 L', 1.1],
    ],
    colors: ['Olive', 'Black', 'Midnight blue', 'Bronze', 'Red', 'Teal'],
    specs: {
      Laptop: ['Up to 14 in', 'Up to 16 in'],
      Fabric: ['Recycled polyester, 600D', 'Waxed canvas'],
      Water: ['Repels rain', 'Waterproof rolltop'],
      Pockets: ['Seven', 'Nine, one hidden'],
    },
    about: [
      'Laptop against the back, keys on a leash, bottle at the side.',
      'Stands up by itself under a desk.',
      'Padded where it carries and nowhere else.',
    ],
    grams: [620, 1_250],
  }),
  range('Travel backpacks', {
    brands: PACKERS,
    items: [
      ['Cabin Travel Backpack', 149],
      ['Trekking Pack', 179],
      ['Weekender Backpack', 119],
    ],
    differ: 'Volume',
    versions: [
      ['30 L', 0.9],
      ['40 L', 1],
      ['55 L', 1.2],
    ],
    colors: ['Midnight blue', 'Black', 'Orange', 'Green', 'Grey'],
    specs: {
      Opening: ['Like a suitcase', 'Top and front'],
      Carry: ['Hip belt, hides away', 'Frame with lumbar pad'],
      Fabric: ['Ripstop nylon, 420D', 'Recycled polyester, 900D'],
      'Rain cover': ['Included'],
    },
    about: [
      'Goes in the overhead bin and over a mountain pass.',
      'Opens flat, so that the shirt at the bottom is the shirt at the top.',
      'Straps zip away before the baggage belt finds them.',
    ],
    grams: [980, 2_100],
  }),
];
