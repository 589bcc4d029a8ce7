import { local } from './storage.js';

/** The zip code and its city as they are stored; a city without a zip code is none. */
export function readZip(): { readonly zip: string | null; readonly city: string | null } {
  const zip = local.read('Applycode') || null;
  return { zip, city: zip && local.read('Applycity') };
}

/** Stores a zip code with its city: where one of them cannot be stored, no other city stands beside the zip code. */
export function storeZip(zip: string, city: string): void {
  local.write('Applycity', null);
  local.write('Applycity', city);
  local.write('Applycode', zip); // last: other tabs take over both when they hear of this one
}
