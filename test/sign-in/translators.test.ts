// over: react
import { expect } from '@open-wc/testing';
import { Refusal } from '../support/answers.js';
import {
  click,
  faulty,
  fields,
  fill,
  form,
  openServer,
  readySignIn,
  statusText,
  title,
  until,
} from '../support/sign-in.js';
import { translate } from '../support/translate.js';

describe('hostile-host: a page translator', () => {
  it('the shopper still sees errors and the server’s messages, and gets to the next view', async () => {
    openServer({ '/pc/login': () => new Refusal(500, 'Wrong password') });
    const element = await readySignIn('open view="email"');
    const names = fields(element).map(({ id }) => id);
    translate(element);
    if (element.shadowRoot) translate(element.shadowRoot);
    form(element)?.requestSubmit();
    await until(() => element.textContent?.includes('The email cannot be empty'), 'a fault');
    translate(element);
    for (const [index, text] of ['dana@example.com', 'demo123'].entries()) {
      const input = document.getElementById(names[index] ?? '') as HTMLInputElement; // one of the fields
      input.value = text;
    }
    form(element)?.requestSubmit();
    await until(() => statusText(element).includes('Wrong password'), 'the message');
    expect(element.textContent).not.to.include('cannot be empty');
    element.shadowRoot?.querySelector<HTMLElement>('[part=back]')?.click();
    await until(() => !form(element), 'the methods');
    element.view = 'reset';
    await until(() => title(element) === 'Change password', 'the next view');
    await until(() => fields(element).length === 4, 'its fields');
    fill(element, { Email: 'x' });
    click(element, 'Change password');
    await faulty(element, 'Email', 'Please enter the correct email address');
    element.remove();
    await until(() => !form(element), 'it to disappear');
  });
});
