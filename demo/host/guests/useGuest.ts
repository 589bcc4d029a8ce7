import { useQuery } from '@tanstack/react-query';
import { guestQuery } from '../api/guests.js';
import { tokenOf, useStorefront } from '../session/useStorefront.js';

interface GuestSession {
  /** Whether it isn't known yet. */
  readonly isLoading: boolean;
  /** Null without a session, and for a signed-in shopper. */
  readonly email: string | null;
  /** The only order that the session is for; null for all that it has placed. */
  readonly orderId: number | null;
}

/** Returns the session of a guest who orders without an account. */
export function useGuest(): GuestSession {
  const isSignedIn = useStorefront(tokenOf) !== null;
  const { data, isLoading } = useQuery({ ...guestQuery, enabled: !isSignedIn });
  const session = isSignedIn ? undefined : data;
  return { isLoading, email: session?.email ?? null, orderId: session?.order_id ?? null };
}
