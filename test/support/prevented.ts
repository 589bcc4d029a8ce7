const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Prevents an event that reaches the document and records its details, until the test ends. */
export function prevented(name: string): unknown[] {
  const seen: unknown[] = [];
  const listen = (event: Event) => {
    event.preventDefault();
    seen.push((event as CustomEvent<unknown>).detail); // all of the widgets' events are custom events
  };
  document.addEventListener(name, listen);
  ends.push(() => document.removeEventListener(name, listen));
  return seen;
}
