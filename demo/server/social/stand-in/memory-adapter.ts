import type { Adapter, AdapterPayload } from 'oidc-provider';
import { ShortMemory } from '../short-memory.js';

/** Most entries of one provider: sessions, codes, tokens, grants. */
const MAX_ENTRIES = 2_000;

/** What has no end of its own, in milliseconds. */
const DAY_MS = 86_400_000;

/** Makes the adapters of one provider: everything in memory, bounded, gone with the process. */
export function memoryAdapters(): (model: string) => Adapter {
  const entries = new ShortMemory<AdapterPayload>(MAX_ENTRIES);
  const sessionOfUid = new ShortMemory<string>(MAX_ENTRIES);
  const keysOfGrant = new ShortMemory<string[]>(MAX_ENTRIES);
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        const ms = expiresIn ? expiresIn * 1000 : DAY_MS;
        entries.set(keyOf(id), payload, ms);
        if (model === 'Session' && payload.uid) sessionOfUid.set(payload.uid, id, ms);
        const { grantId } = payload;
        if (grantId) keysOfGrant.set(grantId, [...(keysOfGrant.get(grantId) ?? []), keyOf(id)], DAY_MS);
      },
      find: async (id) => entries.get(keyOf(id)),
      async findByUid(uid) {
        const id = sessionOfUid.get(uid);
        return id === undefined ? undefined : entries.get(keyOf(id));
      },
      findByUserCode: async () => undefined, // no flow of devices here
      async consume(id) {
        const payload = entries.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const key of keysOfGrant.take(grantId) ?? []) entries.delete(key);
      },
    };
  };
}
