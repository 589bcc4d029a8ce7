// engines: all
import { addDrawer, appears, menu, dialog as menuOf } from '../support/drawer.js';
import { addSignIn, dialog as signInOf } from '../support/sign-in.js';
import { until } from '../support/until.js';

/** The dialogs that a frame may hold, and how wide a frame shows each shape. */
const dialogs = {
  'a dialog': { width: 900, add: async () => addSignIn('open'), find: signInOf },
  'a sheet from below': { width: 360, add: async () => addSignIn('open'), find: signInOf },
  'the menu': {
    width: 900,
    add: async () => (await addDrawer({}, '<storefront-drawer open></storefront-drawer>')).element,
    find: menuOf,
  },
};

describe('in a frame that is taller than the window', () => {
  let frame: HTMLIFrameElement;
  afterEach(() => {
    frame.remove();
    scrollTo(0, 0);
  });

  for (const [name, { width, add, find }] of Object.entries(dialogs))
    for (const [place, scrolled] of Object.entries({ top: 0, middle: 1500 }))
      it(`${name} opens in the visible part, near its ${place}`, async () => {
        frame = document.createElement('iframe');
        frame.style.cssText = `display: block; inline-size: ${width}px; block-size: 4000px; border: 0`;
        document.body.append(frame);
        const inner = frame.contentDocument;
        if (!inner) throw new Error('The frame has no document');
        inner.documentElement.style.minHeight = '100vh'; // such a frame is as tall as its page
        const element = await add();
        scrollTo(0, scrolled);
        inner.body.append(element);
        await until(() => find(element)?.matches(':modal'), 'the dialog');
        const top = () => frame.getBoundingClientRect().top;
        await until(() => {
          const box = find(element)?.getBoundingClientRect();
          return box && box.height > 0 && box.top + top() >= -1 && box.bottom + top() <= innerHeight + 1;
        }, 'the dialog in view');
        element.remove();
      });

  it('a menu whose element was moved shows content that arrives later', async () => {
    frame = document.createElement('iframe');
    document.body.append(frame);
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { element } = await addDrawer({ '/pc/indexCategory': () => released.then(() => menu) });
    frame.contentDocument?.body.append(element);
    element.show();
    await until(() => menuOf(element)?.matches(':modal'), 'the dialog');
    answer();
    await appears(element, 'Shop by Department');
    element.remove();
  });
});
