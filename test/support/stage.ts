import { closeAddedDialogs } from './added-dialogs.js';

const boxes: Element[] = [];

/** Removes what a test has added to the page, and waits until its widgets are torn down. */
export async function clearStage(): Promise<void> {
  closeAddedDialogs();
  for (const box of boxes.splice(0)) box.remove();
  await null;
}
// Other modules restore the state after this, because they import this one first.
afterEach(clearStage);

/** Puts markup into the page until the test ends, in a box of its own, and returns the box. */
export function addMarkup(markup: string): HTMLElement {
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(markup));
  document.body.append(box);
  boxes.push(box);
  return box;
}
