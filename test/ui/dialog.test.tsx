// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { Dialog } from '../../src/ui/dialog/Dialog.js';
import { press } from '../support/keys.js';
import { until } from '../support/until.js';
import { drag, ends, stage, still } from './dialog-stage.js';

describe('a dialog', () => {
  it('is modal and named by its heading', async () => {
    const dialog = await stage().open();
    const heading = dialog.querySelector('h2');
    expect(heading?.textContent).to.equal('Choose');
    expect(dialog.getAttribute('aria-labelledby')).to.equal(heading?.id);
  });

  it('leaves nothing in the document when it closes', async () => {
    const { find, host } = stage();
    await until(() => host.shadowRoot?.querySelector('.base'));
    expect(find()).to.equal(null);
  });

  for (const [way, close] of Object.entries({
    Escape: () => press('Escape'),
    'its button': async (dialog: HTMLElement) =>
      dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click(),
    'a press beside it': (dialog: HTMLElement) => drag([4, 4], [4, 4], dialog),
  }))
    it(`closes once by ${way}, and returns the focus`, async () => {
      const { open, closed, closes, opener } = stage();
      const dialog = await open();
      await close(dialog);
      await closed();
      await nextFrame();
      expect(closes()).to.equal(1);
      expect(document.activeElement).to.equal(opener);
    });

  it('stays open when a press begins inside it and ends outside', async () => {
    const { open, root, closes } = stage();
    const dialog = await open();
    still(root);
    const { x, y } = (dialog.querySelector('p') ?? dialog).getBoundingClientRect();
    await drag([Math.round(x) + 4, Math.round(y) + 4], [4, 4], dialog);
    await nextFrame();
    expect(closes()).to.equal(0);
  });

  it('has a Back button if there is a step to go back to', async () => {
    let backs = 0;
    const dialog = await stage({
      back: {
        label: 'Back',
        onBack: () => {
          backs += 1;
        },
      },
    }).open();
    dialog.querySelector<HTMLElement>('[aria-label=Back]')?.click();
    expect(backs).to.equal(1);
  });

  it('keeps the page from scrolling without changing its styles', async () => {
    const tall = document.createElement('div');
    tall.style.blockSize = '5000px';
    document.body.append(tall);
    ends.push(() => tall.remove());
    const width = document.documentElement.clientWidth;
    const sheets = document.adoptedStyleSheets.length;
    const { open, closed, set } = stage();
    await open();
    const { overflowY } = getComputedStyle(document.documentElement);
    expect(overflowY).to.equal('hidden');
    expect(document.body.getBoundingClientRect().width).to.be.closeTo(width - 16, 17);
    expect(document.documentElement.getAttribute('style')).to.equal(null);
    set({ open: false });
    await closed();
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    expect(document.adoptedStyleSheets).to.have.length(sheets);
  });

  it('keeps the page from scrolling after a script has replaced the document’s stylesheets', async () => {
    const tall = document.createElement('div');
    tall.style.blockSize = '5000px';
    document.body.append(tall);
    ends.push(() => tall.remove());
    await stage().open();
    document.adoptedStyleSheets = [];
    window.scrollTo(0, 50);
    ends.push(() => window.scrollTo(0, 0));
    await until(() => getComputedStyle(document.documentElement).overflowY === 'hidden', 'it scrolls');
  });

  it('stays modal and keeps the focus when its element is moved', async () => {
    const { open, host, root, closes } = stage({ children: <input id="first" /> });
    const dialog = await open();
    const place = document.createElement('section');
    document.body.append(place);
    ends.push(() => place.remove());
    place.append(host);
    await until(() => dialog.matches(':modal'), 'it is no longer modal');
    await nextFrame();
    expect(root.activeElement?.id).to.equal('first');
    expect(closes()).to.equal(0);
  });

  it('opens once its element is added to the document', async () => {
    const { find, set, host, root } = stage({ children: <input id="first" /> });
    await until(() => root.querySelector('.base'));
    host.remove();
    set({ open: true });
    await until(find, 'it did not render');
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    document.body.append(host);
    await until(() => find()?.matches(':modal'), 'it does not open');
    expect(root.activeElement?.id).to.equal('first');
  });

  it('returns the focus when its element is removed while it is open', async () => {
    const { open, host, view, opener } = stage({ children: <input /> });
    await open();
    host.remove();
    view.unmount();
    expect(document.activeElement).to.equal(opener);
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
  });

  it('closes on Escape without closing the dialog below it', async () => {
    const { open, root, set, find } = stage();
    let upperCloses = 0;
    await open({
      inner: (
        <Dialog
          open
          title="Upper"
          closeLabel="Close upper"
          part="upper"
          onClose={() => {
            upperCloses += 1;
            set({ inner: null });
          }}
        >
          <p>Upper text</p>
        </Dialog>
      ),
    });
    await until(() => root.querySelector('[part=upper]')?.matches(':modal'));
    await press('Escape');
    await until(() => !root.querySelector('[part=upper]'));
    expect(upperCloses).to.equal(1);
    expect(find()?.matches(':modal')).to.equal(true);
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
  });

  it('scrolls inside and stays within the window when its content is long', async () => {
    const { open, root } = stage({
      title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6),
      children: <div style={{ blockSize: '4000px' }}>Long</div>,
    });
    const dialog = await open();
    still(root);
    const { top, bottom } = dialog.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(window.innerHeight);
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    const close = dialog.querySelector('[aria-label=Close]')?.getBoundingClientRect();
    expect(close?.width).to.be.greaterThan(40);
  });

  it('shows a message inside, where the pointer can reach it', async () => {
    const { open, set, root } = stage();
    const dialog = await open();
    set({ message: <p id="saved">Saved</p> });
    await until(() => root.querySelector('#saved'));
    expect(dialog.contains(root.querySelector('#saved'))).to.equal(true);
    expect(root.querySelector('#saved')?.closest('[role=status]')).not.to.equal(null);
  });
});
