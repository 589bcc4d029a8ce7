export const stops = (all: readonly (readonly [offset: number, color: string, opacity?: number])[]): string =>
  all
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`} />`,
    )
    .join('');

const vertical = (id: string, from: number, to: number, all: Parameters<typeof stops>[0]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${Math.round(from)}" y2="${Math.round(to)}">${stops(all)}</linearGradient>`;

/**
 * Returns the gradients for the light on a car. It comes from above, so the sills and both ends are darker.
 * @param roof its y coordinate, as with `belt`, the lower edge of the windows, and `sill`
 */
export const gradients = (roof: number, belt: number, sill: number): string =>
  [
    `<radialGradient id="ground">${stops([
      [0, '#020617', 0.6],
      [0.55, '#020617', 0.32],
      [1, '#020617', 0],
    ])}</radialGradient>`,
    vertical('light', roof, roof + (sill - roof) * 0.75, [
      [0, '#fff', 0.46],
      [0.15, '#fff', 0.16],
      [0.47, '#fff', 0.1],
      [0.58, '#fff', 0.32],
      [0.74, '#fff', 0.06],
      [1, '#fff', 0],
    ]),
    vertical('shade', belt + 4, sill, [
      [0, '#000', 0],
      [0.45, '#000', 0.12],
      [0.72, '#000', 0.17],
      [1, '#000', 0.5],
    ]),
    vertical('flank', belt + 10, sill - 8, [
      [0, '#000', 0.26],
      [0.6, '#000', 0.09],
      [1, '#000', 0],
    ]),
    vertical('edge', roof, sill - 12, [
      [0, '#fff', 0.75],
      [0.6, '#fff', 0.34],
      [1, '#fff', 0],
    ]),
    vertical('glass', roof + 4, belt + 2, [
      [0, '#0c131b'],
      [0.47, '#1d2a36'],
      [1, '#40525f'],
    ]),
    `<linearGradient id="ends">${stops([
      [0, '#000', 0.34],
      [0.13, '#000', 0],
      [0.86, '#000', 0],
      [1, '#000', 0.4],
    ])}</linearGradient>`,
    `<linearGradient id="lamp" x1="0" x2="1">${stops([
      [0, '#f8fbff'],
      [0.6, '#9fb2c4'],
      [1, '#3f4d5a'],
    ])}</linearGradient>`,
    `<linearGradient id="tail" x1="0" x2="1">${stops([
      [0, '#7f1018'],
      [1, '#f0323c'],
    ])}</linearGradient>`,
  ].join('\n');
