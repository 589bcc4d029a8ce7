/** How long a frame may take before the page counts as hidden, in milliseconds. */
const frameTime = 100;

/** Resolves after the next frame has been painted. A hidden page has no frames. */
export const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, frameTime);
    requestAnimationFrame(() => setTimeout(resolve));
  });
