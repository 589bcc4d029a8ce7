const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Keeps the details of an event that reach the document, and prevents it, until the test ends. */
export function prevented(name: string): unknown[] {
  const seen: unknown[] = [];
  const listen = (event: Event) => {
    event.preventDefault();
    seen.push((event as CustomEvent<unknown>).detail); // each of the widgets' events is one
  };
  document.addEventListener(name, listen);
  ends.push(() => document.removeEventListener(name, listen));
  return seen;
}
