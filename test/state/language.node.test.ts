import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Copy, loadCopy, openPage, shop, WorkingCookies } from './page.js';

type Language = Parameters<Copy['changeLanguage']>[0];

/** Opens a page in a browser whose cookies stay from page to page. */
async function visit(cookies: WorkingCookies, lang = ''): Promise<Copy> {
  openPage({ href: shop, cookies, lang });
  return loadCopy();
}

const langOf = ({ store }: Copy): Language => store.getState().lang;

test('a choice is in the state right away, and in its cookie for 14 days', async () => {
  const cookies = new WorkingCookies();
  const copy = await visit(cookies);
  copy.changeLanguage('ar');
  assert.equal(langOf(copy), 'ar');
  assert.deepEqual(cookies.written, [
    `portal_NewLang=ar; path=/; max-age=${14 * 86_400}; sameSite=Lax; secure`,
  ]);
});

test('choosing the current language changes nothing', async () => {
  const cookies = new WorkingCookies();
  const copy = await visit(cookies, 'fr');
  copy.changeLanguage('fr');
  assert.deepEqual(cookies.written, []);
});

test('a choice that a page has put back from the state is overruled by the next one', async () => {
  const cookies = new WorkingCookies();
  const copy = await visit(cookies);
  copy.changeLanguage('ar');
  copy.store.setState({ lang: 'en' });
  copy.changeLanguage('en');
  assert.equal(langOf(await visit(cookies)), 'en');
});

test('the next page starts in the chosen language', async () => {
  const cookies = new WorkingCookies();
  (await visit(cookies, 'en')).changeLanguage('ru');
  assert.equal(langOf(await visit(cookies, 'en')), 'ru');
});

test('a configured language that the shopper has overruled stays overruled, later and on the next page', async () => {
  const cookies = new WorkingCookies();
  const copy = await visit(cookies);
  copy.configure({ lang: 'en' });
  copy.changeLanguage('fr');
  assert.equal(langOf(copy), 'fr');
  copy.configure({ partner: 'acme' });
  assert.equal(langOf(copy), 'fr');
  copy.configure({ lang: 'en' }); // as an element does when it is mounted again
  assert.equal(langOf(copy), 'fr');
  const next = await visit(cookies);
  next.configure({ lang: 'en' });
  assert.equal(langOf(next), 'fr');
});

test('a configured language other than the overruled one wins, because it is later', async () => {
  const cookies = new WorkingCookies();
  const copy = await visit(cookies);
  copy.configure({ lang: 'en' });
  copy.changeLanguage('fr');
  copy.configure({ lang: 'ru' });
  assert.equal(langOf(copy), 'ru');
  const next = await visit(cookies);
  next.configure({ lang: 'ar' });
  assert.equal(langOf(next), 'ar');
});

test('a choice on a page without a configured language leaves the configuration of others alone', async () => {
  const cookies = new WorkingCookies();
  (await visit(cookies)).changeLanguage('ru');
  const next = await visit(cookies);
  next.configure({ lang: 'ar' });
  assert.equal(langOf(next), 'ar');
});

test('when the choice has expired, the configured language is back', async () => {
  const cookies = new WorkingCookies();
  const copy = await visit(cookies);
  copy.configure({ lang: 'en' });
  copy.changeLanguage('fr');
  cookies.values.delete('portal_NewLang');
  const next = await visit(cookies, 'ru');
  next.configure({ lang: 'en' });
  assert.equal(langOf(next), 'en');
});

test('a cookie with a language that is not offered is ignored', async () => {
  const cookies = new WorkingCookies();
  cookies.values.set('portal_NewLang', 'de').set('portal_locale', 'en');
  const copy = await visit(cookies, 'fr');
  assert.equal(langOf(copy), 'fr');
  copy.configure({ lang: 'en' });
  assert.equal(langOf(copy), 'en');
});

for (const [whose, chosen, lang] of [
  ['the shopper has chosen', 'de', 'en'],
  ['the page is in', null, 'de'],
] as const)
  test(`the language that ${whose} takes effect once the page has provided its texts`, async () => {
    const cookies = new WorkingCookies();
    if (chosen) cookies.values.set('portal_NewLang', chosen);
    const copy = await visit(cookies, lang);
    assert.equal(langOf(copy), 'en', 'German is not offered yet');
    copy.configure({ messages: { de: {} } });
    assert.equal(langOf(copy), 'de');
  });

test('the choice lasts for the life of the page where cookies are denied', async () => {
  openPage({ href: shop });
  const copy = await loadCopy();
  copy.changeLanguage('ar');
  copy.configure({ lang: null });
  assert.equal(langOf(copy), 'ar');
});
