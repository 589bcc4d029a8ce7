import assert from 'node:assert/strict';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Element | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface LayoutShift {
  readonly sum: number;
  readonly moved: string[];
}

/** A page of a driver or of Puppeteer. */
interface Page {
  readonly evaluate: (run: () => Promise<LayoutShift>) => Promise<LayoutShift>;
}

/** The most layout shift that doesn't count as a jump. */
const MOST_SHIFT = 0.01;

/**
 * Returns the sum of all layout shifts since the page began to load, which is never less than the official CLS, and what
 * moved: `main 0,20 1280×600 → 0,84 1280×600 after 250 ms`. Chromium alone measures it.
 */
const layoutShift = (page: Page): Promise<LayoutShift> =>
  page.evaluate(
    () =>
      new Promise<LayoutShift>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        // We can't wait for a shift that may never come, so wait two frames for what is still pending.
        const observer = new PerformanceObserver((list) => {
          // the observed type
          for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
            sum += value;
            for (const { node, previousRect, currentRect } of sources) {
              const name = [
                node?.localName ?? node?.nodeName ?? 'a removed node',
                ...(node?.classList ?? []),
              ];
              const boxes = [previousRect, currentRect].map(
                ({ x, y, width, height }) => `${x},${y} ${width}×${height}`,
              );
              moved.push(`${name.join('.')} ${boxes.join(' → ')} after ${startTime | 0} ms`);
            }
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moved })));
      }),
  );

/** Returns what moved on a page, as a fault for a list of them, or nothing if no shopper would notice. */
export async function jumpsOf(page: Page): Promise<string[]> {
  const { sum, moved } = await layoutShift(page);
  return sum < MOST_SHIFT ? [] : [`jumps by ${sum.toFixed(3)}: ${moved.join('; ')}`];
}

/** Fails if a page has jumped. */
export const assertStill = async (page: Page, path = ''): Promise<void> =>
  assert.deepEqual(await jumpsOf(page), [], path);
