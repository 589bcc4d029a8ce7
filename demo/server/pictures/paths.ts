import type { FacePoint } from './face.js';

/** The dark of unpainted plastic. */
export const DARK = '#1c2127';

/** Returns a filled path. @param more further attributes, with a space before each */
export const fill = (d: string, paint: string, more = ''): string =>
  `<path d="${d}" fill="${paint}"${more} />`;

/** Returns an outlined path. @param more further attributes, with a space before each */
export const stroke = (d: string, paint: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}"${more} />`;

export const edged = (chrome: string): string =>
  ` stroke="${chrome}" stroke-width="1.3" stroke-linejoin="round"`;

/** Returns points from a text such as `0 0.9, 0.36 0.9`: across, then up. */
export const points = (text: string): FacePoint[] =>
  text.split(', ').map((pair) => {
    const [across = 0, up = 0] = pair.split(' ').map(Number);
    return [across, up];
  });

export const rect = (left: number, right: number, low: number, high: number): FacePoint[] => [
  [left, high],
  [right, high],
  [right, low],
  [left, low],
];

export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
