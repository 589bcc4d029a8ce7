const clients = new WeakMap();

/**
 * Test runner, Chromium alone: the command `emulate` with media features such as `{ 'forced-colors': 'active' }`;
 * without any, those of the machine again. puppeteer itself refuses forced colours.
 */
export const emulate = () => ({
  name: 'emulate',
  async executeCommand({ command, payload, session }) {
    if (command !== 'emulate') return undefined;
    const page = session.browser.getPage(session.id);
    // What one CDP session sets, another does not take back.
    if (!clients.has(page)) clients.set(page, await page.createCDPSession());
    await clients.get(page).send('Emulation.setEmulatedMedia', {
      features: Object.entries(payload).map(([name, value]) => ({ name, value })),
    });
    return true;
  },
});
