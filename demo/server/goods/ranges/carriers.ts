import { range } from './range.js';

const LOADERS = ['Trailmoor', 'Skyhaul', 'Kestrel Rack'];
const SEAT_MAKERS = ['Littlemoor', 'Kindra', 'Safenest', 'Tumble & Tuck'];

export const CARRIER_RANGES = [
  range('Roof racks', {
    brands: LOADERS,
    items: [
      ['Aero Roof Bars', 179],
      ['Square Roof Bars', 129],
      ['Expedition Roof Platform', 489],
      ['Upright Roof Bike Carrier', 159],
    ],
    differ: 'Width',
    versions: [
      ['47 in', 0.95],
      ['50 in', 1],
      ['53 in', 1.06],
    ],
    colors: ['Silver', 'Black'],
    specs: {
      Load: ['165 lb', '220 lb'],
      Fits: ['Raised rails', 'Flush rails', 'Bare roof with clamps'],
      Material: ['Anodized aluminum', 'Coated steel'],
      Locks: ['Two keys'],
    },
    about: [
      'A wing profile slips through the wind without a whistle.',
      'On the roof in ten minutes, with the one tool that comes with it.',
      'T-slots take boxes, bikes, boards and baskets of most makers.',
    ],
    grams: [3_900, 9_600],
  }),
  range('Roof boxes', {
    brands: LOADERS,
    items: [
      ['Summit Roof Box', 429],
      ['Glide Slim Roof Box', 479],
      ['Family Roof Box', 389],
    ],
    differ: 'Volume',
    versions: [
      ['11 cu ft', 0.85],
      ['14 cu ft', 1],
      ['16 cu ft', 1.12],
      ['18 cu ft', 1.24],
    ],
    colors: ['Midnight blue', 'Black', 'Silver', 'White'],
    specs: {
      Opening: ['Both sides', 'Passenger side'],
      Load: ['110 lb', '165 lb'],
      Inside: ['71 x 31 x 15 in', '83 x 30 x 14 in'],
      Locks: ['Central, three points'],
    },
    about: [
      'Swallows skis, a stroller or the tent, and frees the seats for people.',
      'The lid opens from either side and stays up on gas struts.',
      'Quick clamps tell by a click that they are tight.',
    ],
    grams: [13_500, 23_800],
  }),
  range('Child seats', {
    brands: SEAT_MAKERS,
    items: [
      ['Turnabout Child Seat', 319],
      ['All-Stages Child Seat', 249],
      ['Rear-Facing Infant Seat', 189],
    ],
    differ: 'Mount',
    versions: [
      ['with LATCH', 1],
      ['for Seat Belt', 0.85],
      ['with LATCH Base', 1.25],
    ],
    colors: ['Teal', 'Black', 'Grey', 'Pink', 'Blue'],
    specs: {
      Weight: ['4–35 lb', '5–65 lb', '20–100 lb'],
      Harness: ['Five points, one-pull'],
      Cover: ['Machine wash'],
      Standard: ['FMVSS 213'],
    },
    about: [
      'Turns to the door, so that a sleeping child is lifted in without a twist.',
      'Foam and steel take the blow of a side impact before it reaches the child.',
      'The headrest and harness grow together, in twelve steps.',
    ],
    grams: [6_800, 14_200],
  }),
  range('Booster seats', {
    brands: SEAT_MAKERS,
    items: [
      ['High-Back Booster Seat', 129],
      ['Backless Booster Seat', 46],
      ['Folding Travel Booster Seat', 84],
    ],
    differ: 'Mount',
    versions: [
      ['with LATCH', 1.1],
      ['for Seat Belt', 1],
    ],
    colors: ['Red', 'Black', 'Blue', 'Grey', 'Teal'],
    specs: {
      Weight: ['40–100 lb', '40–120 lb'],
      Height: ['43–57 in'],
      Cover: ['Machine wash'],
      'Cup holders': ['Two', 'One'],
    },
    about: [
      'Lifts a child to where the belt fits as it should: low on the hips, mid-shoulder.',
      'Light enough to carry into a taxi or a grandparent’s car.',
      'Soft armrests and a deep cushion for the long way to the sea.',
    ],
    grams: [1_400, 5_200],
  }),
];
