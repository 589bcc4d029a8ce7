import type { EventDetail } from '../../src/element/definition.js';
import type { location } from '../../src/location/location.definition.js';

type Definition = typeof location;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Keeps the details of an event of the location dialog that reach the document, in their order, until the test ends. */
export function details<E extends keyof Definition['events']>(name: E, { prevent = false } = {}) {
  const seen: EventDetail<Definition, E>[] = [];
  const listen = (event: Event) => {
    if (prevent) event.preventDefault();
    seen.push((event as CustomEvent).detail); // every event of that name has its detail
  };
  document.addEventListener(name, listen);
  ends.push(() => document.removeEventListener(name, listen));
  return seen;
}
