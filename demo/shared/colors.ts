/** The colors of goods. Cars use the same names for the colors they share. */
export const COLORS = {
  White: '#f1f1ee',
  Black: '#23262b',
  Silver: '#b9c0c8',
  Grey: '#6b7280',
  Blue: '#2563b8',
  'Midnight blue': '#243356',
  Red: '#b4232a',
  Burgundy: '#6d1f3a',
  Green: '#2f6f4a',
  Olive: '#6c7041',
  Teal: '#1f7a7a',
  Sand: '#cdb591',
  Orange: '#dd6b20',
  Yellow: '#e0a91b',
  Bronze: '#93683d',
  Pink: '#d88aa0',
} as const;
export type Color = keyof typeof COLORS;
export const COLOR_NAMES = Object.keys(COLORS) as Color[]; // the keys of a const object
