const clients = new WeakMap();

/**
 * Test runner, Chromium only: the command `emulate` sets media features such as `{ 'forced-colors': 'active' }`. An
 * empty object restores the machine's own. Puppeteer itself doesn't allow forced colors.
 */
export const emulate = () => ({
  name: 'emulate',
  async executeCommand({ command, payload, session }) {
    if (command !== 'emulate') return undefined;
    const page = session.browser.getPage(session.id);
    // One CDP session can't undo what another one has set.
    if (!clients.has(page)) clients.set(page, await page.createCDPSession());
    await clients.get(page).send('Emulation.setEmulatedMedia', {
      features: Object.entries(payload).map(([name, value]) => ({ name, value })),
    });
    return true;
  },
});
