/** Names whose values stand for a person, or let one sign in as them. */
const SECRET =
  /token|uuid|password|email|phone|street|contact_name|address_name|uname|headimgurl|invit|user_id|secret/i;

/** A state as it may be seen: whatever is somebody's own is covered, by the name it has there. */
export function masked(value: unknown, cover: string): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, cover));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isCovered = SECRET.test(name) && inner !== null && inner !== '' && typeof inner !== 'boolean';
      // A list such as `book` may have the name of a secret in it: only what is a value itself is covered.
      return [name, isCovered && typeof inner !== 'object' ? cover : masked(inner, cover)];
    }),
  );
}
