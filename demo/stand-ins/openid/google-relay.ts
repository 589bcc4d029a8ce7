import { Hono } from 'hono';
import { mayGetMessages } from '../../shared/allowed-origins.js';
import { endPage, PAGE_HEADERS, relayPage } from './pages.js';

export const GOOGLE = { name: 'Google', mark: 'google' } as const;

/**
 * Returns the last page in the window of the stand-in for Google's script. It passes the code to its opener.
 * @param allowedOrigins the origins whose pages may get a code
 */
export function googleRelay(allowedOrigins: readonly string[]): Hono {
  return new Hono().get('/google-relay', (c) => {
    const { state = '', ...answer } = c.req.query();
    const parsedState = readState(state);
    if (parsedState === null || !mayGetMessages(parsedState.to, allowedOrigins)) {
      const page = endPage(GOOGLE, 'Not for this page', 'The page that asked is none of this shop.');
      return c.html(page, 400, PAGE_HEADERS);
    }
    const { code, error, error_description } = answer;
    const message = code
      ? { code, scope: 'openid email profile', authuser: '0', prompt: 'none', state: parsedState.state }
      : { error: error ?? 'unknown', error_description, state: parsedState.state };
    return c.html(relayPage(GOOGLE, parsedState.to, message), 200, PAGE_HEADERS);
  });
}

/** Reads the requesting origin and its state, as written by `google-sdk.js`. */
function readState(text: string): { to: string; state: string } | null {
  try {
    const { to, state }: { to?: unknown; state?: unknown } = JSON.parse(
      Buffer.from(text, 'base64').toString('utf8'),
    );
    return typeof to === 'string' && typeof state === 'string' ? { to, state } : null;
  } catch {
    return null;
  }
}
