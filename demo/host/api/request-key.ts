/** Returns a random key of 128 bits for one request. However often it's sent, it stays one request. */
export function newKey(): string {
  // `randomUUID` is missing on pages without https.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
