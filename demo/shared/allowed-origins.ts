const ANY_PORT = ':*';

/**
 * Every page of this machine: those of its own web servers, on any port, and files that are opened in the browser, whose
 * origin is `null`. `:*` stands for any port.
 */
export const PAGES_OF_THIS_MACHINE: readonly string[] = [
  ...['localhost', '127.0.0.1', '[::1]'].flatMap((host) => [
    `http://${host}${ANY_PORT}`,
    `https://${host}${ANY_PORT}`,
  ]),
  'null',
];

/** Whether pages of an origin may call: it's in the list, or the list has its host with any port. */
export const isAllowed = (origin: string, allowedOrigins: readonly string[]): boolean =>
  !origin.endsWith(ANY_PORT) &&
  (allowedOrigins.includes(origin) || allowedOrigins.includes(onAnyPort(origin)));

/**
 * Whether a window may send its result to a page of this origin. Browsers deliver messages by origin, and any sandboxed
 * frame of any site has the origin `null`.
 */
export const mayGetMessages = (origin: string, allowedOrigins: readonly string[]): boolean =>
  origin !== 'null' && isAllowed(origin, allowedOrigins);

/** Returns `http://localhost:*` for `http://localhost:5173`. What isn't an origin is returned as it is. */
function onAnyPort(origin: string): string {
  if (!URL.canParse(origin)) return origin;
  const { protocol, hostname, origin: written } = new URL(origin);
  return written === origin ? `${protocol}//${hostname}${ANY_PORT}` : origin;
}
