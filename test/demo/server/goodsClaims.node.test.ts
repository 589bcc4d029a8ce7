import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateGoods } from '../../../demo/server/goods/generate-goods.js';
import { RANGES, versionsOf, weightOf } from '../../../demo/server/goods/range.js';
import { SEED, SEEDED_GOODS } from '../../../demo/server/goods/seed.js';

// The shop's own goods, and others that its ranges can make.
const goods = [1, 2, 3, SEED].flatMap((seed) => generateGoods(SEEDED_GOODS, seed));
type Goods = (typeof goods)[number];

const lineOf = ({ specification }: Goods, line: string): string =>
  specification.find(({ name }) => name === line)?.value ?? '';

/** What a title claims, a line of the specification, and the values it then may have. */
const LINES: readonly (readonly [title: RegExp, line: string, value: RegExp])[] = [
  [/195\/65 R15|205\/55 R16/, 'Load index', /^91 /],
  [/255\/50 R19/, 'Load index', /^107 /],
  [/Studdable/, 'Studs', /^Can be studded$/],
  [/(FrostGrip|SnowLine)/, 'Studs', /^None$/],
  [/Halogen/, 'Color temperature', /^3,200 K$/],
  [/LED Headlamp/, 'Color temperature', /^[56],[05]00 K$/],
  [/Fog Light/, 'Beam', /^Flood$/],
  [/Spot Light/, 'Beam', /^Spot$/],
  [/1000 A/, 'Engine up to', /^6\.0 L gas/],
  [/Type 2 Charging Cable/, 'Power', /22 kW/],
  [/Leatherette|Neoprene/, 'Care', /^Wipe clean$/],
  [/Linen Weave/, 'Care', /^Machine wash/],
  [/Velour/, 'Edge', /^Bound edge$/],
  [/Mats, (Compact|Sedan)/, 'Set', /^Four pieces$/],
  [/Bike Carrier/, 'Load', /^45 lb$/],
  [/Infant Seat/, 'Child’s weight', /^4–35 lb$/],
  [/Carbon Race/, 'Shell', /^Carbon fiber$/],
  [/Leather Riding/, 'Outer material', /^Cowhide/],
  [/with Bag/, 'Comes in', /^Canvas bag$/],
  [/Tool Kit, \d/, 'Comes in', /^Hard case$/],
  [/Impact Driver Kit/, 'In the box', /case$/],
  [/Drill.* 12 V/, 'Torque', /^310 in-lb$/],
  [/Aluminum Jack|Track Day/, 'Frame', /^Aluminum$/],
  [/Steel Jack/, 'Frame', /^Steel$/],
  [/Volume-Safe|Studio Monitor/, 'Noise canceling', /^Passive$/],
  [/GPS Running/, 'Sensors', /GPS/],
  [/with Dimmer/, 'Switch', /dimmer$/],
  [/Tripod/, 'Base', /legs$/],
  [/Ceramic Plant/, 'Material', /^Ceramic$/],
  [/with Saucer/, 'Drainage', /saucer$/],
  [/Self-Watering/, 'Drainage', /tank/],
  [/Temperature Control/, 'Settings', /in steps$/],
  [/Copper Bottom/, 'Stoves', /^Gas and electric$/],
  [/Cast Iron Tea/, 'Inside', /^Enamel$/],
  [/Milk Pan/, 'Lid', /^None$/],
  [/with Lid/, 'Lid', /steel$/],
  [/Down Puffer/, 'Filling', /^Duck down/],
  [/Waxed Cotton/, 'Outer material', /^Waxed cotton$/],
  [/Waterproof Trail/, 'Membrane', /^Waterproof/],
  [/Automatic/, 'Movement', /^Automatic/],
  [/Rolltop/, 'Water', /rolltop$/],
  [/Trekking/, 'Opening', /^Top and front$/],
  // What is made for some vehicles alone says for which, and from which year to which.
  [/Headlamp|Seat Covers|Floor Mats|Liner|Wheel/, 'Fits', /^([A-Z][\w -]+ \(20\d\d–20\d\d\)(, |$)){2,4}$/],
  [/(Mats|Covers), Pickup/, 'Fits', /^(Chevrolet|Ford|Ram) .*Cab \(/],
  [/to NACS/, 'Fits', /^Cars with a NACS port$/],
  [/Wheel/, 'Center bore', /^\d\d\.\d mm$/],
  [/Mesh Ten/, 'Finish', /^Powder coat$/],
  [/Laptop/, 'Processor', /^(Intel|AMD) /],
  [/Gaming Laptop|Creator/, 'Graphics', /^NVIDIA /],
  [/Laptop/, 'Operating system', /^Windows /],
  [/Thermal Camera/, 'Camera', /thermal/],
  [/Dome|Bedside|Arc|Tripod/, 'Bulb', /^Not included$/],
  [/Reading (Floor )?Lamp/, 'Bulb', /^LED, /],
  [/Dome|Bedside|Arc|Tripod/, 'Socket', /^E26/],
  [/Travel Backpack|Weekender|Trekking/, 'Dimensions', / × .* in$/],
  [/Helmet, /, 'Head', / in$/],
  [/Jacket, /, 'Chest', / in$/],
  [/Men’s Size 9/, 'Foot length', /^10¼ in$/],
  [/Active Smart|GPS Running/, 'Battery', /^(9|14) days$/],
  [/80 Ah/, 'Group size', /^H7 \(94R\)$/],
  [/255\/50 R19/, 'Load index', /\(2,149 lb \/ 975 kg\)$/],
  [/Men’s Size 9/, 'US size', /^Men’s 9$/],
  [/Sneakers|Shoes/, 'Upper', /leather|knit|canvas|suede/i],
  [/for Seat Belt/, 'Installs with', /^Seat belt$/],
  [/with LATCH$/, 'Installs with', /^LATCH and seat belt$/],
  [/(Child|Infant) Seat/, 'Installs with', /^LATCH or seat belt$/],
  [/All-Stages/, 'Child’s weight', /^Rear-facing .* forward-facing .* booster /],
  [/Turnabout|Infant Seat|Booster/, 'Child’s height', / in$/],
  [/Driver Side/, 'Side', /^Driver$/],
  [/94 Pieces/, 'Pieces', /^94$/],
  [/(Smartphone|Phone), \d/, 'Storage', /^\d+ GB$/],
  [/with Charging Case/, 'Charging', /^Charging case$/],
  [/Floor Mats/, 'Scent', /^Unscented$/],
];

for (const [title, line, value] of LINES) {
  test(`has ${value.source} as the ${line} of ${title.source}`, () => {
    const matches = goods.filter(({ name }) => title.test(name));
    assert(matches.length > 0, 'there are none');
    for (const one of matches) assert.match(lineOf(one, line), value, one.name);
  });
}

/** What a title claims, and what the description then can't say. */
const FALSE_CLAIMS: readonly (readonly [title: RegExp, claim: RegExp])[] = [
  [/Fog Light/, /quarter of a mile/],
  [/Vehicle-to-Load/, /stations/],
  [/Velour/, /raised rim/],
  [/Molded Trunk/, /Rolls up/],
  [/Square Roof|Platform|Bike Carrier/, /wing profile/],
  [/Infant Seat|All-Stages/, /Turns to the door/],
  [/with Bag/, /Closes flat/],
  [/Volume-Safe|Studio Monitor/, /drone out of an airplane/],
  [/Arc Floor/, /legs/],
  [/Tripod/, /weighted base|armchair/],
  [/Self-Watering|Terracotta/, /glazes/],
  [/Ribbed|Glazed/, /the saucer/],
  [/Rapid Boil/, /175 °F/],
  [/Copper Bottom/, /enamel/],
  [/Cast Iron Tea/, /Sings/],
  [/Milk Pan|Copper Saucepan|Saucepan with Lid/, /straining lid/],
  [/Down Puffer|Waxed Cotton|Field Jacket/, /hood/],
  [/Steel Jack/, /live in the trunk/],
  [/Trekking/, /overhead bin/],
  [/Vented Riding/, /leather/],
  [/Roof Box, 1[14] /, /skis/],
  [/Classic Smart/, /the week/],
  [/Leatherette|Neoprene/, /Breathes/],
  [/Mesh Ten/, /lacquer/],
  [/Mechanic’s Socket/, /five-degree/],
  [/Chrome Vanadium Socket|Metric Socket/, /four-degree/],
  [/Carbon Steel|Stainless Frying|Skillet/, /Eggs/],
  [/EV Charger/, /dryer/],
];

for (const [title, claim] of FALSE_CLAIMS) {
  test(`does not say ${claim.source} in the description of ${title.source}`, () => {
    const matches = goods.filter(({ name }) => title.test(name));
    assert(matches.length > 0, 'there are none');
    for (const { name, description } of matches) assert.doesNotMatch(description, claim, name);
  });
}

/** The colors of a material that has one of its own. */
const COLORED: readonly (readonly [title: RegExp, ...colors: string[]])[] = [
  [/Tire/, 'Black'],
  [/Copper Saucepan/, 'Bronze'],
  [/Stainless|Tri-Ply/, 'Silver'],
  [/Terracotta/, 'Orange', 'Bronze'],
  [/Cast Iron Skillet|Carbon Steel/, 'Black', 'Grey'],
];

for (const [title, ...fitting] of COLORED) {
  test(`shows ${title.source} only as ${fitting.join(' or ').toLowerCase()}`, () => {
    const matches = goods.filter(({ name }) => title.test(name));
    assert(matches.length > 0, 'there are none');
    for (const { name, pictures } of matches)
      for (const { color } of pictures) assert(fitting.includes(color), `${name} in ${color}`);
  });
}

test('gives a roof box the volume in its title, within a twentieth', () => {
  for (const one of goods.filter(({ name }) => name.includes('Roof Box'))) {
    const [, feet = Number.NaN] = / (\d+) cu ft$/.exec(one.name)?.map(Number) ?? [];
    const inches = lineOf(one, 'Inside').split(' × ').map(Number.parseFloat);
    const inside = inches.reduce((product, side) => product * side, 1) / 12 ** 3;
    assert(Math.abs(inside / feet - 1) < 0.05, `${one.name}: ${inside.toFixed(1)} cu ft`);
  }
});

test('gives an item at least the weight of its smaller version', () => {
  for (const range of RANGES)
    for (const item of range.items) {
      const versions = [...versionsOf(range, item)].sort((a, b) => a.factor - b.factor);
      if (range.evenWeight) continue;
      for (const [at, version] of versions.entries()) {
        const smaller = versions[at - 1];
        if (smaller === undefined || smaller.factor === version.factor) continue;
        const [heaviest, lightest] = [weightOf(range, item, smaller, 1), weightOf(range, item, version, 0)];
        assert(lightest >= heaviest, `${item.name} ${version.name}`);
      }
    }
});

test('prices an item like its range, whichever store sells it', () => {
  for (const range of RANGES)
    for (const item of range.items)
      for (const version of versionsOf(range, item)) {
        const matches = goods.filter(({ name }) =>
          range.brands.some((brand) => name === `${brand} ${item.name} ${version.name}`),
        );
        for (const { name, price, listPrice } of matches) {
          const share = (listPrice ?? price) / 100 / (item.price * version.factor);
          assert(share > 0.6 && share < 1.15, `${name}: ${share.toFixed(2)} of its usual price`);
        }
      }
});

test('has every version that an item names in its range', () => {
  for (const range of RANGES)
    for (const { name, versions = [], specs = {} } of range.items) {
      const names = range.versions.map((version) => version.name);
      assert.deepEqual(
        versions.filter((version) => !names.includes(version)),
        [],
        name,
      );
      assert.deepEqual(
        Object.keys(specs).filter((line) => !(line in range.specs)),
        [],
        name,
      );
    }
});
