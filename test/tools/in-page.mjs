// What drivers run in the pages of any engine: waiting, and finding where to click.
import { setTimeout as pause } from 'node:timers/promises';

/** After this long, what a walk waits for does not come. */
const PATIENCE_MS = 20_000;

/** The text of a call of `run`. Compilers that keep the names of functions wrap them in a `__name` of their own. */
export const callText = (run, args) => `((__name) => (${run})(...${JSON.stringify(args)}))((named) => named)`;

/**
 * Asks the page until it has an answer: frame by frame at first, then less often, as to draw frames for nothing but this
 * costs more than what is waited for. Ends with the page, or after a while, lest one that is put aside never answers.
 * To be called in the page.
 */
async function askPage(ask, isDrawn) {
  let problem;
  const gone = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  for (let times = 0; times < 40; times++) {
    try {
      const answer = await ask();
      if (answer) return { answer };
      problem = answer;
    } catch (error) {
      problem = error; // most likely what it looks for is not there yet
    }
    // A page behind another one draws nothing.
    if (!isDrawn || document.hidden) break;
    const frame = (resolve) => (times < 8 ? requestAnimationFrame(resolve) : setTimeout(resolve, 40));
    await Promise.race([gone, new Promise(frame)]);
  }
  return { problem: String(problem) };
}

/**
 * @param {(text: string) => Promise<{ answer?: unknown, problem?: string }>} evaluateText
 * @param {boolean} isDrawn whether the page tells of its frames, which one without JavaScript does not
 */
export const untilIn =
  (evaluateText, isDrawn) =>
  async (run, ...args) => {
    const end = Date.now() + PATIENCE_MS;
    let last;
    do {
      try {
        const { answer, problem } = await evaluateText(
          `(${askPage})(() => ${callText(run, args)}, ${isDrawn})`,
        );
        if (answer) return answer;
        last = problem;
      } catch (error) {
        last = error; // most likely the page is on its way to another
      }
      // Then there is nothing yet that could be waited for.
      await pause(20);
    } while (Date.now() < end);
    throw new Error(`Waited in vain for ${run}(${args.join(', ')}): ${last}`);
  };

/**
 * Brings a node into view, and gives its middle once it has stayed where it is for some frames, and nothing lies over
 * it: where and when a person would click. To be called in the page.
 */
async function middleOf(element) {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  let place = '';
  for (let same = 0, frames = 0; same < 3 && frames < 120; frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { x, y, width, height } = element.getBoundingClientRect();
    if (!width || !height) return null;
    const now = [x, y, width, height].join();
    same = now === place ? same + 1 : 0;
    place = now;
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  let root = document;
  let hit = null;
  for (let inner = document.elementFromPoint(middle.x, middle.y); inner && inner !== hit; ) {
    hit = inner;
    root = hit.shadowRoot ?? root;
    inner = root.elementFromPoint(middle.x, middle.y);
  }
  // What a label says belongs to its field.
  const target = element.closest('label') ?? element;
  for (let node = hit; node; node = node.parentNode ?? node.host) if (node === target) return middle;
  return hit?.contains(element) ? middle : null;
}

/** Where to click. */
export const findMiddle = (until, find, args) =>
  until(
    new Function('...args', `const found = (${find})(...args); return found ? (${middleOf})(found) : null;`),
    ...args,
  );
