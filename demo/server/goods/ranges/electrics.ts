import { range } from './range.js';

const LIGHT_MAKERS = ['Lumora', 'Brightmere', 'Nocturn', 'Halo Works'];
const POWER_MAKERS = ['Ampero', 'Voltora', 'Cranwell', 'Duracore'];

export const ELECTRIC_RANGES = [
  range('Headlamps', {
    brands: LIGHT_MAKERS,
    items: [
      ['Matrix LED Headlamp', 318],
      ['Projector LED Headlamp', 246],
      ['Clearview Halogen Headlamp', 124],
    ],
    differ: 'Side',
    versions: [
      ['Driver Side', 1],
      ['Passenger Side', 1],
      ['Pair', 1.9],
    ],
    colors: ['Silver', 'Black'],
    specs: {
      'Color temperature': ['5,500 K', '6,000 K', '4,300 K'],
      'Low beam': ['1,600 lm', '2,100 lm', '2,400 lm'],
      Lens: ['Polycarbonate, hard coated'],
      Approval: ['DOT and SAE'],
    },
    about: [
      'A clean cut-off lights the verge far ahead and leaves oncoming drivers in peace.',
      'It plugs into the original connector; no coding is needed.',
      'Sealed against water and vented, so that the lens does not mist.',
    ],
    grams: [2_600, 5_400],
  }),
  range('Driving lights', {
    brands: LIGHT_MAKERS,
    items: [
      ['Longbeam LED Driving Light', 96],
      ['Trailside Fog Light', 68],
      ['Night Rally Spot Light', 134],
    ],
    differ: 'Diameter',
    versions: [
      ['4 in', 0.8],
      ['6 in', 1],
      ['7 in', 1.15],
      ['9 in', 1.5],
    ],
    colors: ['Black', 'Yellow', 'Silver'],
    specs: {
      Beam: ['Spot', 'Flood', 'Combined'],
      Brightness: ['3,200 lm', '4,800 lm', '7,000 lm'],
      Protection: ['IP67', 'IP69K'],
      Voltage: ['9–32 V'],
    },
    about: [
      'Throws a bright, even patch of light a quarter of a mile down the track.',
      'A finned housing carries the heat away, so the brightness does not fade.',
      'Brackets, harness, relay and switch come with it.',
    ],
    grams: [900, 2_300],
  }),
  range('Car batteries', {
    brands: POWER_MAKERS,
    items: [
      ['Silverline AGM Battery', 189],
      ['Daily Start Battery', 112],
      ['Start-Stop EFB Battery', 148],
    ],
    differ: 'Capacity',
    versions: [
      ['50 Ah', 0.8],
      ['60 Ah', 0.9],
      ['70 Ah', 1],
      ['80 Ah', 1.12],
      ['95 Ah', 1.3],
    ],
    colors: ['Blue', 'Black', 'Red', 'Green'],
    specs: {
      'Cold cranking': ['540 A', '680 A', '760 A', '850 A'],
      Voltage: ['12 V'],
      Terminals: ['Top post, positive right', 'Top post, positive left'],
      Warranty: ['3 years', '4 years'],
    },
    about: [
      'Starts at 0 °F as on a summer day, and takes the many small starts of city traffic.',
      'Maintenance free: sealed, leak proof and delivered charged.',
      'The grid is cast and rolled for a long life in hot engine bays.',
    ],
    grams: [12_800, 26_500],
  }),
  range('Jump starters', {
    brands: POWER_MAKERS,
    items: [
      ['Pocket Jump Starter', 79],
      ['Road Rescue Jump Starter', 119],
      ['Jump Starter with Air Compressor', 149],
    ],
    differ: 'Peak current',
    versions: [
      ['1000 A', 0.8],
      ['1500 A', 1],
      ['2000 A', 1.2],
      ['3000 A', 1.5],
    ],
    colors: ['Orange', 'Black', 'Yellow', 'Red'],
    specs: {
      Battery: ['12,000 mAh', '18,000 mAh', '24,000 mAh'],
      'Engine up to': ['6.0 L gas, 3.0 L diesel', '8.0 L gas, 6.5 L diesel'],
      Ports: ['USB-C 60 W and USB-A', 'USB-C 30 W and two USB-A'],
      'Working range': ['−4 to 140 °F'],
    },
    about: [
      'Starts a flat car in under a minute, with clamps that cannot spark when crossed.',
      'Holds its charge for a year in the glove box.',
      'A bright lamp with an SOS signal helps at the side of a dark road.',
    ],
    grams: [620, 2_400],
  }),
];
