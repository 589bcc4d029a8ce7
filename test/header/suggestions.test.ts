// over: component
import { expect } from '@open-wc/testing';
import { cookies } from '../../src/state/storage.js';
import { configure } from '../../src/state/store.js';
import { held, Refusal } from '../support/answers.js';
import {
  box,
  button,
  found,
  lists,
  options,
  optionTexts,
  readyHeader,
  recent,
  statusText,
  toSuggestion,
} from '../support/header.js';
import { press, type } from '../support/keys.js';
import { itOnce } from '../support/once.js';
import { prevented } from '../support/prevented.js';
import { until } from '../support/until.js';

const suggestPath = '/pc/search/suggest';

describe('suggestions', () => {
  it('appear for the typed text, with their number announced', async () => {
    const { element, calls } = await readyHeader();
    box(element)?.focus();
    await type('tire');
    const last = () => calls.filter(({ path }) => path === suggestPath).at(-1);
    // On a slow machine, the first letters may get their own request.
    await until(() => last()?.query.get('keywords') === 'tire', 'the term is requested');
    await lists(element, found);
    expect(statusText(element)).to.equal('Suggestions: 3');
    expect(last()?.query.has('uuid')).to.equal(true);
    expect(last()?.query.has('is_wholesale')).to.equal(false);
  });

  itOnce('are nine at most', async () => {
    const many = Array.from({ length: 12 }, (_, number) => toSuggestion(`tire ${number}`));
    const { element } = await readyHeader(undefined, { [suggestPath]: () => many });
    box(element)?.focus();
    await type('t');
    await until(() => options(element).length);
    expect(options(element)).to.have.length(9);
  });

  itOnce('are for wholesale goods in the factory zone', async () => {
    const { element, calls } = await readyHeader('<storefront-header factory-zone></storefront-header>');
    box(element)?.focus();
    await type('tire');
    await lists(element, found);
    expect(
      calls
        .filter(({ path }) => path === suggestPath)
        .at(-1)
        ?.query.get('is_wholesale'),
    ).to.equal('1');
  });

  itOnce('are requested when the shopper pauses, not for each letter', async () => {
    const { element, calls } = await readyHeader('<storefront-header search-value="a"></storefront-header>');
    const input = box(element);
    if (!input) return;
    input.focus();
    for (const value of ['ti', 'tir', 'tire']) {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    await lists(element, found);
    const keywords = calls
      .filter(({ path }) => path === suggestPath)
      .map(({ query }) => query.get('keywords'));
    expect(keywords).to.deep.equal(['tire']);
  });

  it('for an earlier letter never show, however late they arrive', async () => {
    const first = held<unknown>();
    const { element, calls } = await readyHeader(undefined, {
      [suggestPath]: ({ query }) =>
        query.get('keywords') === 't' ? first.answer() : [toSuggestion('tire of now')],
    });
    box(element)?.focus();
    await type('t');
    await until(() => calls.some(({ query }) => query.get('keywords') === 't'));
    await type('i');
    await lists(element, ['tire of now']);
    first.give([toSuggestion('late')]);
    await lists(element, ['tire of now']);
    expect(optionTexts(element)).to.deep.equal(['tire of now']);
  });

  itOnce('for a term are cached for the visit', async () => {
    const { element, calls } = await readyHeader();
    box(element)?.focus();
    await type('tx');
    await lists(element, found);
    await press('Backspace');
    await until(() => calls.some(({ query }) => query.get('keywords') === 't'));
    await type('x');
    await lists(element, found);
    await press('Escape');
    await press('ArrowDown');
    await lists(element, found);
    expect(calls.filter(({ query }) => query.get('keywords') === 'tx')).to.have.length(1);
  });

  for (const [what, answer] of Object.entries<() => unknown>({
    refused: () => new Refusal(500, 'Broken'),
    'in an unexpected format': () => [{ word: 'tire' }],
  })) {
    itOnce(`that are ${what} do not affect the search`, async () => {
      const jumps = prevented('storefront-navigate');
      const { element, calls } = await readyHeader(undefined, { [suggestPath]: answer });
      box(element)?.focus();
      await type('tire');
      await until(() => calls.some(({ query }) => query.get('keywords') === 'tire'));
      await press('Enter');
      expect(options(element)).to.have.length(0);
      expect(jumps).to.have.length(1);
    });
  }

  it('are searched for when clicked', async () => {
    const jumps = prevented('storefront-navigate');
    const { element } = await readyHeader();
    box(element)?.focus();
    await type('tire');
    await lists(element, found);
    options(element)[1]?.click();
    expect(jumps).to.deep.include.members([
      {
        href: `${location.origin}/categories?goods_name=tire+inflator`,
        path: '/categories',
        query: { goods_name: 'tire inflator' },
        target: '_self',
      },
    ]);
    await until(() => box(element)?.value === 'tire inflator');
    expect(options(element)).to.have.length(0);
  });

  it('disappear when the focus leaves', async () => {
    const { element } = await readyHeader();
    box(element)?.focus();
    await type('tire');
    await lists(element, found);
    box(element)?.blur();
    await lists(element, []);
  });

  itOnce('are requested from their own host, without the token', async () => {
    cookies.write('myCookie', 'secret');
    const { element, calls } = await readyHeader();
    const own = `${location.protocol}//127.0.0.1:${location.port}${new URL(calls[0]?.path ?? '', location.href).pathname}`;
    const seen: { url: string; token: string | null }[] = [];
    const inner = window.fetch;
    window.fetch = async (input, init) => {
      const url = String(input);
      if (!url.includes(suggestPath)) return inner(input, init);
      seen.push({ url, token: new Headers(init?.headers).get('token') });
      return Response.json({ code: 200, msg: 'OK', data: found.map(toSuggestion) });
    };
    configure({ suggest: own });
    box(element)?.focus();
    await type('tire');
    await lists(element, found);
    expect(seen.at(-1)?.url.startsWith(own)).to.equal(true);
    expect(seen.map(({ token }) => token)).to.not.include('secret');
    configure({ suggestToken: true });
    await type('s');
    await until(() => seen.at(-1)?.token === 'secret');
    cookies.write('myCookie', null);
  });
});

describe('recent terms', () => {
  it('are listed when the box is empty', async () => {
    const { element } = await readyHeader();
    box(element)?.focus();
    await lists(element, recent);
    expect(element.shadowRoot?.querySelector('[role=listbox]')?.ariaLabel).to.equal('Recent searches');
  });

  for (const [how, forget] of Object.entries<(element: Element) => Promise<void>>({
    'by its button': async (element) => button(element, 'Remove dash cam from recent searches')?.click(),
    'by the Delete key': async () => press('ArrowDown', 'Delete'),
  })) {
    it(`are removed ${how}`, async () => {
      const { element, calls } = await readyHeader();
      box(element)?.focus();
      await lists(element, recent);
      await forget(element);
      await lists(element, ['floor mats']);
      await until(() => calls.some(({ path }) => path === '/pc/search/deleteLog'));
      const call = calls.find(({ path }) => path === '/pc/search/deleteLog');
      expect([call?.method, call?.body.get('keywords')]).to.deep.equal(['POST', 'dash cam']);
      expect(call?.body.has('uuid')).to.equal(true);
      expect(element.shadowRoot?.activeElement).to.equal(box(element));
    });
  }

  itOnce('that cannot be removed show a message', async () => {
    const { element } = await readyHeader(undefined, {
      '/pc/search/deleteLog': () => new Refusal(500, 'Not now'),
    });
    box(element)?.focus();
    await lists(element, recent);
    button(element, 'Remove dash cam from recent searches')?.click();
    await until(() => element.shadowRoot?.querySelector('[part=message]')?.textContent === 'Not now');
  });
});
