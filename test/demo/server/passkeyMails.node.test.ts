import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { PasskeyCreation } from '../../../src/api/passkeys.js';
import { type AccountShop, refuses, succeeds } from './account-shop.js';
import { softPasskey } from './authenticator.js';
import { overAccountShop } from './over-account-shop.js';
import { read } from './read-reply.js';

overAccountShop((newShop) => {
  let shop: AccountShop;
  let token: string;
  before(async () => {
    shop = newShop();
    await shop.open('grace@example.com');
    token = (await shop.signIn('grace@example.com')).token;
    await shop.deliver();
  });

  const key = softPasskey();
  const register = async (lang: string) => {
    const options = await read(shop.post('/pc/passkey/registerOptions', {}, { token }), PasskeyCreation);
    const credential = key.create({ challenge: options.challenge });
    return shop.post('/pc/passkey/register', { credential }, { token, lang });
  };

  test('mails the owner about an added passkey, in the page’s language', async () => {
    await succeeds(register('fr'));
    assert.equal(await shop.deliver(), 1);
    const mail = shop.outbox.at(-1);
    assert.deepEqual([mail?.to, mail?.lang], ['grace@example.com', 'fr']);
    assert.match(mail?.subject ?? '', /^Une clé d’accès a été ajoutée à votre compte/);
    assert.match(mail?.text ?? '', /«\sPasskey\s» permet[\s\S]*\/replacement/);
    assert.match(mail?.html ?? '', />Meridian<\/div>[\s\S]*href="[^"]*\/replacement"/);
  });

  test('sends no mail about a passkey that was refused', async () => {
    await refuses(register('en'), 409);
    assert.equal(await shop.deliver(), 0);
  });
});
