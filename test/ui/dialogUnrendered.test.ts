// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import '../../src/drawer/define.js';
import '../../src/location/define.js';
import '../../src/prize-popup/define.js';
import '../../src/sign-in/define.js';
import { configure } from '../../src/state/store.js';
import { answers } from '../support/answers.js';
import { danasShop } from '../support/danas-shop.js';
import { until } from '../support/until.js';

/** The ways in which a page doesn't render a part of itself. Each hides a box, and returns what shows it again. */
const ways: Readonly<Record<string, (box: HTMLElement) => () => void>> = {
  'display: none': (box) => {
    box.style.display = 'none';
    return () => box.style.removeProperty('display');
  },
  hidden: (box) => {
    box.hidden = true;
    return () => {
      box.hidden = false;
    };
  },
  'content-visibility: hidden': (box) => {
    box.style.setProperty('content-visibility', 'hidden');
    return () => box.style.removeProperty('content-visibility');
  },
  'a closed details': (box) => {
    const details = document.createElement('details');
    box.before(details);
    details.append(box);
    return () => {
      details.open = true;
    };
  },
  'its own host with display: none': (box) => {
    const host = box.querySelector<HTMLElement>(':scope > *');
    host?.style.setProperty('display', 'none', 'important');
    return () => host?.style.removeProperty('display');
  },
};

const tags = ['sign-in', 'location', 'drawer', 'prize-popup'] as const;

const boxes: HTMLElement[] = [];
afterEach(async () => {
  document.body.replaceChildren();
  configure({ api: null }); // other files of the folder configure their own
  boxes.splice(0);
  await null;
});

type Opened = HTMLElement & { show(): void };

function place(tag: string): { readonly box: HTMLElement; readonly element: Opened } {
  answers({}, danasShop());
  const box = document.createElement('div');
  const element = document.createElement(`storefront-${tag}`) as Opened; // every dialog has this method
  const button = document.createElement('button');
  button.textContent = 'The page';
  box.append(element);
  document.body.append(button, box);
  return { box, element };
}

const dialogOf = (element: Element) => element.shadowRoot?.querySelector('dialog');
const isModal = (element: Element) => dialogOf(element)?.matches(':modal') ?? false;

/** Whether the page can be used: nothing is inert, and it scrolls. */
function isUsable(): boolean {
  const button = document.querySelector('button');
  button?.focus();
  const takesFocus = document.activeElement === button;
  return takesFocus && getComputedStyle(document.documentElement).overflowY !== 'hidden';
}

describe('a dialog in a part of the page that is not rendered', () => {
  for (const tag of tags)
    for (const [way, hide] of Object.entries(ways)) {
      it(`${tag}, hidden by ${way} before it opens, leaves the page usable, and opens once shown`, async () => {
        const { box, element } = place(tag);
        await until(() => element.shadowRoot?.querySelector('.base'));
        const showAgain = hide(box);
        element.show();
        await until(() => dialogOf(element), 'no dialog');
        await nextFrame();
        await nextFrame();
        expect(isModal(element)).to.equal(false);
        expect(isUsable()).to.equal(true);
        showAgain();
        await until(() => isModal(element), 'it does not open');
        expect(isUsable()).to.equal(false);
      });

      it(`${tag}, hidden by ${way} while it is open, leaves the page usable, and opens again`, async () => {
        const { box, element } = place(tag);
        await until(() => element.shadowRoot?.querySelector('.base'));
        element.show();
        await until(() => isModal(element), 'it does not open');
        const showAgain = hide(box);
        await until(() => !isModal(element) && isUsable(), 'the page is inert');
        showAgain();
        await until(() => isModal(element), 'it does not open again');
      });
    }

  it('is visible in a box with visibility: hidden', async () => {
    const { box, element } = place('location');
    box.style.visibility = 'hidden';
    await until(() => element.shadowRoot?.querySelector('.base'));
    element.show();
    await until(() => isModal(element), 'it does not open');
    const dialog = dialogOf(element);
    expect(dialog && getComputedStyle(dialog).visibility).to.equal('visible');
  });
});
