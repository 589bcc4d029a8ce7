import './one-frame.css';

/**
 * Makes a change that takes several frames look like one: the screen stays as it was until the change is done. Where the
 * browser can't hold it, each step shows.
 */
export function inOneFrame(change: () => Promise<unknown>): void {
  if (!('startViewTransition' in document) || document.hidden) {
    void change();
    return;
  }
  const { ready, finished } = document.startViewTransition(async () => {
    await change();
  });
  // The browser skips it, for example when the window changes its size meanwhile: the change is made all the same.
  for (const skipped of [ready, finished]) skipped.catch(() => {});
}
