/** The least height that counts as a view, in CSS pixels: less is a frame that is about to scroll in or out. */
const leastHeight = 160;

/**
 * Keeps a dialog in the part of a frame that is in view. Pages make frames as tall as what is in them, and a dialog in the
 * middle of such a frame can be far outside the window. Only an intersection observer knows what is in view, in a frame
 * of another origin as well. It sets `--_out-above` and `--_out-below` on the dialog, the parts out of view in px.
 * @returns A function that stops this.
 */
export function keepInView(dialog: HTMLElement): () => void {
  const { documentElement: page, defaultView: view } = dialog.ownerDocument;
  dialog.style.removeProperty('--_out-above');
  dialog.style.removeProperty('--_out-below');
  if (!view?.IntersectionObserver || view.parent === view) return () => {};
  const watcher = new view.IntersectionObserver(
    (entries) => {
      const { boundingClientRect: whole, intersectionRect: seen } = entries[0] as IntersectionObserverEntry;
      if (seen.height < leastHeight) return; // it calls back again
      watcher.disconnect(); // the visitor scrolls on from here, and the dialog stays where it is
      // A page that ends within its frame says nothing of the frame below it.
      const bottom = seen.bottom < whole.bottom - 1 ? seen.bottom : Math.max(seen.bottom, view.innerHeight);
      dialog.style.setProperty('--_out-above', `${Math.max(seen.top, 0)}px`);
      dialog.style.setProperty('--_out-below', `${Math.max(view.innerHeight - bottom, 0)}px`);
    },
    { threshold: [0, 0.05, 0.1, 0.25, 0.5] },
  );
  watcher.observe(page);
  return () => watcher.disconnect();
}
