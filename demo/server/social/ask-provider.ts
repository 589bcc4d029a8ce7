export const TIMEOUT_MS = 10_000;

/** A provider did not answer, or refused, or told something that does not hold. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** The fields of a JSON object of unknown making. */
export type Answer = Readonly<Record<string, unknown>>;

/** Asks a provider; no redirect is followed. Throws a ProviderError for anything but a JSON object with a 2xx status. */
export async function askProvider(
  url: string,
  query: Readonly<Record<string, string>> = {},
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<Answer> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const where = address.origin + address.pathname; // a query holds secrets
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { ...init, redirect: 'error', signal });
    if (!response.ok) throw new ProviderError(`${where} answered ${response.status}`);
    return fieldsOf(await response.json());
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError(`${where}: ${String(error)}`);
  }
}

/** Any object as its fields. Throws a ProviderError for what is none. */
export function fieldsOf(value: unknown): Answer {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new ProviderError('The answer is not an object');
}
