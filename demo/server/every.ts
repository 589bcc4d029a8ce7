/** Does something every so many milliseconds, never twice at once. What it returns ends it, after what is under way. */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(work).catch(onFailure);
  }, ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
