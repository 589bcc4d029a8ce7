/** What names one wish to order, so that however often it is sent, it is one. 128 random bits. */
export function newKey(): string {
  // `randomUUID` is missing on pages without https.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
