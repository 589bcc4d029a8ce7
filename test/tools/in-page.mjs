// Code that drivers run in the pages of any engine, for waiting and for finding where to click.
import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait for something before giving up. A busy machine takes many times as long as an idle one. */
export const PATIENCE_MS = 60_000;

/** A page answers sooner than this, or the driver has lost the answer. */
export const LONGEST_ANSWER_MS = 10_000;

/** Whether the page has been hydrated, if it was rendered on the server. From then on, it responds to clicks. */
export const isTakenOver = () => document.getElementById('page-state') === null;

/** Returns the source of a call to `run`. Compilers that keep function names wrap functions in a `__name` helper. */
export const callText = (run, args) => `((__name) => (${run})(...${JSON.stringify(args)}))((named) => named)`;

/**
 * Polls the page until it has an answer: every frame at first, then less often, because rendering frames only for this
 * costs more than it saves. Stops when the page unloads, and after a while, because a page that is set aside might
 * never answer. Runs in the page.
 */
async function pollPage(evaluate, rendersFrames) {
  let problem;
  const gone = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  for (let times = 0; times < 40; times++) {
    try {
      const answer = await evaluate();
      if (answer) return { answer };
      problem = answer;
    } catch (error) {
      problem = error; // most likely, the thing it looks for isn't there yet
    }
    // A page behind another one renders no frames.
    if (!rendersFrames || document.hidden) break;
    const frame = (resolve) => (times < 8 ? requestAnimationFrame(resolve) : setTimeout(resolve, 40));
    await Promise.race([gone, new Promise(frame)]);
  }
  return { problem: String(problem) };
}

/** Says which page it is, and how it begins. Runs in the page. */
const whereabouts = () =>
  `${location.href} ${(document.querySelector('main') ?? document.body).innerText.replace(/\s+/g, ' ').slice(0, 400)}`;

/**
 * @param {(text: string) => Promise<{ answer?: unknown, problem?: string }>} evaluateText
 * @param {boolean} rendersFrames whether the page reports its frames, which it doesn't without JavaScript
 */
export const untilIn =
  (evaluateText, rendersFrames) =>
  async (run, ...args) => {
    const end = Date.now() + PATIENCE_MS;
    let last;
    do {
      try {
        const { answer, problem } = await evaluateText(
          `(${pollPage})(() => ${callText(run, args)}, ${rendersFrames})`,
        );
        if (answer) return answer;
        last = problem;
      } catch (error) {
        last = error; // most likely, the page is navigating to another one
      }
      // There is nothing in the page to wait for yet.
      await pause(20);
    } while (Date.now() < end);
    const read = evaluateText(`(${whereabouts})()`).catch(String);
    const page = await Promise.race([read, pause(LONGEST_ANSWER_MS, 'the page does not answer')]);
    throw new Error(`Waited in vain for ${run}(${args.join(', ')}): ${last}\nThe page: ${page}`);
  };

/**
 * Scrolls a node into view and returns its center once it hasn't moved for a few frames and nothing covers it. That's
 * where and when a person would click. Runs in the page.
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
  // A label's text counts as part of its field.
  const target = element.closest('label') ?? element;
  for (let node = hit; node; node = node.parentNode ?? node.host) if (node === target) return middle;
  return hit?.contains(element) ? middle : null;
}

/** Returns the point to click. */
export const findMiddle = (until, find, args) =>
  until(
    new Function('...args', `const found = (${find})(...args); return found ? (${middleOf})(found) : null;`),
    ...args,
  );
