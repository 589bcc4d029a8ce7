import { range } from './range.js';

const MAKERS = ['Voltora', 'Evolane', 'Ampero', 'Plugwright'];

export const CHARGING_RANGES = [
  range('Charging cables', {
    brands: MAKERS,
    items: [
      ['Type 2 Charging Cable', 169],
      ['J1772 Extension Cable', 139],
      ['Coiled Charging Cable', 189],
    ],
    differ: 'Length',
    versions: [
      ['10 ft', 0.8],
      ['16 ft', 1],
      ['25 ft', 1.25],
      ['33 ft', 1.5],
    ],
    colors: ['Green', 'Black', 'Blue', 'Orange', 'White'],
    specs: {
      Current: ['16 A', '32 A', '40 A'],
      Power: ['Up to 7.4 kW', 'Up to 9.6 kW', 'Up to 22 kW'],
      Protection: ['IP55', 'IP67 when capped'],
      Jacket: ['TPU, flexible to −40 °F'],
    },
    about: [
      'Stays soft in the cold and coils up without a fight.',
      'Silver-plated contacts are rated for 10,000 times of plugging in.',
      'Comes with a carry bag and a hook-and-loop strap.',
    ],
    grams: [1_800, 5_600],
  }),
  range('Portable chargers', {
    brands: MAKERS,
    items: [
      ['Level 2 Portable EV Charger', 249],
      ['Travel EV Charger with Display', 289],
      ['Smart Portable EV Charger', 329],
    ],
    differ: 'Power',
    versions: [
      ['16 A', 0.8],
      ['32 A', 1],
      ['40 A', 1.2],
    ],
    colors: ['Blue', 'Black', 'White', 'Teal'],
    specs: {
      Connector: ['J1772', 'NACS', 'Type 2'],
      Plug: ['NEMA 14-50', 'NEMA 5-15 and 14-50'],
      'Cable length': ['18 ft', '21 ft', '25 ft'],
      Safety: ['Ground fault, overheat, surge'],
    },
    about: [
      'Charges overnight from a dryer outlet, and tops up from any wall socket on the road.',
      'The display shows power, energy and time; the current is set by one button.',
      'The control box is sealed, and survives a truck driving over it.',
    ],
    grams: [2_900, 5_100],
  }),
  range('Charging adapters', {
    brands: MAKERS,
    items: [
      ['J1772 to NACS Adapter', 89, { Voltage: '240 V AC' }],
      ['CCS Fast Charging Adapter', 179, { Voltage: '1,000 V DC' }],
      ['Vehicle-to-Load Power Adapter', 129, { Voltage: '240 V AC' }],
      ['Type 1 to Type 2 Adapter', 96, { Voltage: '240 V AC' }],
    ],
    differ: 'Rating',
    versions: [
      ['40 A', 0.8],
      ['60 A', 0.95],
      ['80 A', 1.1],
    ],
    colors: ['Orange', 'Black', 'White'],
    specs: {
      Voltage: ['240 V AC', '500 V DC', '1,000 V DC'],
      Protection: ['IP54', 'IP65'],
      'Temperature sensor': ['Yes'],
      Certification: ['UL 2252', 'UL and CE'],
    },
    about: [
      'Opens up thousands of stations that your plug does not fit.',
      'Locks firmly, and lets go only when the car does.',
      'A sensor lowers the current before the contacts get hot.',
    ],
    grams: [380, 1_100],
  }),
];
