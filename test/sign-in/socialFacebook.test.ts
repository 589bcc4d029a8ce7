import { expect } from '@open-wc/testing';
import { type Answer, Refusal } from '../support/answers.js';
import { until } from '../support/until.js';
import { openSignIn, page, patience, type SignIn, signedIn, user, windows } from './social-page.js';

interface Login {
  readonly callback: (response: object) => void;
  readonly scope: string;
}
const connected = { status: 'connected', authResponse: { accessToken: 'fb-token' } };

async function login(): Promise<Login> {
  await until(() => page.opened.includes('facebook'), 'Facebook was not opened', patience);
  return page.requests.at(-1) as unknown as Login; // stored by facebook.js
}

/** Signs in up to the form that asks for an email. */
async function openEmailForm(
  bind: Answer,
  refusal: Answer = () => new Refusal(4220, 'Enter an email, please'),
) {
  const shop = await openSignIn({ '/pc/facebookLogin': refusal, '/pc/fbBindEmail': bind });
  page.facebookProfile = { id: 'fb-1', name: 'Sam', picture: { data: { url: 'https://img.example/s.png' } } };
  await shop.click('Continue with Facebook');
  (await login()).callback(connected);
  await until(() => shop.element.querySelector('input[name=email]'), 'no form', patience);
  return { shop, field: shop.element.querySelector('input') as HTMLInputElement }; // its form was waited for
}
async function type(field: HTMLInputElement, text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise(requestAnimationFrame);
}
const submit = ({ element }: SignIn) => element.querySelector('form')?.requestSubmit();

describe('signing in with Facebook', () => {
  it('loads the script although elements of the page have the ids of its globals', async () => {
    const named = document.createElement('div');
    named.innerHTML = '<a id="FB"></a><a id="fbAsyncInit"></a>';
    document.body.append(named);
    const shop = await openSignIn({ '/pc/facebookLogin': () => signedIn });
    await shop.click('Continue with Facebook');
    await login();
    named.remove();
  });

  it('sends the token of its script, and stores the session', async () => {
    const shop = await openSignIn({ '/pc/facebookLogin': () => signedIn });
    await shop.click('Continue with Facebook');
    const { callback, scope } = await login();
    expect(page.requests[0]).to.deep.equal({ appId: 'facebook-1', version: 'v20.0' });
    expect(scope).to.equal('public_profile,email');
    callback(connected);
    await until(() => shop.users.length, 'nobody is signed in', patience);
    expect(Object.fromEntries(shop.of('/pc/facebookLogin')[0]?.body ?? [])).to.deep.equal({
      access_token: 'fb-token',
    });
    expect(shop.users).to.deep.equal([{ user }]);
    expect(shop.tracked).to.deep.equal([
      { name: 'login', params: { method: 'facebook', widget: 'sign-in' } },
    ]);
  });

  it('requires an email when the server does not accept it, with a note rather than a warning', async () => {
    const { shop, field } = await openEmailForm(() => signedIn);
    await shop.says('Enter an email, please');
    expect(shop.root.querySelector('[part=message]')).to.equal(null);
    expect(shop.errors).to.deep.equal([]);
    await until(() => document.activeElement === field, 'the field does not have the focus', patience);
    expect(field.labels?.[0]?.textContent).to.equal('Email');
    expect(field.autocomplete).to.equal('email');
    await type(field, ' sam@example.org ');
    submit(shop);
    await until(() => shop.users.length, 'nobody is signed in', patience);
    expect(Object.fromEntries(shop.of('/pc/fbBindEmail')[0]?.body ?? [])).to.deep.equal({
      email: 'sam@example.org',
      facebook_id: 'fb-1',
      uname: 'Sam',
      headimgurl: 'https://img.example/s.png',
    });
  });

  it('requires an email for any answer but success, even a broken one', async () => {
    const { shop } = await openEmailForm(
      () => signedIn,
      () => ({ nothing: 'that fits' }),
    );
    await shop.says('Facebook did not confirm your account. Please enter an email to continue.');
  });

  it('validates the email, and keeps the typed values', async () => {
    const { shop, field } = await openEmailForm(() => signedIn);
    const fault = () => shop.element.querySelector('.sf-error')?.textContent;
    submit(shop);
    await until(() => fault() === 'The email cannot be empty', fault() ?? '', patience);
    await type(field, 'sam@');
    await until(() => fault() === 'Please enter the correct email format', fault() ?? '', patience);
    expect(field.ariaInvalid).to.equal('true');
    submit(shop);
    expect(field.value).to.equal('sam@');
    expect(shop.of('/pc/fbBindEmail')).to.deep.equal([]);
  });

  it('shows beside the field why the email was refused, and stays open', async () => {
    const { shop, field } = await openEmailForm(() => new Refusal(400, 'Use another email'));
    await type(field, 'sam@example.org');
    submit(shop);
    const status = () => shop.element.querySelector('[role=status]')?.textContent;
    await until(() => status() === 'Use another email', status() ?? '', patience);
    expect(field.value).to.equal('sam@example.org');
    expect(shop.root.querySelector('[part=message]')).to.equal(null);
  });

  it('cannot request an email if Facebook does not identify the shopper', async () => {
    const shop = await openSignIn({ '/pc/facebookLogin': () => new Refusal(4220, 'No') });
    page.facebookProfile = { error: { message: 'expired' } };
    await shop.click('Continue with Facebook');
    (await login()).callback(connected);
    await until(() => shop.errors.length, 'nothing is reported', patience);
    expect(shop.element.querySelector('form')).to.equal(null);
  });

  it('can be tried again, or in another window, when its window was closed', async () => {
    const opened = windows();
    const shop = await openSignIn({
      '/pc/socialStart': () => ({ oauth_token: 't-1', authenticate_url: 'https://shop.example/go' }),
      '/pc/socialResult': () => ({ status: 'bind', facebook_id: '7', uname: 'Sam', headimgurl: '' }),
    });
    await shop.click('Continue with Facebook');
    (await login()).callback({ status: 'unknown', authResponse: null });
    await shop.says('We did not hear from Facebook');
    shop.button('Try again')?.click();
    expect(page.opened).to.deep.equal(['facebook', 'facebook']);
    (await login()).callback({ status: 'unknown' });
    await shop.click('Use another window');
    expect(opened.length).to.equal(1);
    await until(() => shop.element.querySelector('input[name=email]'), 'no form', patience);
  });

  it('removes the form with "Cancel", and leaves nothing behind', async () => {
    const { shop } = await openEmailForm(() => signedIn);
    await shop.click('Cancel');
    await until(() => !shop.element.querySelector('form'), 'the form stays', patience);
    await until(
      () => shop.root.activeElement === shop.button('Continue with Facebook'),
      'the focus is lost',
      patience,
    );
  });
});
