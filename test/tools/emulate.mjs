const clients = new WeakMap();

/**
 * Test runner, Chromium only: the command `emulate` sets media features such as `{ 'forced-colors': 'active' }`. An
 * empty object restores the machine's own. `media` is the kind of media, such as `print`, and `text-size` the size of text
 * in px that a visitor has set in the browser. Puppeteer itself doesn't allow forced colors.
 */
export const emulate = () => ({
  name: 'emulate',
  async executeCommand({ command, payload, session }) {
    if (command !== 'emulate') return undefined;
    const page = session.browser.getPage(session.id);
    // One CDP session can't undo what another one has set.
    if (!clients.has(page)) clients.set(page, await page.createCDPSession());
    const { media = '', 'text-size': size = 16, ...features } = payload;
    await clients.get(page).send('Page.setFontSizes', { fontSizes: { standard: Number(size) } });
    await clients.get(page).send('Emulation.setEmulatedMedia', {
      media,
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
    return true;
  },
});
