type End = () => Promise<void>;

/**
 * Starts several things, each of which registers how to end it. If one fails to start, the earlier ones are ended,
 * because anything still running would keep the tests from ending.
 */
export async function startAll<T extends object>(
  start: (toEnd: (end: End) => void) => Promise<T>,
): Promise<T & { end: End }> {
  const ends: End[] = [];
  const end = async () => {
    for (const endOne of ends.splice(0).reverse()) await endOne();
  };
  try {
    return { ...(await start((endOne) => ends.push(endOne))), end };
  } catch (error) {
    await end();
    throw error;
  }
}
