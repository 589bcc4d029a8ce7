const clients = new WeakMap();

/**
 * Test runner, Chromium only: the command `memory` collects garbage and returns the remaining number of DOM nodes and
 * bytes of heap.
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
    const value = (metricName) => metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
    return { nodes: value('Nodes'), heap: value('JSHeapUsedSize') };
  },
});
