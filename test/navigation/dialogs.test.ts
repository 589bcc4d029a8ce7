// over: component
import { expect } from '@open-wc/testing';
import { openSignIn } from '../../src/navigation/dialogs.js';
import { recordEvents } from '../support/record-events.js';
import {
  addSignIn,
  click,
  dialog,
  fields,
  fill,
  openServer,
  type SignInElement,
  until,
} from '../support/sign-in.js';

const orders = `${location.origin}/content/order`;

async function giveUp(element: SignInElement): Promise<void> {
  await until(() => dialog(element), 'the dialog');
  click(element, 'Close');
  await until(() => !dialog(element), 'it to close');
}

/** Signs in by email, and returns the jumps that follow. */
async function jumpsAfter(element: SignInElement): Promise<unknown[]> {
  const jumps = recordEvents('storefront-navigate', { prevent: true });
  await until(() => fields(element).length, 'the form');
  fill(element, { Email: 'dana@example.com', Password: 'demo123' });
  click(element, 'Continue');
  await until(() => jumps.length, 'the jump');
  return jumps;
}

const jump = (path: string) => [{ href: location.origin + path, path, query: {}, target: '_self' }];

describe('a guest whose navigation requires a sign-in', () => {
  let element: SignInElement;
  beforeEach(() => {
    openServer();
    element = addSignIn('view="email"');
  });

  it('arrives there after signing in', async () => {
    openSignIn(element, orders);
    expect(await jumpsAfter(element)).to.deep.equal(jump('/content/order'));
  });

  it('does not go there after canceling, when the page itself opens the sign-in later', async () => {
    openSignIn(element, orders);
    await giveUp(element);
    element.show();
    expect(await jumpsAfter(element)).to.have.nested.property('[0].href', location.href);
  });

  it('goes to the page’s redirect after canceling, even if it was set by the property', async () => {
    element.redirect = '/welcome';
    openSignIn(element, orders);
    await giveUp(element);
    openSignIn(element);
    expect(await jumpsAfter(element)).to.deep.equal(jump('/welcome'));
  });
});
