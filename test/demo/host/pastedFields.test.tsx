// engines: all
import { expect } from '@open-wc/testing';
import type { InputHTMLAttributes } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createI18n, I18nContext } from '../../../demo/host/messages/i18n.js';
import { loadMessages } from '../../../demo/host/texts.js';
import { TextField } from '../../../demo/host/ui/fields.js';
import { Form, useShopForm } from '../../../demo/host/ui/form.js';
import { paste } from '../../support/paste.js';
import { until } from '../../support/until.js';

interface Kind {
  /** The attributes of the field, as the shop's forms have them. */
  readonly field: Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;
  /** What is pasted, and what is then in the field. */
  readonly pastes: Readonly<Record<string, string>>;
}

const kinds: Readonly<Record<string, Kind>> = {
  'a US zip code': {
    field: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 5 },
    pastes: {
      '90210': '90210',
      ' 90210': '90210',
      '\u00a090210\u00a0': '90210',
      '\u200b90210': '90210',
      '\u202a90210\u202c': '90210',
      '９０２１０': '90210',
      '90210-1234': '90210',
      'CA 90210': '90210',
      'Beverly Hills, CA 90210, USA': '90210',
    },
  },
  'a code that was mailed': {
    field: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12 },
    pastes: {
      '123456': '123456',
      ' 123 456 ': '123456',
      '123-456': '123456',
      '\u200e123456\u200f': '123456',
      '１２３４５６': '123456',
      'Your code is 123456': '123456',
      'Your code is 123456. It expires in 10 minutes.': '123456',
    },
  },
  'another country’s postal code': {
    field: { autoComplete: 'postal-code', maxLength: 12 },
    pastes: { ' \u200eSW1A\u00a01AA\n': 'SW1A 1AA', 'ＳＷ１Ａ　１ＡＡ': 'SW1A 1AA' },
  },
  'a phone number': {
    field: { type: 'tel', autoComplete: 'tel', maxLength: 16 },
    pastes: {
      ' \u202a+1\u00a0310 555 0133\u202c': '+1 310 555 0133',
      '＋１３１０５５５０１３３': '+13105550133',
    },
  },
  'an email': {
    field: { type: 'email', autoComplete: 'email', maxLength: 16 },
    pastes: { '\u200bdana@example.com': 'dana@example.com' },
  },
  'a year': {
    field: { inputMode: 'numeric', maxLength: 4 },
    pastes: { ' 2015': '2015', '２０１５': '2015', '\u200e٢٠١٥': '2015' },
  },
  'a price': {
    field: { inputMode: 'decimal', maxLength: 5 },
    pastes: { '\u00a049.00': '49.00' },
  },
  'a coupon': {
    field: { autoCapitalize: 'characters', maxLength: 7 },
    pastes: { ' 7K3-Q9F': '7K3-Q9F', '７Ｋ３-Ｑ９Ｆ': '7K3-Q9F' },
  },
  'a name': {
    field: { autoComplete: 'name', maxLength: 12 },
    pastes: { '\u202bليلى حداد\u202c\n': 'ليلى حداد', '  Nadia\u00a0Haddad': 'Nadia Haddad' },
  },
  'a password': {
    field: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
    pastes: { ' pass\u00a0word ': ' pass\u00a0word ' },
  },
};

let root: Root;
let stage: HTMLElement;
let sent: string | null;

function Page({ field }: Pick<Kind, 'field'>) {
  const form = useShopForm<{ field: string }, void>({
    defaultValues: { field: '' },
    check: () => ({}),
    send: async (values) => {
      sent = values.field;
    },
    onSent: () => {},
  });
  return (
    <Form form={form}>
      <TextField name="field" label="Field" {...field} />
    </Form>
  );
}

const i18n = createI18n('en', await loadMessages('en'));

/** Shows a form with such a field, and returns it. */
async function show(field: Kind['field']): Promise<HTMLInputElement> {
  root.render(
    <I18nContext value={i18n}>
      <Page field={field} />
    </I18nContext>,
  );
  await until(() => stage.querySelector('input'), 'no field');
  return stage.querySelector('input') as HTMLInputElement; // it's there
}

/** Sends the form. Returns the field's value there. */
async function send(): Promise<string | null> {
  stage.querySelector('form')?.requestSubmit();
  await until(() => sent !== null, 'the form was not sent');
  return sent;
}

beforeEach(() => {
  sent = null;
  stage = document.createElement('div');
  document.body.append(stage);
  root = createRoot(stage);
});
afterEach(() => {
  root.unmount();
  stage.remove();
});

for (const [name, { field, pastes }] of Object.entries(kinds))
  describe(`${name} that is pasted into a form of the shop`, () => {
    for (const [pasted, expected] of Object.entries(pastes))
      it(`${JSON.stringify(pasted)} is sent as ${JSON.stringify(expected)}`, async () => {
        const input = await show(field);
        paste(input, pasted);
        expect(input.value).to.equal(expected);
        expect(await send()).to.equal(expected);
      });
  });

describe('the values in the shop’s forms', () => {
  for (const name of ['a US zip code', 'a code that was mailed'])
    it(`are replaced when ${name} is pasted`, async () => {
      const { field = {}, pastes = {} } = kinds[name] ?? {};
      const input = await show(field);
      for (const [pasted, expected] of Object.entries(pastes)) {
        paste(input, pasted);
        expect(input.value).to.equal(expected);
      }
    });

  it('are sent as a zip code when its digits are of another script', async () => {
    const input = await show(kinds['a US zip code']?.field ?? {});
    input.focus();
    input.setRangeText('９０２１０');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(await send()).to.equal('90210');
  });
});
