// engines: all
// over: react
import { expect, nextFrame } from '@open-wc/testing';
import { held } from '../support/answers.js';
import { recordEvents } from '../support/record-events.js';
import {
  addSignIn,
  addSignIns,
  click,
  dana,
  dialog,
  field,
  fields,
  fill,
  form,
  openServer,
  press,
  readySignIn,
  type SignInElement,
  until,
} from '../support/sign-in.js';

const all = `<storefront-sign-in page></storefront-sign-in>
  <storefront-sign-in page view="register"></storefront-sign-in>
  <storefront-sign-in page view="reset"></storefront-sign-in>`;

async function addAll(): Promise<SignInElement[]> {
  const elements = addSignIns(all);
  await until(() => elements.every((element) => form(element)), 'the forms');
  return elements;
}

describe('fields for password managers', () => {
  beforeEach(() => {
    openServer();
  });

  it('are in the page’s own tree, in a real form, and visible', async () => {
    for (const element of await addAll()) {
      expect(form(element)?.parentElement).to.equal(element);
      for (const input of fields(element)) {
        expect(input.getRootNode()).to.equal(document);
        expect(input.form).to.equal(form(element));
        expect(input.offsetHeight).to.be.at.least(44);
      }
    }
  });

  it('have autocomplete attributes', async () => {
    const kinds = (await addAll()).map((element) =>
      // The property is empty if the engine doesn't know the value.
      fields(element).map((input) => `${input.name}: ${input.type} ${input.getAttribute('autocomplete')}`),
    );
    const account = [
      'email: email username',
      'password: password new-password',
      'confirmation: password new-password',
      'code: text one-time-code',
    ];
    expect(kinds).to.deep.equal([
      ['email: email username', 'password: password current-password'],
      [...account, 'invitation: text off'],
      account,
    ]);
  });

  it('have labels in the same tree, and ids of their own', async () => {
    const elements = await addAll();
    const ids = [...document.querySelectorAll('storefront-sign-in [id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const input of elements.flatMap(fields)) {
      expect(input.labels).to.have.length(1);
      expect(input.labels?.[0]?.getRootNode()).to.equal(document);
    }
  });

  it('can be filled in by scripts without typing events, and submitted, as password managers do', async () => {
    const calls = openServer();
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn('page');
    field(element, 'Email').value = 'dana@example.com';
    field(element, 'Password').value = 'demo123';
    form(element)?.requestSubmit();
    await until(() => jumps.length, 'the jump');
    const [login] = calls.filter(({ path }) => path === '/pc/login');
    expect(String(login?.body)).to.equal('email=dana%40example.com&password=demo123');
  });

  it('never appear in the URL, because the form posts', async () => {
    const element = await readySignIn('page');
    expect(form(element)?.method).to.equal('post');
  });

  it('are removed with the dialog', async () => {
    const element = await readySignIn('open view="email"');
    click(element, 'Close');
    await until(() => !form(element), 'the form to disappear');
    expect(element.childElementCount).to.equal(0);
  });

  it('don’t affect the page’s own content in the element', async () => {
    const element = addSignIn('open view="email"');
    element.append(document.createElement('p'));
    await until(() => form(element), 'the form');
    click(element, 'Close');
    await until(() => !form(element), 'the form to disappear');
    expect(element.querySelector('p')).not.to.equal(null);
  });
});

describe('copies and moves', () => {
  beforeEach(() => {
    openServer();
  });

  it('a clone has exactly one form of its own, empty', async () => {
    const element = await readySignIn('page');
    fill(element, { Email: 'dana@example.com', Password: 'demo123' });
    const [place] = addSignIns('<storefront-sign-in></storefront-sign-in>');
    const clone = element.cloneNode(true) as SignInElement; // a copy has the same class
    place?.parentElement?.append(clone);
    await until(() => fields(clone).length === 2 && field(clone, 'Email'), 'its form');
    await nextFrame();
    expect(clone.querySelectorAll('form')).to.have.length(1);
    expect(fields(clone).map(({ value }) => value)).to.deep.equal(['', '']);
    expect(fields(clone)[0]?.id).not.to.equal(fields(element)[0]?.id);
  });

  it('a closed copy of an open dialog keeps no stale form', async () => {
    const element = await readySignIn('open view="email"');
    const clone = element.cloneNode(true) as SignInElement; // a copy has the same class
    clone.removeAttribute('open');
    element.after(clone);
    await until(() => !form(clone), 'the stale form to disappear');
  });

  it('moving a part of the page keeps the typed values and styles, in another tree too', async () => {
    const element = await readySignIn('page');
    fill(element, { Email: 'dana@example.com' });
    const height = press(element, 'Continue').offsetHeight;
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' });
    element.after(host);
    host.shadowRoot?.append(element);
    await until(() => press(element, 'Continue').offsetHeight === height, 'its look');
    expect(field(element, 'Email').value).to.equal('dana@example.com');
    expect(getComputedStyle(field(element, 'Email')).borderTopWidth).to.equal('1px');
  });

  it('a dialog that is moved stays open, and continues to work', async () => {
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn('open view="email"');
    fill(element, { Email: 'dana@example.com', Password: 'demo123' });
    const [place] = addSignIns('<p></p><storefront-sign-in></storefront-sign-in>');
    place?.before(element);
    await until(() => dialog(element)?.matches(':modal'), 'it to be modal again');
    expect(field(element, 'Password').value).to.equal('demo123');
    click(element, 'Continue');
    await until(() => jumps.length, 'the jump');
  });

  it('a dialog that is moved while it is sent signs in', async () => {
    const login = held<object>();
    openServer({ '/pc/login': login.answer });
    const signedIn = recordEvents('storefront-sign-in');
    recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn('open view="email"');
    fill(element, { Email: 'dana@example.com', Password: 'demo123' });
    click(element, 'Continue');
    const [place] = addSignIns('<p></p><storefront-sign-in></storefront-sign-in>');
    place?.before(element);
    login.give({ token: 'token-1', user: dana });
    await until(() => signedIn.length, 'the sign-in');
  });
});
