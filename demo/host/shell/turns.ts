import { anotherTask } from './anotherTask.js';

let last: Promise<void> = Promise.resolve();

/** Resolves in a task of its own, after all earlier turns. What follows at once runs before the next turn. */
export function nextTurn(): Promise<void> {
  last = last.then(anotherTask);
  return last;
}

/** Resolves when all turns are over, including those that another turn has asked for. */
export async function turnsOver(): Promise<void> {
  let seen: Promise<void>;
  do {
    seen = last;
    await seen.then(anotherTask);
  } while (seen !== last);
}
