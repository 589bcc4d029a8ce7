/** Shapes in a box of 200 by 200, none of them the same in another direction. */
const SHAPES = [
  'M84 6A80 80 0 0 1 84 166A80 80 0 0 1 84 6Z',
  'M30 4H150Q176 4 176 30V170Q176 196 150 196H30Q4 196 4 170V30Q4 4 30 4Z',
  'M22 184V92A78 78 0 0 1 178 92V184Z',
  'M21 133L133 21A33 33 0 0 1 179 67L67 179A33 33 0 0 1 21 133Z',
  'M12 66A54 54 0 0 1 120 66A54 54 0 0 1 12 66ZM112 150A40 40 0 0 1 192 150A40 40 0 0 1 112 150Z',
  'M14 128C14 82 62 106 100 88C136 71 190 62 190 120C190 166 148 186 100 184C52 182 14 172 14 128Z',
] as const;
const DIRECTIONS = 4;
const SIZES = [1, 0.8] as const;

/** A tinted shape behind goods. @param look from 1 to one less than `BACKDROPS` */
export function Backdrop({ look }: { look: number }) {
  const at = look - 1;
  const turned = Math.floor(at / SHAPES.length) % DIRECTIONS;
  const size = SIZES[Math.floor(at / (SHAPES.length * DIRECTIONS)) % SIZES.length];
  const isNeutral = at >= SHAPES.length * DIRECTIONS * SIZES.length;
  return (
    <path
      d={SHAPES[at % SHAPES.length]}
      transform={`rotate(${turned * 90} 100 100) translate(100 100) scale(${size}) translate(-100 -100)`}
      fill={isNeutral ? '#64748b' : 'currentColor'}
      fillOpacity={isNeutral ? 0.16 : 0.18}
    />
  );
}
