// engines: all
import { expect } from '@open-wc/testing';
import { createRoot, type Root } from 'react-dom/client';
import { createI18n, I18nContext } from '../../../demo/host/messages/i18n.js';
import { loadMessages } from '../../../demo/host/texts.js';
import { TextField } from '../../../demo/host/ui/fields.js';
import { Form, FormButtons, useShopForm } from '../../../demo/host/ui/form.js';
import { mouse } from '../../support/mouse.js';
import { paste } from '../../support/paste.js';
import { until } from '../../support/until.js';

const NONE = 'There is no such zip code. Please enter the five digits of one in the United States.';
const CHECK = 'Please check the highlighted fields';

let root: Root;
let stage: HTMLElement;
let refuseZip: () => void;
let refuseForm: () => void;
let sent: number;

function Page() {
  const form = useShopForm<{ zip: string }, void>({
    defaultValues: { zip: '' },
    check: ({ zip }) => ({ zip: zip === '9' ? NONE : undefined }),
    checkText: CHECK,
    send: async () => {
      sent += 1;
    },
    onSent: () => {},
  });
  refuseZip = () => form.methods.setError('zip', { message: NONE });
  refuseForm = () => form.methods.setError('root', { message: NONE });
  return (
    <Form form={form}>
      <TextField name="zip" label="Zip code" />
      <FormButtons submit="Save" busy="Saving…" />
    </Form>
  );
}

const i18n = createI18n('en', await loadMessages('en'));
const button = () => stage.querySelector('button') as HTMLButtonElement; // it's there
const top = () => button().getBoundingClientRect().top;
/** Waits until what was set has been rendered. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function pointAt(element: Element): Promise<void> {
  const { left, top, width } = element.getBoundingClientRect();
  // Near its upper edge: the button's old place is no longer on it after it has moved.
  await mouse.moveTo(left + width / 2, top + 3);
}

beforeEach(async () => {
  sent = 0;
  stage = document.createElement('div');
  document.body.append(stage);
  root = createRoot(stage);
  root.render(
    <I18nContext value={i18n}>
      <Page />
    </I18nContext>,
  );
  await until(() => stage.querySelector('input'), 'no form');
});
afterEach(async () => {
  await mouse.reset();
  root.unmount();
  stage.remove();
});

const messages = {
  'a field': () => refuseZip(),
  'the form': () => refuseForm(),
};

for (const [of, refuse] of Object.entries(messages))
  describe(`a message about ${of} that comes while the button is pressed`, () => {
    it('does not move it before the click', async () => {
      stage.querySelector('input')?.focus();
      const before = top();
      await pointAt(button());
      await mouse.press();
      refuse();
      await rendered();
      expect(top()).to.equal(before);
      await mouse.release();
      await until(() => sent === 1, 'the click was lost');
    });

    it('is shown after a press that is no click', async () => {
      await pointAt(button());
      await mouse.press();
      refuse();
      await rendered();
      expect(stage.textContent).not.to.contain(NONE);
      await mouse.moveTo(1, 1);
      await mouse.release();
      await until(() => stage.textContent?.includes(NONE), 'no message');
      expect(sent).to.equal(0);
    });
  });

it('the message that points to invalid fields goes with the last of them', async () => {
  const input = stage.querySelector('input') as HTMLInputElement; // it's there
  paste(input, '9');
  button().click();
  await until(() => stage.textContent?.includes(CHECK), 'no message');
  paste(input, '4103');
  await until(() => !stage.textContent?.includes(CHECK), 'the message stays');
  expect(sent).to.equal(0);
});
