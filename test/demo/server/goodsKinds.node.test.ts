import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEPARTMENTS } from '../../../demo/server/departments/seed.js';
import { generateGoods } from '../../../demo/server/goods/generate-goods.js';
import { SEED, SEEDED_GOODS } from '../../../demo/server/goods/seed.js';
import { ART_KINDS, type ArtKind, isArt, kindOf } from '../../../demo/shared/art.js';

/**
 * What a title calls its goods, and what then is in the picture. Exactly one row fits a title, and the picture's
 * drawings all show that kind of goods.
 */
const KINDS: readonly (readonly [title: RegExp, ...kinds: ArtKind[]])[] = [
  [/All-Season Tire/, 'tire'],
  [/Winter Tire/, 'winter-tire'],
  [/Split Spoke Alloy Wheel/, 'rim'],
  [/Five Alloy Wheel/, 'five-spoke-wheel'],
  [/Mesh .*Alloy Wheel/, 'mesh-wheel'],
  [/Steel Wheel/, 'steel-wheel'],
  [/Projector LED Headlamp/, 'headlamp'],
  [/Matrix LED Headlamp/, 'matrix-headlamp'],
  [/Halogen Headlamp/, 'halogen-headlamp'],
  [/LED Driving Light/, 'driving-light'],
  [/Fog Light/, 'fog-light'],
  [/Spot Light/, 'spot-light'],
  [/(AGM|EFB|Daily Start) Battery/, 'battery'],
  [/Jump Starter(?! with Air)/, 'jump-starter'],
  [/Jump Starter with Air Compressor/, 'air-jump-starter'],
  [/(Type 2 Charging|Extension) Cable/, 'cable'],
  [/Coiled Charging Cable/, 'coiled-cable'],
  [/EV Charger/, 'ev-charger'],
  [/(J1772 to \w+|Type 1 to Type 2) Adapter/, 'ev-adapter'],
  [/CCS to NACS Adapter/, 'ccs-adapter'],
  [/Vehicle-to-Load Power Adapter/, 'v2l-adapter'],
  [/Quilted .*Seat Covers/, 'seat-cover'],
  [/Linen Weave Seat Covers/, 'linen-seat-cover'],
  [/Neoprene Seat Covers/, 'neoprene-seat-cover'],
  [/(Deep Dish|Rubber) Floor Mats/, 'floor-mat'],
  [/Velour Floor Mats/, 'velour-mat'],
  [/Molded Trunk Liner/, 'trunk-liner'],
  [/Foldable Cargo Liner/, 'cargo-liner'],
  [/Pet Cargo Liner/, 'pet-liner'],
  [/(Mini|Guard) Dash Cam/, 'dash-cam'],
  [/Front and Rear Dash Cam/, 'two-dash-cams'],
  [/Aero Roof Bars/, 'roof-rack'],
  [/Square Roof Bars/, 'square-roof-rack'],
  [/Roof Platform/, 'roof-platform'],
  [/Bike Carrier/, 'bike-carrier'],
  [/Roof Box/, 'roof-box'],
  [/(Turnabout|All-Stages) Child Seat/, 'child-seat'],
  [/Infant Seat/, 'infant-seat'],
  [/High-Back Booster/, 'high-back-booster'],
  [/Backless Booster/, 'booster'],
  [/Travel Booster/, 'travel-booster'],
  [/Race Helmet|Street Full-Face Helmet/, 'helmet'],
  [/Touring Full-Face Helmet/, 'touring-helmet'],
  [/Boulevard Open-Face Helmet|Jet Helmet/, 'open-face-helmet'],
  [/Heritage Open-Face Helmet/, 'vintage-helmet'],
  [/Leather Riding Jacket/, 'leather-jacket'],
  [/Touring Jacket/, 'riding-jacket'],
  [/Mesh Summer Riding Jacket/, 'mesh-jacket'],
  [/City Riding Shoes/, 'riding-shoes'],
  [/Touring Riding Shoes/, 'touring-shoes'],
  [/Riding Sneakers/, 'riding-sneakers'],
  [/Socket Set/, 'tool-set'],
  [/Tool Kit(?! with Bag)/, 'tool-kit'],
  [/Tool Kit with Bag/, 'tool-bag'],
  [/Drill Driver/, 'drill'],
  [/Hammer Drill/, 'hammer-drill'],
  [/Impact Driver(?! Kit)/, 'impact-driver'],
  [/Impact Driver Kit/, 'impact-driver-kit'],
  [/Trolley Jack/, 'jack'],
  [/Low-Profile .*Jack|Track Day Jack/, 'low-jack'],
  [/Smartphone/, 'phone'],
  [/Site Rugged Phone|Waterproof Phone/, 'rugged-phone'],
  [/Phone with Thermal Camera/, 'thermal-phone'],
  [/(Everyday|Light|Creator) Laptop/, 'laptop'],
  [/Gaming Laptop/, 'gaming-laptop'],
  [/(Over-Ear|Monitor|Commuter) Headphones, USB-C/, 'headphones'],
  [/Headphones with Charging Case/, 'headphones-case'],
  [/Kids’ .*Headphones, USB-C/, 'kids-headphones'],
  [/Smart Watch|Running Watch/, 'smart-watch'],
  [/Dome Table Lamp/, 'lamp'],
  [/Reading Lamp/, 'reading-lamp'],
  [/Bedside Lamp/, 'bedside-lamp'],
  [/Arc Floor Lamp/, 'floor-lamp'],
  [/Tripod Floor Lamp/, 'tripod-lamp'],
  [/Reading Floor Lamp/, 'reading-floor-lamp'],
  [/Ribbed Ceramic Plant Pot/, 'plant-pot'],
  [/Terracotta Plant Pot/, 'terracotta-pot'],
  [/Self-Watering Planter/, 'self-watering-pot'],
  [/Glazed Stoneware Planter/, 'glazed-pot'],
  [/Whistling Kettle/, 'kettle'],
  [/Copper Bottom Kettle/, 'copper-kettle'],
  [/Cast Iron Tea Kettle/, 'iron-kettle'],
  [/Rapid Boil Kettle/, 'electric-kettle'],
  [/Temperature Control Kettle/, 'temperature-kettle'],
  [/Gooseneck .*Kettle/, 'gooseneck-kettle'],
  [/(Carbon Steel|Nonstick) Frying Pan/, 'pan'],
  [/Stainless Frying Pan/, 'steel-pan'],
  [/Skillet/, 'skillet'],
  [/Saucepan with Lid/, 'saucepan'],
  [/Copper Saucepan/, 'copper-saucepan'],
  [/Milk Pan/, 'milk-pan'],
  [/Field Jacket/, 'jacket'],
  [/Puffer Jacket/, 'puffer-jacket'],
  [/Rain Shell Jacket/, 'rain-jacket'],
  [/Waxed Cotton Jacket/, 'waxed-jacket'],
  [/Leather Sneakers/, 'shoes'],
  [/Running Sneakers/, 'running-shoes'],
  [/Canvas Sneakers/, 'canvas-shoes'],
  [/(Hiking|Trail) Shoes/, 'hiking-shoes'],
  [/Approach Shoes/, 'approach-shoes'],
  [/Field Watch/, 'watch'],
  [/Chronograph Watch/, 'chronograph'],
  [/Dress Watch/, 'dress-watch'],
  [/Day Pack/, 'backpack'],
  [/Commuter Backpack/, 'commuter-backpack'],
  [/Rolltop Backpack/, 'rolltop-backpack'],
  [/Travel Backpack|Weekender Backpack/, 'travel-backpack'],
  [/Trekking Pack/, 'trekking-pack'],
];

