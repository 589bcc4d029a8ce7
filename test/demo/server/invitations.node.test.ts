import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { array, create, integer, object, string, type } from 'superstruct';
import { type AccountShop, refuses, succeeds } from './account-shop.js';
import { overEachDatabase } from './each-database.js';
import { overAccountShop } from './over-account-shop.js';

const Invitation = object({ invit_code: string(), path: string(), invited: integer() });
const Spins = type({ can_award_num: integer() });

overAccountShop((newShop) => {
  let shop: AccountShop;
  before(() => {
    shop = newShop();
  });

  /** Opens an account by a code; each from an address of its own, as the limits count addresses. */
  async function join(email: string, invit_code: string): Promise<Response> {
    const email_code = await shop.codeFor(email);
    return shop.register({ email, email_code, invit_code }, { address: email });
  }
  async function inviter(email: string) {
    await shop.open(email);
    const { token, user } = await shop.signIn(email);
    const read = async () =>
      create(await succeeds(shop.get('/pc/invitation/info', {}, { token })), Invitation);
    const record = async () =>
      create(
        await succeeds(shop.get('/pc/prize/invtRecord', {}, { token })),
        array(type({ award_explain: string() })),
      );
    return { code: user.invit_code, read, record };
  }

  test('everybody has a code of their own, and a place where friends use it', async () => {
    const one = await inviter('one@example.com');
    assert.deepEqual(await one.read(), {
      invit_code: one.code,
      path: `/register?invit_code=${one.code}`,
      invited: 0,
    });
    assert.notEqual((await inviter('other@example.com')).code, one.code);
    await refuses(shop.get('/pc/invitation/info'), 401);
  });

  test('a friend who registers with the code earns the inviter a spin', async () => {
    const grace = await inviter('grace@example.com');
    await succeeds(join('friend@example.com', grace.code));
    assert.equal((await grace.read()).invited, 1);
    const told = (await grace.record()).map(({ award_explain }) => award_explain);
    assert.deepEqual(told, ['F••• joined with your invitation code.']);
  });

  test('a registration that fails earns nothing; a code that nobody has is told', async () => {
    const ada = await inviter('ada@example.com');
    const taken = { email: 'ada@example.com', email_code: '123456', invit_code: ada.code };
    await refuses(shop.register(taken, { address: 'x' }), 400);
    assert.match(
      await refuses(join('lost@example.com', 'NOBODYS1'), 400),
      /don’t recognize that invitation code/,
    );
    assert.deepEqual(await ada.record(), []);
  });

  test('nobody invites themselves: the own code comes with the account', async () => {
    const alan = await inviter('alan@example.com');
    const again = shop.register({ email: 'alan@example.com', email_code: '123456', invit_code: alan.code });
    await refuses(again, 400);
    assert.deepEqual([await alan.record(), (await alan.read()).invited], [[], 0]);
  });

  test('a new account has the welcome gift to come', async () => {
    await shop.open('new@example.com');
    assert.equal((await shop.signIn('new@example.com')).user.is_coupon, 1);
  });

  test('a spin that a friend earned can be spun', async () => {
    const mary = await inviter('mary@example.com');
    await succeeds(join('pal@example.com', mary.code));
    const { token } = await shop.signIn('mary@example.com');
    const spins = create(await succeeds(shop.get('/pc/prize/invtRecord', {}, { token })), array(Spins));
    assert.deepEqual(spins, [{ ...spins[0], can_award_num: 2 }]);
  });
}, overEachDatabase);
