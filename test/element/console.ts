type Method = 'warn' | 'error';

/** Collects console messages, without printing them, until `restore` is called. */
export function listenToConsole(method: Method): { readonly told: unknown[][]; restore(): void } {
  const told: unknown[][] = [];
  const original = console[method];
  console[method] = (...values: unknown[]) => {
    told.push(values);
  };
  return {
    told,
    restore() {
      console[method] = original;
    },
  };
}
