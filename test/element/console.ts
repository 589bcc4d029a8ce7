type Method = 'warn' | 'error';

/** Collects what is told in the console until `restore` is called; it is not printed. */
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
