import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickIn, demoShopper, fillIn, mailedCode, page } from './account.js';
import { clickNamed, payBy, placeOrder, violationsAtTop, waitForText } from './buying.js';
import { inChromiumEmbedded } from './in-each-engine.js';
import { openIn } from './language.js';
import { address } from './list.js';
import { pasteInto } from './paste.js';
import { putFile, review, select, tick, write, wrongFields } from './selling.js';

const NEWCOMER = { email: 'nora@sellers.test', password: 'open sesame' };
const PDF = '%PDF-1.4\n%%EOF\n';
const LAMP = 'Harborlight Brass Desk Lamp';

await inChromiumEmbedded((walk) => {
  let product = '';

  test('a newcomer goes from the landing page to the application, and opens a seller’s account', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/content/sellerCentral`);
    await waitForText(browser, 'All of our fees');
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, 'Start selling');
    await waitForText(browser, 'Create a seller account');
    await clickNamed(browser, 'Create account');
    await browser.until(() => document.querySelectorAll('.form-wrong').length === 5);
    assert.deepEqual(await violationsAtTop(browser), []);
    await write(browser, { name: 'Nora Field', email: NEWCOMER.email });
    await clickNamed(browser, 'Get verification code');
    const code = await mailedCode(browser, NEWCOMER.email, 1);
    const { password } = NEWCOMER;
    await write(browser, { password, enter_password: password });
    // Whole messages are pasted, and the field takes twelve characters.
    assert.equal(await pasteInto(browser, 'email_code', `Your code is ${code}`), code);
    await clickNamed(browser, 'Create account');
    await waitForText(browser, 'Signed in as Nora Field');
    assert.equal(await address(browser), '/content/fourStep');
  });

  test('the company form shows errors at their fields, and its saved values appear on another device', async () => {
    const { browser, storefront } = walk;
    await write(browser, { registration_no: '?', founded: '2999' });
    await clickNamed(browser, 'Save and continue');
    await browser.until(() => document.querySelectorAll('.form-wrong').length === 8);
    assert.deepEqual(await wrongFields(browser), [
      ...['legal_name', 'legal_form', 'registration_no', 'founded', 'country', 'city', 'street', 'post_code'],
    ]);
    await browser.until(() => document.activeElement?.getAttribute('name') === 'legal_name');
    assert.deepEqual(await violationsAtTop(browser), []);
    const company = { legal_name: 'Harborlight LLC', registration_no: 'NY-20418', founded: '2015' };
    await write(browser, { ...company, city: 'Albany', street: '12 Lark Street', post_code: '12210' });
    await select(browser, 'legal_form', 'company');
    await select(browser, 'country', 'US');
    await clickNamed(browser, 'Save and continue');
    await waitForText(browser, 'Who to contact when we have a question.');
    // Act as another device, which has nothing but the account.
    await clickNamed(browser, 'Sign out of the seller account');
    await openIn(browser, 'en', `${storefront}/content/fourStep`);
    await clickNamed(browser, 'Already have an account? Sign in');
    await waitForText(browser, 'Sign in as a seller');
    await write(browser, NEWCOMER);
    await clickNamed(browser, 'Sign in');
    await waitForText(browser, 'Who to contact when we have a question.');
    await clickNamed(browser, '✓Company (done)');
    await browser.until(
      () =>
        document.querySelector<HTMLInputElement>('main form [name=legal_name]')?.value === 'Harborlight LLC',
    );
  });

  test('contact, documents, and goods are entered, reviewed, and sent', async () => {
    const { browser } = walk;
    await clickNamed(browser, 'Save and continue');
    await waitForText(browser, 'Who to contact when we have a question.');
    await write(browser, { contact_name: 'Nora Field', email: NEWCOMER.email, phone: '+1 518 555 0199' });
    await select(browser, 'language', 'fr');
    await clickNamed(browser, 'Save and continue');
    await waitForText(browser, 'Only you and our reviewers can see them');
    await clickNamed(browser, 'Save and continue');
    await waitForText(browser, 'Please upload: Business registration and ID');
    await putFile(browser, 'Choose a file: Business registration', 'page.html', '<b>no</b>', 'text/html');
    await waitForText(browser, 'Please upload a PDF, JPEG, or PNG file');
    await putFile(
      browser,
      'Choose a file: Business registration',
      'faked.pdf',
      '<b>no</b>',
      'application/pdf',
    );
    await waitForText(browser, 'Please upload a PDF, JPEG, or PNG file');
    await putFile(browser, 'Choose a file: Business registration', 'register.pdf', PDF, 'application/pdf');
    await waitForText(browser, 'Business registration was uploaded');
    await putFile(browser, 'Choose a file: ID', 'identity.pdf', PDF, 'application/pdf');
    await waitForText(browser, 'ID was uploaded');
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, 'Save and continue');
    await waitForText(browser, 'What buyers see about your store.');
    await write(browser, {
      store_name: 'Pacific Rim Wheels',
      about: 'Lamps of brass, wired by hand in Albany.',
    });
    await tick(browser, 'departments', '1000');
    await select(browser, 'origin', 'us');
    await select(browser, 'range_size', 'few');
    await tick(browser, 'agree', '1');
    await clickNamed(browser, 'Save and continue');
    await waitForText(browser, 'Another store already has this name');
    await write(browser, { store_name: 'Harborlight' });
    await clickNamed(browser, 'Save and continue');
    await waitForText(browser, 'Please look it over.');
    await waitForText(browser, 'register.pdf');
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, 'Send the application');
    await waitForText(browser, 'We are reviewing your application');
  });

  test('an application refused with a reason is corrected, sent again, and approved', async () => {
    const { browser, storefront, dataDir } = walk;
    const id = /^(\d+)\t.*Harborlight$/m.exec(await review(dataDir, 'list'))?.[1] ?? '';
    await review(dataDir, 'refuse', id, 'The phone does not answer.');
    await browser.open(`${storefront}/content/sellerCentral`);
    await waitForText(browser, 'The phone does not answer.');
    await clickNamed(browser, 'Correct and send again');
    await waitForText(browser, 'Please look it over.');
    await clickNamed(browser, 'Edit: Contact');
    await write(browser, { phone: '+1 518 555 0200' });
    await clickNamed(browser, 'Save and continue');
    await waitForText(browser, 'Only you and our reviewers can see them');
    await clickNamed(browser, '5Review and send');
    await clickNamed(browser, 'Send the application');
    await waitForText(browser, 'We are reviewing your application');
    await review(dataDir, 'approve', id);
    await browser.open(`${storefront}/content/fourStep`);
    await waitForText(browser, 'Your store is open');
    await clickNamed(browser, 'Go to your store');
    await waitForText(browser, 'No products yet');
  });

  test('an added product appears to buyers immediately', async () => {
    const { browser, storefront } = walk;
    await clickNamed(browser, 'Add a product');
    await waitForText(browser, 'Preview');
    await clickNamed(browser, 'Save');
    await browser.until(() => document.querySelectorAll('.form-wrong').length === 7);
    assert.deepEqual(await violationsAtTop(browser), []);
    await write(browser, { name: LAMP, price: '49.00', list_price: '59', stock: '12', weight_g: '1400' });
    await write(browser, { description: 'A small lamp of brass with a linen shade.' });
    await select(browser, 'cat_id', '1001');
    // The drawings of the chosen department are open, with one chosen.
    await browser.until(() => document.querySelectorAll('.seller-art-group[open] :checked').length === 1);
    assert.equal(
      await browser.evaluate(() => document.querySelectorAll('.seller-art-group[open]').length),
      1,
    );
    await tick(browser, 'color', 'Yellow');
    await clickNamed(browser, 'Save');
    await waitForText(browser, `“${LAMP}” is for sale`);
    product = await browser.until(() =>
      document.querySelector('.seller-goods a')?.getAttribute('href')?.replace(/\D+/g, ''),
    );
    assert.deepEqual(await violationsAtTop(browser), []);
    await clickNamed(browser, `Stop selling: ${LAMP}`);
    await waitForText(browser, `“${LAMP}” is no longer for sale`);
    await clickNamed(browser, `Start selling: ${LAMP}`);
    await waitForText(browser, `“${LAMP}” is for sale`);
    await browser.open(`${storefront}/categories?goods_name=harborlight`);
    await waitForText(browser, LAMP);
  });

  test('a paid product appears in the orders of its seller, who ships it', async () => {
    const { browser, storefront } = walk;
    await browser.open(`${storefront}/sign-in?redirect=${encodeURIComponent(`/products/${product}`)}`);
    await browser.until(
      (selector) => document.querySelector(`${selector} input[name=password]`) !== null,
      page,
    );
    await fillIn(browser, page, demoShopper);
    await clickIn(browser, page, 'Continue');
    await clickNamed(browser, `Add to cart: ${LAMP}`);
    await waitForText(browser, `${LAMP} is in your cart.`);
    await browser.open(`${storefront}/content/createOrder`);
    await waitForText(browser, 'Delivery address');
    await placeOrder(browser, storefront);
    await payBy(browser, 'Approved');
    await waitForText(browser, 'Thank you! Your order is paid');
    await browser.open(`${storefront}/content/sellerCentral?tab=orders`);
    await waitForText(browser, LAMP);
    await waitForText(browser, 'Ship to');
    assert.deepEqual(await violationsAtTop(browser), []);
    const order = await browser.evaluate(
      () => document.querySelector('.seller-order h2')?.textContent?.replace(/\D+/g, '') ?? '',
    );
    await clickNamed(browser, `Mark as shipped: order ${order}`);
    await waitForText(browser, `Ship order ${order} without a tracking number?`);
    await clickNamed(browser, 'Add a number');
    await write(browser, { tracking: 'TRK 1' });
    await clickNamed(browser, `Mark as shipped: order ${order}`);
    await waitForText(browser, `Order ${order} was marked as shipped`);
    await browser.open(`${storefront}/content/order`);
    await waitForText(browser, LAMP);
    await browser.open(`${storefront}/content/sellerCentral?tab=earnings`);
    await waitForText(browser, 'By month');
    await waitForText(browser, '$41.65');
  });

  test('a page load leads from the shop to the sellers’ side, and back', async () => {
    const { browser, storefront } = walk;
    const isStill = () =>
      browser.until(() => document.readyState === 'complete' && !document.querySelector('.busy'));
    await browser.setSize(1280, 900);
    await openIn(browser, 'en', `${storefront}/content/account`);
    await clickNamed(browser, 'Factory membership');
    await waitForText(browser, 'What quantity pricing looks like');
    await isStill();
    await browser.click(() => document.querySelector('.logo-link'));
    await browser.until(() => location.pathname === '/' && document.querySelector('main h2') !== null);
    await isStill();
    await browser.back();
    await waitForText(browser, 'What quantity pricing looks like');
    await isStill();
    // The shop accepts a URL in any case, and leads to the usual one.
    await browser.open(`${storefront}/content/sellercentral?view=about`);
    await waitForText(browser, 'All of our fees');
    assert.equal(await address(browser), '/content/sellerCentral?view=about');
    await browser.open(`${storefront}/sellers/nothing`);
    await browser.until(() => location.pathname === '/' && document.querySelector('main h2') !== null);
  });

  test('the pages of the application and of factories pass axe, in Arabic and narrow', async () => {
    const { browser, storefront } = walk;
    await browser.setSize(390, 844);
    for (const path of [
      'sellerCentral',
      'sellerCentral?goods=new',
      'sellerCentral?view=about',
      'FactoryMember',
    ]) {
      await openIn(browser, 'ar', `${storefront}/content/${path}`);
      await browser.until(() => document.querySelector('main h1') && !document.querySelector('.skeleton'));
      assert.deepEqual(await violationsAtTop(browser), [], path);
      const beyond = await browser.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(beyond, 0, path);
    }
  });
});
