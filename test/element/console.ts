type Method = 'warn' | 'error';

/** Collects console messages, without printing them, until `restore` is called. */
export function listenToConsole(method: Method): { readonly messages: unknown[][]; restore(): void } {
  const messages: unknown[][] = [];
  const original = console[method];
  console[method] = (...values: unknown[]) => {
    messages.push(values);
  };
  return {
    messages: messages,
    restore() {
      console[method] = original;
    },
  };
}
