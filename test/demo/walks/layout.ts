import type { Driver } from '../../tools/drive.mjs';

/** Returns by how many pixels a page is wider than the screen, so that it would have to be scrolled sideways. */
export const tooWide = (browser: Driver): Promise<number> =>
  browser.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/**
 * Returns the words on a page that don't fit where they are, so that they are broken in two. In an address and the like,
 * that is no fault, and in the names of goods it is a language's own: neither is looked at.
 */
export const brokenWords = (browser: Driver): Promise<string[]> =>
  browser.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const box of document.querySelectorAll(
      'main :is(h1, h2, h3, h4, button, label, legend, th, dt, .tiles a):not(.cut-name)',
    )) {
      if (box.getBoundingClientRect().width < 10) continue; // only for screen readers
      // Whoever has a dictionary hyphenates such a word, as is usual. These browsers have none.
      const longest = getComputedStyle(box).hyphens === 'auto' ? 15 : Number.POSITIVE_INFINITY;
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text; // it shows no others
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
          if (word.length > longest) continue;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          // After a hyphen at the end of a line, WebKit begins with a part that is as wide as nothing.
          const parts = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
          const [first, last] = [parts[0], parts.at(-1)];
          if (first && last && last.top > first.top + first.height / 2) broken.push(word);
        }
      }
    }
    return broken;
  });