// The shop's own goods, and others that its ranges can make.
const goods = [1, 2, 3, SEED].flatMap((seed) => generateGoods(SEEDED_GOODS, seed));

describe('the kinds of goods', () => {
  test('matches a title to one kind, with pictures of that kind', () => {
    for (const { name, art, pictures } of goods) {
      const rows = KINDS.filter(([title]) => title.test(name));
      assert.equal(rows.length, 1, `${rows.length} kinds of "${name}"`);
      const arts = rows.flatMap(([, ...fitting]) => fitting);
      for (const shown of [art, ...pictures.map((picture) => picture.art)])
        assert(isArt(shown) && arts.includes(kindOf(shown)), `"${name}" is drawn as ${shown}`);
    }
  });

  test('assigns every kind of drawing to one kind of goods that the shop sells', () => {
    assert.deepEqual(KINDS.flatMap(([, ...kinds]) => kinds).sort(), [...ART_KINDS].sort());
    for (const [title] of KINDS)
      assert(
        goods.some(({ name }) => title.test(name)),
        `nothing is a ${title}`,
      );
  });

  test('pictures a department by something that it sells', () => {
    for (const { slug, art, parts } of DEPARTMENTS) {
      const arts = parts.map((part) => part.art);
      assert(arts.includes(art), slug);
    }
    const parts = DEPARTMENTS.flatMap((department, at) =>
      department.parts.map((part, place) => ({ ...part, catId: (at + 1) * 100 + place + 1 })),
    );
    for (const { slug, art, catId } of parts)
      assert(
        goods.some((one) => one.catId === catId && one.art === art),
        slug,
      );
  });

  test('still has the drawings that sellers could choose before each kind had its own', () => {
    const chosen =
      'tire rim headlamp battery cable dash-cam seat-cover floor-mat tool-set drill jack roof-rack roof-box child-seat helmet jacket shoes watch headphones phone laptop lamp floor-lamp kettle pan plant-pot backpack';
    assert.deepEqual(
      chosen.split(' ').filter((art) => !isArt(art)),
      [],
    );
  });
});
