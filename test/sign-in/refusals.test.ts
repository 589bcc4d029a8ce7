// over: component
import { expect } from '@open-wc/testing';
import { Refusal } from '../support/answers.js';
import {
  click,
  fault,
  faulty,
  field,
  fill,
  openServer,
  press,
  readySignIn,
  statusText,
  until,
} from '../support/sign-in.js';

const email = 'open view="email"';
const right = { Email: 'dana@example.com', Password: 'demo123' };

/** Returns how often a text is shown, to those who see. */
const seen = (element: Element, text: string): number =>
  [element, element.shadowRoot]
    .flatMap((root) => [...(root?.querySelectorAll<HTMLElement>('p, span, div') ?? [])])
    .filter((each) => each.childElementCount === 0 && each.textContent === text && each.offsetWidth > 1)
    .length;

describe('a sign-in that is refused', () => {
  it('for a wrong password is shown at its field until the shopper types', async () => {
    openServer({ '/pc/login': () => new Refusal(400, 'Wrong email or password') });
    const element = await readySignIn(email);
    fill(element, right);
    click(element, 'Continue');
    await faulty(element, 'Password', 'Wrong email or password');
    expect(field(element, 'Password').getAttribute('aria-invalid')).to.equal('true');
    expect(statusText(element), 'it is announced').to.equal('Wrong email or password');
    expect(seen(element, 'Wrong email or password'), 'it is shown once').to.equal(1);
    // Wait until the temporary message has disappeared.
    await until(() => !statusText(element), 'the message to disappear');
    expect(fault(element, 'Password')).to.equal('Wrong email or password');
    fill(element, { Password: 'demo1234' });
    await faulty(element, 'Password', '');
  });

  it('by an unreachable server is shown beside the button, not at the password', async () => {
    openServer({ '/pc/login': () => Promise.reject(new TypeError('no network')) });
    const element = await readySignIn(email);
    fill(element, right);
    click(element, 'Continue');
    await until(() => press(element, 'Continue').hasAttribute('aria-describedby'), 'the message');
    const id = press(element, 'Continue').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).to.equal(statusText(element));
    expect(field(element, 'Password').hasAttribute('aria-invalid')).to.equal(false);
    expect(seen(element, statusText(element) ?? ''), 'it is shown once').to.equal(1);
  });
});
