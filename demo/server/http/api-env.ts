import type { Logger } from 'pino';

export interface ApiEnv {
  Variables: {
    /** In the `X-Request-Id` header of the reply and in each line that is logged for the request. */
    requestId: string;
    logger: Logger;
    /** Who sends the request, to the limits: an address of the network, or a part of it. */
    visitor?: string;
    /** Who has just signed in by this request. */
    signedIn?: { readonly userId: number; readonly email: string | null };
  };
}
