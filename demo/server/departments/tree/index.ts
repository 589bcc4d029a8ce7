import { AT_HOME } from './at-home.js';
import type { Department } from './department.js';
import { ON_THE_ROAD } from './on-the-road.js';

/** The departments of the first level, in the order in which the shop shows them. */
export const DEPARTMENTS: readonly Department[] = [...ON_THE_ROAD, ...AT_HOME];
