const clients = new WeakMap();

/**
 * Test runner, Chromium alone: the command `memory` collects garbage, and gives the number of DOM nodes and the bytes of
 * the heap that are left.
 */
export const memory = () => ({
  name: 'memory',
  async executeCommand({ command, session }) {
    if (command !== 'memory') return undefined;
    const page = session.browser.getPage(session.id);
    if (!clients.has(page)) clients.set(page, await page.createCDPSession());
    const client = clients.get(page);
    await client.send('Performance.enable');
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { nodes: value('Nodes'), heap: value('JSHeapUsedSize') };
  },
});
