/**
 * The kinds of pictures of goods, and how many designs there are of each: `tire`, `tire-2`, and so on, as their files are
 * named. All designs of a kind fit the same title. Those of a group load together.
 */
const DESIGNS_BY_GROUP = {
  wheels: { tire: 3, 'winter-tire': 2, rim: 2, 'five-spoke-wheel': 2, 'mesh-wheel': 2, 'steel-wheel': 2 },
  lights: {
    headlamp: 2,
    'matrix-headlamp': 2,
    'halogen-headlamp': 2,
    'driving-light': 2,
    'fog-light': 1,
    'spot-light': 1,
    battery: 3,
    'jump-starter': 2,
    'air-jump-starter': 1,
  },
  charging: {
    cable: 2,
    'coiled-cable': 1,
    'ev-charger': 3,
    'ev-adapter': 2,
    'ccs-adapter': 1,
    'v2l-adapter': 1,
  },
  interior: {
    'seat-cover': 1,
    'linen-seat-cover': 1,
    'neoprene-seat-cover': 1,
    'floor-mat': 2,
    'velour-mat': 1,
    'trunk-liner': 1,
    'cargo-liner': 1,
    'pet-liner': 1,
    'dash-cam': 2,
    'two-dash-cams': 1,
  },
  racks: { 'roof-rack': 2, 'square-roof-rack': 1, 'roof-platform': 1, 'bike-carrier': 1, 'roof-box': 2 },
  children: { 'child-seat': 2, 'infant-seat': 1, 'high-back-booster': 1, booster: 1, 'travel-booster': 1 },
  motorcycle: {
    helmet: 1,
    'touring-helmet': 1,
    'open-face-helmet': 1,
    'vintage-helmet': 1,
    'leather-jacket': 1,
    'riding-jacket': 1,
    'mesh-jacket': 1,
    'riding-shoes': 1,
    'touring-shoes': 1,
    'riding-sneakers': 1,
  },
  tools: {
    'tool-set': 2,
    'tool-kit': 1,
    'tool-bag': 1,
    drill: 2,
    'hammer-drill': 1,
    'impact-driver': 2,
    'impact-driver-kit': 1,
    jack: 2,
    'low-jack': 2,
  },
  electronics: {
    phone: 2,
    'rugged-phone': 2,
    'thermal-phone': 1,
    laptop: 2,
    'gaming-laptop': 2,
    headphones: 2,
    'headphones-case': 1,
    'kids-headphones': 1,
    'smart-watch': 2,
  },
  home: {
    lamp: 1,
    'reading-lamp': 1,
    'bedside-lamp': 1,
    'floor-lamp': 1,
    'tripod-lamp': 1,
    'reading-floor-lamp': 1,
    'plant-pot': 1,
    'terracotta-pot': 1,
    'self-watering-pot': 1,
    'glazed-pot': 1,
  },
  kitchen: {
    kettle: 1,
    'copper-kettle': 1,
    'iron-kettle': 1,
    'electric-kettle': 1,
    'temperature-kettle': 1,
    'gooseneck-kettle': 1,
    pan: 1,
    'steel-pan': 1,
    skillet: 1,
    saucepan: 1,
    'copper-saucepan': 1,
    'milk-pan': 1,
  },
  fashion: {
    jacket: 1,
    'puffer-jacket': 1,
    'rain-jacket': 1,
    'waxed-jacket': 1,
    shoes: 1,
    'running-shoes': 1,
    'canvas-shoes': 1,
    'hiking-shoes': 1,
    'approach-shoes': 1,
    watch: 2,
    chronograph: 1,
    'dress-watch': 1,
    backpack: 1,
    'commuter-backpack': 1,
    'rolltop-backpack': 1,
    'travel-backpack': 2,
    'trekking-pack': 1,
  },
} as const;

/** Pictures that load together. */
export type ArtGroup = keyof typeof DESIGNS_BY_GROUP;
type Designs = (typeof DESIGNS_BY_GROUP)[ArtGroup];
/** What a picture shows, in one or more designs. */
export type ArtKind = Designs extends infer Group ? (Group extends unknown ? keyof Group : never) : never;
/** A picture of goods, which the storefront draws in any color: a kind in one of its designs. */
export type Art = ArtKind | `${ArtKind}-${number}`;

const GROUPS = Object.entries(DESIGNS_BY_GROUP) as readonly (readonly [
  ArtGroup,
  Partial<Record<ArtKind, number>>,
])[]; // the keys are its type

const ARTS_BY_KIND = new Map<ArtKind, readonly Art[]>(
  GROUPS.flatMap(([, designs]) => Object.entries(designs)).map(([name, count]) => {
    const kind = name as ArtKind; // of the keys that make up the type
    const others = Array.from({ length: count - 1 }, (_, at): Art => `${kind}-${at + 2}`);
    return [kind, [kind, ...others]] as const;
  }),
);

/** The kinds of pictures, by group. */
export const ART_KINDS: readonly ArtKind[] = [...ARTS_BY_KIND.keys()];

/** All pictures of goods, by group. */
export const ARTS: readonly Art[] = [...ARTS_BY_KIND.values()].flat();

/** Returns whether this release of the site can draw the picture. */
export const isArt = (name: unknown): name is Art => ARTS.some((art) => art === name);

/** Returns the picture of a kind in one of its designs, which start again after the last one. */
export function artOf(kind: ArtKind, design: number): Art {
  const arts = ARTS_BY_KIND.get(kind) ?? [];
  return arts[design % arts.length] ?? kind;
}

/** Returns the kind of a picture. */
export const kindOf = (art: Art): ArtKind => art.replace(/-\d$/, '') as ArtKind; // what is left without the design

/** Returns the group that a picture is loaded with. */
export function groupOf(art: Art): ArtGroup {
  const [group] = GROUPS.find(([, designs]) => kindOf(art) in designs) ?? [];
  if (group === undefined) throw new Error(`no group has ${art}`);
  return group;
}

/** The number of backdrops: none, or one of six shapes in four directions, two sizes, and two colors. */
export const BACKDROPS = 97;

/** Returns which backdrop goods have, counted from 0. */
export const backdropOf = (goodsId: number): number =>
  // A multiplicative hash, in which no two neighbors on the first pages of the seeded shop's lists look the same.
  ((goodsId * 1_182) % 9_973) % BACKDROPS;
