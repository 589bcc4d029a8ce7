import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pages } from './fences.js';

/** The title of a test as its file has it, and the file, from `test`. */
type Title = readonly [file: string, title: string];

/** The tests that hold each row of "Hosts we have met", by what the row's first column says. */
const tests: Readonly<Record<string, readonly Title[]>> = {
  'adobe/aem-boilerplate-commerce#168, prebid/Prebid.js#12724': [
    ['hosts/prerendering.node.test.ts', 'which follows once when the page is opened'],
  ],
  'a popup while a visitor types': [['prize-popup/typing.test.ts', 'waits while the focus is in']],
  'GovAlta/ui-components#1864, factorialco/f0#5484': [['hosts/boxes.test.ts', 'is usable in']],
  'a placeholder as a header': [
    ['header/pageScroll.test.ts', 'keeps the header at the top'],
    ['header/pageScroll.test.ts', 'shows the back-to-top control'],
  ],
  'focus under a sticky header (WCAG 2.4.11)': [
    ['header/pageScroll.test.ts', 'doesn’t cover the targets of Shift+Tab and anchors'],
  ],
  'a larger font in the browser': [['ui/preferences.test.ts', 'whatever the page’s root has']],
  'a printed page': [
    ['ui/printed.test.ts', 'leaves out'],
    ['ui/printed.test.ts', 'has its header in its normal place'],
  ],
  'a list in `overflow: hidden`': [['ui/popups.test.ts', 'can be reached in']],
  '`zoom` on `body`, on-screen keyboards, tall frames': [
    ['ui/popups.test.ts', 'can be reached in'],
    ['ui/popups.test.ts', 'stay in the part of the window above it'],
    ['ui/tallFrames.test.ts', 'opens in the visible part'],
  ],
  'whatwg/html#12287': [['ui/dialogUnrendered.test.ts', 'leaves the page usable, and opens once shown']],
  'one-key shortcuts of a page': [
    ['ui/pageEvents.test.ts', 'typing does not trigger the page’s shortcuts'],
    ['ui/pageEvents.test.ts', 'AltGr characters, deletions, and autofill do not trigger them either'],
  ],
  'Lenis, react-remove-scroll': [['ui/pageEvents.test.ts', 'the page cannot cancel']],
  'one Escape, two layers': [['ui/escape.test.ts', 'but not a layer of the page that listens']],
  '"no double submit" scripts': [
    ['ui/pageEvents.test.ts', 'leaves the sign-in usable after a wrong password'],
  ],
  'Enter with `keyCode` 229': [['ui/pageEvents.test.ts', 'Enter in an input method does nothing']],
  'presentator/presentator#156, getsentry/sentry#122331': [
    ['ui/filledWithoutEvents.test.ts', 'when it renders again'],
  ],
  'idiomorph, Turbo 8, Livewire': [
    ['ui/morphedPages.test.ts', 'with the typed values and the focus'],
    ['ui/morphedPages.test.ts', 'is closed by a morph that removes `open`, unless the page keeps it'],
  ],
  'a script that assigns `adoptedStyleSheets`': [['ui/lostStyles.test.ts', 'empties the list']],
  'the loader’s tag in a shadow root, or removed at once': [
    ['loader/configuration.test.ts', 'in a shadow root'],
    ['loader/configuration.test.ts', 'of a classic script is found even if its tag was removed immediately'],
    ['loader/configuration.test.ts', 'can’t be found, with a warning'],
  ],
  'pasted zip codes and codes': [
    ['ui/pastedText.node.test.ts', 'text that is pasted for'],
    ['location/pastedZip.test.ts', 'is extracted before the limit of five cuts it'],
    ['sign-in/whileTyping.test.ts', 'pasted'],
    ['demo/host/pastedFields.test.tsx', 'that is pasted into a form of the shop'],
  ],
  'typographic quotes in a shortcode': [
    ['hosts/wordpress/markup.node.test.ts', 'works as a shortcode with a word processor’s quotes'],
  ],
  'jsdom, happy-dom': [
    ['bundle/simulatedBrowsers.node.test.ts', 'renders, and the host’s own content stays'],
    ['bundle/simulatedBrowsers.node.test.ts', 'one warning lists the missing browser features'],
  ],
  'a self-closed tag': [['element/unclosed.test.ts', 'a self-closed tag']],
  '`%00` in a URL, searches for nothing but punctuation': [
    ['demo/server/oddPageUrls.node.test.ts', 'and logs nothing'],
    ['demo/server/goodsSearch.node.test.ts', 'with empty filters'],
  ],
  'a form of the page’s own with a make chosen': [
    ['car-search/pageForm.test.ts', 'is replaced by the fields, which take over its values'],
    ['car-search/pageForm.test.ts', 'is replaced by a widget that has its makes at the first render'],
  ],
  'Prototype.js, enumerable fields': [['hosts/builtIns.test.ts', 'every widget shows the server’s data']],
  'a header without a drawer': [
    ['loader/withoutLoader.test.ts', 'a header adds and opens the menu on a page without one'],
  ],
  'TypeScript 7 and `storefront.css`': [
    ['bundle/types.node.test.ts', 'accepts every import without a binding, including the stylesheet'],
  ],
  '`Cross-Origin-Embedder-Policy`': [
    ['demo/server/servedFiles.node.test.ts', 'lets pages of any origin show an image'],
  ],
  'Safari’s 7 days for cookies': [['navigation/guard.node.test.ts', 'no guest']],
};

/** The first column of each row of the page's table. */
const reported = [
  ...(pages.get('hosts-we-have-met.md') ?? '').matchAll(/^\| (?!reported |---)(.+?) \|/gm),
].map(([, cell = '']) => cell);

describe('each row of "Hosts we have met"', () => {
  it('has tests, and no test is listed for a deleted row', () => {
    assert.deepEqual(Object.keys(tests), reported);
  });

  for (const [row, titles] of Object.entries(tests))
    it(`${row}: has its tests`, () => {
      assert.ok(titles.length > 0, 'it has no tests');
      for (const [file, title] of titles) {
        assert.ok(existsSync(`test/${file}`), file);
        assert.ok(readFileSync(`test/${file}`, 'utf8').includes(title), `${file}: ${title}`);
      }
    });
});
