import { session } from '../../../dist/index.js';

/** Signs out, and reloads the page (spec section 4). The language stays. */
export async function signOut(): Promise<void> {
  await session.signOut();
  location.reload();
}
