const around = (count: number, d: string): string => {
  const spokes = Array.from(
    { length: count },
    (_, at) => `<use href="#spoke" transform="rotate(${Math.round((3600 / count) * at) / 10})" />`,
  );
  return `<defs><path id="spoke" d="${d}" fill="url(#rim)" stroke="#0d1116" stroke-opacity=".55" stroke-width="2" /></defs>${spokes.join('')}`;
};

/** Rims by their style, within a radius of 100 units. */
const SPOKES = {
  five: around(5, 'M-7 -12L-25 -93L-13 -96L-1 -22L1 -22L13 -96L25 -93L7 -12Z'),
  six: around(6, 'M-10 -12L-19 -94L19 -94L10 -12Z'),
  turbine: around(9, 'M-3 -20L-22 -92A94 94 0 0 1 3 -96L8 -20Z'),
  mesh: around(10, 'M-4 -16L-14 -94L-4 -95L1 -50L6 -95L16 -93L4 -16Z'),
  aero: `<circle r="96" fill="#3a424b" />${around(7, 'M-4 -20L-26 -92A96 96 0 0 1 20 -94L6 -20Z')}`,
  star: around(5, 'M-15 -8L-9 -60L-20 -95L20 -95L9 -60L15 -8Z'),
  blade: `<circle r="96" fill="#59626b" />${around(5, 'M-6 -14L-40 -86A96 96 0 0 1 6 -96L14 -30L6 -14Z')}`,
  split: around(7, 'M-6 -14L-5 -55L-18 -93L-8 -95L0 -62L8 -95L18 -93L5 -55L6 -14Z'),
} as const;
export type Rim = keyof typeof SPOKES;
export const RIMS = Object.keys(SPOKES) as Rim[]; // the keys of a const object

/** Returns a definition of a wheel with the ID `wheel`, with a radius of 137 units, and of the paint of its rim. */
export function wheelOf({ rim, darkRims }: { readonly rim: Rim; readonly darkRims: boolean }): string {
  const [light, middle, dark] = darkRims
    ? ['#7b858f', '#3f474f', '#23282e']
    : ['#f4f6f8', '#b9c1c9', '#7b858f'];
  return [
    `<linearGradient id="rim" x1="0" y1="-100" x2="40" y2="100" gradientUnits="userSpaceOnUse"><stop stop-color="${light}" /><stop offset=".5" stop-color="${middle}" /><stop offset="1" stop-color="${dark}" /></linearGradient>`,
    '<g id="wheel"><circle r="137" fill="#15191e" /><circle r="124" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="3" />',
    '<circle r="103" fill="#0b0f12" /><circle r="62" fill="#3c444c" /><circle r="62" fill="none" stroke="#0b0f12" stroke-width="5" stroke-dasharray="6 10" stroke-opacity=".6" />',
    SPOKES[rim],
    `<circle r="99" fill="none" stroke="${darkRims ? '#59626b' : '#c4ccd3'}" stroke-width="8" /><circle r="17" fill="url(#rim)" stroke="#0d1116" stroke-opacity=".5" stroke-width="3" /></g>`,
  ].join('');
}
