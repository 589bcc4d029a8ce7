const boxes: Element[] = [];

/** Closes the dialogs that widgets have added to the page. Removed while open, they come back, as after a page's morph. */
export function closeAddedDialogs(): void {
  for (const dialog of document.querySelectorAll('body > [open]')) dialog.removeAttribute('open');
}

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
