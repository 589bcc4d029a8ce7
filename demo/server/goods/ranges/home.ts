import { range } from './range.js';

const LIGHT_MAKERS = ['Casamara', 'Lumora', 'Atelier Nord', 'Fjordland'];
const COOKS = ['Hearthwell', 'Castello', 'Copper Lane', 'Fjordland'];
const PAN_SIZES = [
  ['8 in', 0.8],
  ['10 in', 1],
  ['11 in', 1.1],
  ['12 in', 1.2],
] as const;

export const HOME_RANGES = [
  range('Table lamps', {
    brands: LIGHT_MAKERS,
    items: [
      ['Dome Table Lamp', 79],
      ['Reading Lamp with Dimmer', 98, { Switch: 'Touch dimmer' }],
      ['Linen Shade Bedside Lamp', 64],
    ],
    differ: 'Height',
    versions: [
      ['14 in', 0.9],
      ['18 in', 1],
      ['22 in', 1.15],
    ],
    colors: ['Yellow', 'White', 'Black', 'Teal', 'Orange', 'Bronze'],
    specs: {
      Socket: ['E26, up to 60 W', 'LED built in, 9 W'],
      Switch: ['On the cord', 'Touch dimmer'],
      Cord: ['Woven, 6 ft'],
      Light: ['Warm white, 2,700 K'],
    },
    about: [
      'Throws a warm pool of light on the page and leaves the room in calm.',
      'A heavy foot keeps it where a sleeve brushes past.',
      'The shade is painted white within, so that no light is lost.',
    ],
    grams: [1_100, 2_900],
  }),
  range('Floor lamps', {
    brands: LIGHT_MAKERS,
    items: [
      ['Arc Floor Lamp', 189],
      ['Tripod Floor Lamp', 149],
      ['Slim Reading Floor Lamp', 119],
    ],
    differ: 'Height',
    versions: [
      ['58 in', 0.95],
      ['62 in', 1],
      ['70 in', 1.12],
    ],
    colors: ['Bronze', 'Black', 'White', 'Olive'],
    specs: {
      Socket: ['E26, up to 75 W', 'LED built in, 14 W'],
      Switch: ['Foot switch', 'Touch dimmer'],
      Base: ['Marble', 'Weighted steel'],
      Light: ['Warm white, 2,700 K'],
    },
    about: [
      'Reaches over the armchair and lights the book, not the television.',
      'Comes in three parts; no tool is needed.',
      'A weighted base stands firm on carpet and on wood.',
    ],
    grams: [4_200, 11_500],
  }),
  range('Plant pots', {
    brands: ['Pinewright', 'Atelier Nord', 'Terra Lane', 'Casamara'],
    items: [
      ['Ribbed Ceramic Plant Pot', 34, { Material: 'Ceramic' }],
      ['Terracotta Plant Pot with Saucer', 22, { Material: 'Terracotta', Drainage: 'Hole and saucer' }],
      ['Self-Watering Planter', 46, { Material: 'Recycled plastic', Drainage: 'Water tank, two weeks' }],
      ['Glazed Stoneware Planter', 52, { Material: 'Stoneware', Drainage: 'Hole and saucer' }],
    ],
    differ: 'Diameter',
    versions: [
      ['5 in', 0.7],
      ['7 in', 1],
      ['10 in', 1.5],
      ['13 in', 2.1],
    ],
    colors: ['Orange', 'White', 'Sand', 'Teal', 'Olive', 'Pink', 'Grey'],
    specs: {
      Material: ['Ceramic', 'Terracotta', 'Stoneware', 'Recycled plastic'],
      Drainage: ['Hole and saucer', 'Water tank, two weeks'],
      Place: ['Indoors', 'Indoors and outdoors'],
      Frost: ['Resistant', 'Bring in below 32 °F'],
    },
    about: [
      'Fired twice, so that no two glazes are quite the same.',
      'Roots get air and water as they like it; the saucer saves the sill.',
      'Looks complete with a fern, a fig, or nothing at all.',
    ],
    grams: [600, 5_800],
  }),
  range('Electric kettles', {
    brands: COOKS,
    items: [
      ['Temperature Control Kettle', 89, { Settings: '140–212 °F in steps' }],
      ['Rapid Boil Kettle', 49, { Power: '1,500 W', Settings: 'Boil and keep warm' }],
      ['Gooseneck Pour-Over Kettle', 99],
    ],
    differ: 'Capacity',
    versions: [
      ['1 L', 0.9],
      ['1.5 L', 1],
      ['1.7 L', 1.06],
    ],
    colors: ['Silver', 'White', 'Black', 'Teal', 'Sand'],
    specs: {
      Power: ['1,200 W', '1,500 W'],
      Inside: ['Stainless steel, no plastic'],
      Settings: ['140–212 °F in steps', 'Boil and keep warm'],
      Safety: ['Shuts off when dry'],
    },
    about: [
      'Boils two cups before the mugs are out.',
      'Holds green tea at 175 °F for half an hour.',
      'Pours without a drip, to the last drop.',
    ],
    grams: [900, 1_500],
  }),
  range('Stovetop kettles', {
    brands: COOKS,
    items: [
      ['Enamel Whistling Kettle', 54, { Inside: 'Enamel' }],
      ['Copper Bottom Kettle', 68, { Stoves: 'Gas and electric', Inside: 'Stainless steel' }],
      ['Cast Iron Tea Kettle', 79],
    ],
    differ: 'Capacity',
    versions: [
      ['1.5 qt', 0.85],
      ['2 qt', 1],
      ['2.5 qt', 1.12],
    ],
    colors: ['Red', 'White', 'Blue', 'Yellow', 'Olive'],
    specs: {
      Stoves: ['All, with induction', 'Gas and electric'],
      Handle: ['Stays cool', 'Beech wood'],
      Inside: ['Enamel', 'Stainless steel'],
      Care: ['Wash by hand'],
    },
    about: [
      'Sings in two notes when the water is ready.',
      'Two coats of enamel that neither scratch nor take on a taste.',
      'Handsome enough to stay on the stove.',
    ],
    grams: [1_200, 2_600],
  }),
  range('Frying pans', {
    brands: COOKS,
    items: [
      ['Carbon Steel Frying Pan', 59, { Oven: 'Up to 600 °F', Care: 'Wash by hand' }],
      ['Ceramic Nonstick Frying Pan', 46],
      ['Tri-Ply Stainless Frying Pan', 89],
      ['Cast Iron Skillet', 39, { Oven: 'Up to 600 °F', Care: 'Wash by hand' }],
    ],
    differ: 'Diameter',
    versions: PAN_SIZES,
    colors: ['Black', 'Grey', 'Red', 'Teal'],
    specs: {
      Stoves: ['All, with induction'],
      Oven: ['Up to 480 °F', 'Up to 600 °F'],
      Handle: ['Riveted steel', 'Stays cool'],
      Care: ['Dishwasher safe', 'Wash by hand'],
    },
    about: [
      'Heats evenly to the rim, so that the last pancake is like the first.',
      'Eggs slide off; steaks get a crust.',
      'From the stove into the oven and onto the table.',
    ],
    grams: [900, 2_700],
  }),
  range('Saucepans', {
    brands: COOKS,
    items: [
      ['Tri-Ply Saucepan with Lid', 79],
      ['Copper Saucepan', 119, { Stoves: 'Gas and electric', Handle: 'Brass', Care: 'Wash by hand' }],
      ['Enameled Milk Pan', 44],
    ],
    differ: 'Capacity',
    versions: [
      ['1.5 qt', 0.85],
      ['2 qt', 1],
      ['3 qt', 1.2],
    ],
    colors: ['Bronze', 'Silver', 'Red', 'White'],
    specs: {
      Stoves: ['All, with induction', 'Gas and electric'],
      Lid: ['Glass, with straining rim', 'Stainless steel'],
      Handle: ['Riveted steel', 'Brass'],
      Care: ['Dishwasher safe', 'Wash by hand'],
    },
    about: [
      'Holds a simmer so low that milk does not catch.',
      'Two lips and a straining lid: no colander for a single portion.',
      'Marks inside the wall measure as you pour.',
    ],
    grams: [800, 2_100],
  }),
];
