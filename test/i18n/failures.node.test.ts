import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureText } from '../../src/i18n/failures/failure-text.js';
import { languages } from '../../src/page/locale.js';

const failure = (kind: string, code = 0, message = '') => ({ kind, code, message });

/** The Chinese texts of the error catalog, as the specification words them. */
const catalog: Readonly<Record<number, string>> = {
  400: '请求错误',
  401: '未授权，请重新登录',
  403: '拒绝访问',
  404: '请求的资源不存在',
  405: '请求方法不允许',
  408: '请求超时',
  500: '服务器错误',
  501: '服务未实现',
  502: '网络错误',
  503: '服务不可用',
  504: '网络超时',
  505: 'HTTP版本不受支持',
};
const connection = '连接错误';

for (const language of languages) {
  test(`${language}: every Chinese status of the catalog is shown in the shopper's language, too`, async () => {
    const texts = new Set<string>();
    for (const [status, chinese] of Object.entries(catalog)) {
      const text = (await failureText(failure('http', Number(status)), language)) ?? '';
      assert.ok(text.startsWith(`${chinese} · `), text);
      const own = text.slice(chinese.length + 3);
      assert.ok(own.length > 3 && !/\p{Script=Han}/u.test(own), text);
      texts.add(own);
    }
    assert.equal(texts.size, Object.keys(catalog).length, 'each has a text of its own');
  });

  test(`${language}: any other status, a redirect and a lost network are connection errors`, async () => {
    const texts = await Promise.all(
      [failure('http', 418), failure('http', 599), failure('http', 0), failure('network')].map((each) =>
        failureText(each, language),
      ),
    );
    assert.equal(new Set(texts).size, 1);
    assert.match(`${texts[0]}`, new RegExp(`^${connection} · .{4,}`));
  });

  test(`${language}: a timeout has the message of status 408`, async () => {
    assert.equal(
      await failureText(failure('timeout'), language),
      await failureText(failure('http', 408), language),
    );
  });

  test(`${language}: the message for an unreadable answer is in the shopper's language`, async () => {
    const text = await failureText(failure('reply', 0, 'data.banner: expected type'), language);
    assert.ok(text && !/data|\p{Script=Han}/u.test(text), `${text}`);
  });
}

test("a refusal shows the server's own message", async () => {
  assert.equal(await failureText(failure('business', 500, 'The shop is closed'), 'fr'), 'The shop is closed');
});

test('a refusal without a message shows its code, or a connection error', async () => {
  assert.match(`${await failureText(failure('business', 403, '  '), 'en')}`, /^拒绝访问 · Access denied$/);
  assert.match(`${await failureText(failure('business', 9), 'en')}`, /^连接错误 · Connection error$/);
});

test('an invalid token (5004) and an abort show no message', async () => {
  assert.equal(await failureText(failure('business', 5004, 'Invalid token'), 'en'), null);
  assert.equal(await failureText(failure('abort'), 'en'), null);
});

test('codes that are names in Object.prototype are not statuses', async () => {
  assert.match(`${await failureText(failure('http', Number.NaN), 'en')}`, /^连接错误/);
});
