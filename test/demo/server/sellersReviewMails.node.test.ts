import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../demo/server/db/database.js';
import type { Mail } from '../../../demo/server/mail/mailer.js';
import { sendMails } from '../../../demo/server/mail/outbox.js';
import { SELLER_MESSAGES } from '../../../demo/server/sellers/messages.js';
import { queueReviewMails } from '../../../demo/server/sellers/review-mails.js';
import { succeeds } from './account-shop.js';
import { overDatabase, silent } from './each-database.js';
import { CONTACT, sellerShop, WITHOUT_SELLERS } from './seller-shop.js';

overDatabase((open) => {
  let database: Database;
  let shop: ReturnType<typeof sellerShop>;
  before(async () => {
    database = await open(WITHOUT_SELLERS);
    shop = sellerShop(database);
  });
  after(() => database.close());

  test('mails the seller about each review once, in the language of messages', async () => {
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    const now = new Date();
    const { db } = database;
    const mailReviews = async () => {
      await queueReviewMails(db, 'https://shop.test', now);
      await sendMails({ db, mailer, now: () => now, logger: silent });
    };
    const token = await shop.openSeller('mailed@sellers.test');
    const id = await shop.apply(token, 'Mailed Lamps');
    await mailReviews();
    assert.equal(sent.length, 0, 'there is nothing to mail yet');

    await shop.review('refuse', id, 'The <b>papers</b> are blank.');
    await Promise.all([mailReviews(), mailReviews()]);
    const [refusal, ...more] = sent.splice(0);
    assert.deepEqual(more, []);
    assert.deepEqual([refusal?.to, refusal?.lang], ['mailed@sellers.test', CONTACT.language]);
    assert.match(
      refusal?.text ?? '',
      /The <b>papers<\/b> are blank\.\n\n.*\nhttps:\/\/shop\.test\/content\/sellerCentral/,
    );
    assert.match(refusal?.html ?? '', /The &lt;b&gt;papers&lt;\/b&gt; are blank\./);

    await succeeds(shop.submit(token));
    await shop.review('refuse', id, 'Still blank.');
    await succeeds(shop.submit(token));
    await mailReviews();
    assert.equal(sent.length, 0, 'a superseded review is not mailed');
    await shop.review('approve', id);
    await mailReviews();
    const [approval] = sent;
    assert.equal(
      approval?.subject,
      `${SELLER_MESSAGES[approval?.lang ?? 'en'].reviewMail.approved.subject} · Meridian`,
    );
    assert.doesNotMatch(approval?.text ?? '', /blank/);
  });
});
