import { create } from 'canvas-confetti';

/**
 * Throws confetti out of the wheel. Loaded when somebody wins. It draws on the main thread, because a worker would need
 * a `blob:` URL, which a page's Content-Security-Policy may refuse.
 * @param place an empty element for the confetti to fall over.
 * @param accent `#rgb` or `#rrggbb`; null for the default color.
 */
export async function throwConfetti(place: Element, accent: string | null): Promise<void> {
  const canvas = place.ownerDocument.createElement('canvas');
  place.append(canvas);
  const fire = create(canvas, { resize: true });
  const shot = {
    colors: [accent ?? '#c2410c', '#fbbf24', '#fde68a', '#38bdf8', '#34d399'],
    particleCount: 70,
    spread: 75,
    startVelocity: 38,
    ticks: 160,
  };
  try {
    await Promise.all([
      fire({ ...shot, angle: 65, origin: { x: 0.2, y: 0.75 } }),
      fire({ ...shot, angle: 115, origin: { x: 0.8, y: 0.75 } }),
    ]);
  } finally {
    canvas.remove();
  }
}
