/** Resolves in a new task, so that the current one doesn't get longer and taps are answered in between. */
export const anotherTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
