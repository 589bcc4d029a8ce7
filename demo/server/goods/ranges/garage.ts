import { range } from './range.js';

const TOOL_MAKERS = ['Torvex', 'Oakhurst', 'Steelwright', 'Handmark'];
const LIFT_MAKERS = ['Liftwell', 'Torvex', 'Ironlane'];

export const GARAGE_RANGES = [
  range('Socket sets', {
    brands: TOOL_MAKERS,
    items: [
      ['Mechanic’s Socket Set', 119],
      ['Chrome Vanadium Socket Set', 89],
      ['Metric Socket Set', 74],
    ],
    differ: 'Pieces',
    versions: [
      ['46 Pieces', 0.6],
      ['94 Pieces', 1],
      ['145 Pieces', 1.4],
      ['216 Pieces', 1.9],
    ],
    colors: ['Red', 'Black', 'Blue'],
    specs: {
      Drive: ['1/4 and 3/8 in', '1/4, 3/8 and 1/2 in'],
      Ratchet: ['72 teeth', '90 teeth'],
      Material: ['Chrome vanadium steel'],
      Warranty: ['Lifetime'],
    },
    about: [
      'Every socket has its place in the case, and a size that can be read in poor light.',
      'The fine-toothed ratchet needs only five degrees in a narrow engine bay.',
      'Mirror-polished chrome wipes clean of grease.',
    ],
    grams: [2_400, 11_800],
  }),
  range('Household tool kits', {
    brands: TOOL_MAKERS,
    items: [
      ['First Apartment Tool Kit', 59],
      ['Homeowner’s Tool Kit', 89],
      ['Fix-It Tool Kit with Bag', 74],
    ],
    differ: 'Pieces',
    versions: [
      ['39 Pieces', 0.7],
      ['65 Pieces', 1],
      ['108 Pieces', 1.35],
    ],
    colors: ['Green', 'Red', 'Yellow', 'Teal'],
    specs: {
      Hammer: ['12 oz', '16 oz'],
      Grips: ['Two-component, non-slip'],
      Case: ['Hard case', 'Canvas bag'],
      Warranty: ['10 years'],
    },
    about: [
      'All that a home asks for: hammer, pliers, level, bits and a good screwdriver.',
      'Handles fit smaller and larger hands alike.',
      'Closes flat and slides under a bed.',
    ],
    grams: [1_900, 6_400],
  }),
  range('Cordless drills', {
    brands: TOOL_MAKERS,
    items: [
      ['Compact Drill Driver', 99],
      ['Brushless Drill Driver', 149],
      ['Hammer Drill', 169],
    ],
    differ: 'Battery',
    versions: [
      ['12 V', 0.75],
      ['18 V', 1],
      ['20 V', 1.1],
    ],
    colors: ['Yellow', 'Blue', 'Red', 'Teal', 'Green'],
    specs: {
      Torque: ['310 in-lb', '530 in-lb', '620 in-lb'],
      Chuck: ['3/8 in, keyless', '1/2 in, keyless'],
      'In the box': ['Two batteries, charger, case', 'One battery, charger'],
      Speed: ['0–450 and 0–1,700 rpm'],
    },
    about: [
      'Short enough for a cupboard, strong enough for a deck.',
      'A lamp below the chuck lights the screw, not the hand.',
      'A flat battery is full again in forty minutes.',
    ],
    grams: [1_100, 3_400],
  }),
  range('Impact drivers', {
    brands: TOOL_MAKERS,
    items: [
      ['Brushless Impact Driver', 139],
      ['Stubby Impact Driver', 119],
      ['Impact Driver Kit', 179],
    ],
    differ: 'Battery',
    versions: [
      ['12 V', 0.78],
      ['18 V', 1],
      ['20 V', 1.08],
    ],
    colors: ['Blue', 'Yellow', 'Orange', 'Red'],
    specs: {
      Torque: ['1,400 in-lb', '1,825 in-lb', '2,000 in-lb'],
      Holder: ['1/4 in hex, quick release'],
      'In the box': ['Two batteries, charger, case', 'Tool alone'],
      Modes: ['Three speeds and self-tapping'],
    },
    about: [
      'Drives long lag screws without twisting the wrist.',
      'Slows down before the head strips.',
      'The battery fits every tool of the same series.',
    ],
    grams: [950, 3_100],
  }),
  range('Trolley jacks', {
    brands: LIFT_MAKERS,
    items: [
      ['Garage Trolley Jack', 149],
      ['Twin-Pump Trolley Jack', 199],
      ['Long-Reach Trolley Jack', 229],
    ],
    differ: 'Lifts',
    versions: [
      ['2 Tons', 0.8],
      ['3 Tons', 1],
      ['4 Tons', 1.3],
    ],
    colors: ['Red', 'Orange', 'Black', 'Yellow'],
    specs: {
      Height: ['5.1–18.5 in', '5.5–20 in'],
      Saddle: ['Rubber pad, swivels'],
      Wheels: ['Steel', 'Nylon'],
      Safety: ['Overload and bypass valves'],
    },
    about: [
      'At the sill in four strokes of the pump.',
      'Lets down slowly, by a turn of the handle.',
      'A rubber pad keeps the paint of the jacking point.',
    ],
    grams: [12_500, 34_000],
  }),
  range('Low-profile jacks', {
    brands: LIFT_MAKERS,
    items: [
      ['Low-Profile Aluminum Jack', 219],
      ['Track Day Jack', 279],
      ['Low-Profile Steel Jack', 169],
    ],
    differ: 'Lifts',
    versions: [
      ['1.5 Tons', 0.8],
      ['2 Tons', 1],
      ['3 Tons', 1.25],
    ],
    colors: ['Blue', 'Red', 'Silver', 'Black'],
    specs: {
      Height: ['3.1–15.5 in', '3.5–19 in'],
      Saddle: ['Rubber pad, swivels'],
      Frame: ['Aluminum', 'Steel'],
      Handle: ['Two pieces, padded'],
    },
    about: [
      'Slips below a lowered bumper with room to spare.',
      'Light enough to live in the trunk for a day at the track.',
      'Two pumps lift it to the load, a third the load itself.',
    ],
    grams: [11_000, 29_000],
  }),
];
