const DAY_MS = 86_400_000;

/** The day (UTC) of an instant in epoch milliseconds: how many there were since 1970, and when it ends. */
export function dayOf(now: number): { readonly number: number; readonly ends: number } {
  const number = Math.floor(now / DAY_MS);
  return { number, ends: (number + 1) * DAY_MS };
}
