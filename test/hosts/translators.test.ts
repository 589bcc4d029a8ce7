import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { type Host, openHost, patience, searchesForTesla } from './frame.js';

/** Does what page translators do: replaces every text node with a new one in `<font><font>`. */
function translate(root: ParentNode & Node): void {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.textContent?.trim()) continue;
    const outer = text.ownerDocument?.createElement('font');
    const inner = text.ownerDocument?.createElement('font');
    if (!outer || !inner) continue;
    inner.textContent = text.textContent.toUpperCase();
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

describe('hostile-host 18: page translators', () => {
  let host: Host;
  let element: HTMLElement;
  let root: ShadowRoot;

  beforeEach(async () => {
    host = await openHost('plain');
    element = await host.ready();
    if (!element.shadowRoot) throw new Error('its root is open');
    root = element.shadowRoot;
    translate(root);
    translate(host.document.body);
  });

  const shows = (selector: string, text: string) =>
    until(() => root.querySelector(selector)?.textContent === text, `${selector}: not ${text}`, patience);

  it('the shopper can still choose, and sees the choice', async () => {
    expect(root.querySelector('[part=make] .value')?.textContent).to.equal('ALL MAKES');
    await searchesForTesla(host);
    translate(root);
    element.setAttribute('make', 'byd');
    await shows('[part=make] .value', 'BYD');
    await shows('[part=model] .value', 'All Models');
    expect(host.faults).to.deep.equal([]);
  });

  it('titles that change appear', async () => {
    element.setAttribute('heading', 'One');
    await shows('[part=heading]', 'One');
    translate(root);
    element.setAttribute('heading', 'Two');
    await shows('[part=heading]', 'Two');
    element.removeAttribute('heading');
    await shows('[part=heading]', 'Your next car, shipped worldwide');
    expect(host.faults).to.deep.equal([]);
  });

  it('another language appears', async () => {
    element.lang = 'fr';
    await shows('[type=submit]', 'Rechercher');
    await shows('[part=make] .name', 'Marque');
    await shows('[part=make] .value', 'Toutes les marques');
    await shows('[role=tooltip]', 'Choisissez d’abord une marque');
    expect(host.faults).to.deep.equal([]);
  });

  it('the widget can be removed and reinserted', async () => {
    element.remove();
    await until(() => !root.querySelector('[role=combobox]'), 'not torn down', patience);
    host.document.body.append(element);
    await shows('[part=make] .value', 'All Makes');
    expect(host.faults).to.deep.equal([]);
  });
});
