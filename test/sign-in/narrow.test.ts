import { expect, nextFrame } from '@open-wc/testing';
import {
  click,
  fault,
  fields,
  openServer,
  readySignIn,
  type SignInElement,
  until,
} from '../support/sign-in.js';

/** Returns the elements that stick out of the page's panel, as tag and class. */
function overflowing(element: SignInElement): string[] {
  const box = element.getBoundingClientRect();
  const all = [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=base] *') ?? []),
    ...element.querySelectorAll<HTMLElement>('*'),
  ];
  return all
    .filter((each) => !each.closest('.unseen, .sf-unseen, svg'))
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 0 && (left < box.left - 0.5 || right > box.right + 0.5);
    })
    .map((each) => `${each.localName}.${each.className}`);
}

describe('narrow places', () => {
  beforeEach(() => {
    openServer({ '/pc/otherLoginSwitch': () => ({ pc_switch: 1 }) });
  });

  for (const lang of ['en', 'ru', 'ar', 'fr'])
    for (const view of ['email', 'register', 'reset'])
      for (const size of [16, 32])
        it(`everything fits in 320 px: ${view}, ${lang}, text of ${size} px`, async () => {
          const element = await readySignIn(
            `page view="${view}" lang="${lang}" style="inline-size: 320px; --storefront-font-size: ${size}px"`,
          );
          element.querySelector('form')?.requestSubmit();
          await until(() => element.querySelector('[aria-invalid]'), 'the faults');
          await nextFrame();
          expect(overflowing(element)).to.deep.equal([]);
          for (const input of fields(element)) expect(input.offsetHeight).to.be.at.least(44);
        });

  it('a dialog on a narrow screen is a sheet from below, and scrolls within', async () => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'inline-size: 320px; block-size: 480px; border: 0';
    document.body.append(frame);
    const element = await readySignIn('open view="register"');
    // In a separate document, the element is as wide as that document.
    frame.contentDocument?.body.append(element);
    await until(() => element.shadowRoot?.querySelector('dialog')?.matches(':modal'), 'the dialog');
    for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.finish();
    const box = element.shadowRoot?.querySelector('dialog')?.getBoundingClientRect();
    expect([box?.left, box?.width, box?.bottom]).to.deep.equal([0, 320, 480]);
    expect(box?.top).to.be.at.least(0);
    const body = element.shadowRoot?.querySelector('.dialog-body');
    expect(body?.scrollHeight).to.be.greaterThan(body?.clientHeight ?? 0);
    expect(body?.scrollWidth).to.be.at.most(body?.clientWidth ?? 0);
    click(element, 'Create account');
    await until(() => fault(element, 'Email'), 'a fault');
    element.remove();
    frame.remove();
  });
});
