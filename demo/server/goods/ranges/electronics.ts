import { range } from './range.js';

const PHONE_MAKERS = ['Minori', 'Zephra', 'Quillon'];
const LAPTOP_MAKERS = ['Quillon', 'Aerobook', 'Northpeak'];

export const ELECTRONICS_RANGES = [
  range('Smartphones', {
    brands: PHONE_MAKERS,
    items: [
      ['One Smartphone', 499],
      ['Air Smartphone', 649],
      ['Lite Smartphone', 289],
    ],
    differ: 'Memory',
    versions: [
      ['128 GB', 0.9],
      ['256 GB', 1],
      ['512 GB', 1.2],
    ],
    colors: ['Blue', 'Black', 'White', 'Pink', 'Green'],
    specs: {
      Screen: ['6.1 in OLED, 120 Hz', '6.5 in OLED, 120 Hz', '6.7 in OLED, 144 Hz'],
      Camera: ['50 MP, two lenses', '64 MP, three lenses'],
      Battery: ['4,500 mAh', '5,000 mAh'],
      Network: ['5G, dual SIM', '5G, eSIM'],
    },
    about: [
      'A screen that can be read in the noon sun and is gentle at night.',
      'Half a day of use from fifteen minutes at the charger.',
      'Unlocked for every US carrier, with five years of updates.',
    ],
    grams: [165, 228],
  }),
  range('Rugged phones', {
    brands: ['Ironclad Mobile', 'Trailmoor', 'Zephra'],
    items: [
      ['Site Rugged Phone', 379],
      ['Summit Rugged Phone with Thermal Camera', 599],
      ['Harbor Waterproof Phone', 329],
    ],
    differ: 'Memory',
    versions: [
      ['128 GB', 0.9],
      ['256 GB', 1],
    ],
    colors: ['Olive', 'Orange', 'Black', 'Yellow'],
    specs: {
      Screen: ['5.9 in, glove touch', '6.6 in, glove touch'],
      Battery: ['8,000 mAh', '10,600 mAh', '15,000 mAh'],
      Protection: ['IP69K, MIL-STD-810H'],
      Extras: ['Programmable side key', 'Bright lamp, 1,000 lm'],
    },
    about: [
      'Falls six feet onto concrete and rings on.',
      'Two days between charges, three with care.',
      'Works wet, with gloves, and at −4 °F.',
    ],
    grams: [290, 480],
  }),
  range('Laptops', {
    brands: LAPTOP_MAKERS,
    items: [
      ['Everyday Laptop', 599],
      ['Thin & Light Laptop', 899],
      ['Studio Creator Laptop', 1_399],
    ],
    differ: 'Screen',
    versions: [
      ['13 in', 0.92],
      ['14 in', 1],
      ['16 in', 1.15],
    ],
    colors: ['Silver', 'Grey', 'Midnight blue', 'Sand'],
    specs: {
      Memory: ['16 GB', '32 GB'],
      Storage: ['512 GB SSD', '1 TB SSD'],
      Battery: ['Up to 14 hours', 'Up to 18 hours'],
      Ports: ['Two USB4, HDMI', 'Two USB-C, USB-A, HDMI'],
    },
    about: [
      'Opens with one finger and wakes before you sit down.',
      'A full day away from the wall, and a quiet fan when it is needed at all.',
      'The keys travel far enough to write a book on.',
    ],
    grams: [1_050, 1_980],
  }),
  range('Gaming laptops', {
    brands: ['Vantor', 'Northpeak', 'Hexfire'],
    items: [
      ['Arena Gaming Laptop', 1_249],
      ['Nightshift Gaming Laptop', 1_599],
      ['Starter Gaming Laptop', 899],
    ],
    differ: 'Screen',
    versions: [
      ['15 in', 0.95],
      ['16 in', 1],
      ['17 in', 1.1],
    ],
    colors: ['Black', 'White', 'Grey'],
    specs: {
      Display: ['QHD, 165 Hz', 'QHD, 240 Hz', 'Full HD, 144 Hz'],
      Memory: ['16 GB', '32 GB'],
      Storage: ['1 TB SSD', '2 TB SSD'],
      Cooling: ['Two fans, vapor chamber'],
    },
    about: [
      'Holds a steady frame rate when the arena fills up.',
      'Every key is lit by itself; the lights go out with one shortcut in class.',
      'Memory and storage can be reached by six screws.',
    ],
    grams: [2_050, 2_850],
  }),
  range('Headphones', {
    brands: ['Aurel', 'Softwave', 'Minori', 'Castello Audio'],
    items: [
      ['Quiet Over-Ear Headphones', 199, { 'Noise cancelling': 'Adaptive' }],
      ['Studio Monitor Headphones', 149],
      ['Commuter Headphones', 99, { Folds: 'Yes' }],
      ['Kids’ Volume-Safe Headphones', 39, { 'Noise cancelling': 'Passive' }],
    ],
    differ: 'Charging',
    versions: [
      ['USB-C', 1],
      ['with Charging Case', 1.2],
    ],
    colors: ['Black', 'White', 'Sand', 'Teal', 'Pink', 'Midnight blue'],
    specs: {
      Battery: ['30 hours', '45 hours', '60 hours'],
      Drivers: ['40 mm', '50 mm'],
      'Noise cancelling': ['Adaptive', 'Passive'],
      Folds: ['Yes', 'No'],
    },
    about: [
      'Takes the drone out of an airplane and leaves the music.',
      'Memory foam that suits glasses and long afternoons.',
      'Two devices at once: the call comes through while the film waits.',
    ],
    grams: [180, 340],
  }),
  range('Smart watches', {
    brands: ['Minori', 'Pulsewell', 'Zephra'],
    items: [
      ['Active Smart Watch', 199],
      ['GPS Running Watch', 279],
      ['Classic Smart Watch', 249],
    ],
    differ: 'Case',
    versions: [
      ['40 mm', 0.95],
      ['44 mm', 1],
      ['47 mm', 1.1],
    ],
    colors: ['Teal', 'Black', 'Sand', 'Orange', 'Pink'],
    specs: {
      Battery: ['5 days', '9 days', '14 days'],
      Water: ['5 ATM', '10 ATM'],
      Sensors: ['Heart rate, oxygen, GPS', 'Heart rate, temperature, dual-band GPS'],
      Strap: ['Silicone, 22 mm', 'Woven, 22 mm'],
    },
    about: [
      'Charges over breakfast and lasts the week.',
      'Counts what matters, and keeps still in meetings.',
      'The strap changes without a tool.',
    ],
    grams: [32, 68],
  }),
];
