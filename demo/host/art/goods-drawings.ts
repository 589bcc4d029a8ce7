import type { ArtGroup } from '../../shared/art.js';
import type { Drawing } from './Picture.js';

/** The drawings of a group by the name of their file, in a box of 200 by 200. */
type Drawings = Readonly<Record<string, Drawing>>;

/** Loads the drawings of a group. A list of one department needs one or two groups of them. */
export const DRAWINGS: Readonly<Record<ArtGroup, () => Promise<Drawings>>> = {
  wheels: async () => (await import('./drawings/wheels.js')).default,
  lights: async () => (await import('./drawings/lights.js')).default,
  charging: async () => (await import('./drawings/charging.js')).default,
  interior: async () => (await import('./drawings/interior.js')).default,
  racks: async () => (await import('./drawings/racks.js')).default,
  children: async () => (await import('./drawings/children.js')).default,
  motorcycle: async () => (await import('./drawings/motorcycle.js')).default,
  tools: async () => (await import('./drawings/tools.js')).default,
  electronics: async () => (await import('./drawings/electronics.js')).default,
  home: async () => (await import('./drawings/home.js')).default,
  kitchen: async () => (await import('./drawings/kitchen.js')).default,
  fashion: async () => (await import('./drawings/fashion.js')).default,
};
