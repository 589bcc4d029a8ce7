import assert from 'node:assert/strict';
import { test } from 'node:test';
import { object, validate } from 'superstruct';
import { inputOf } from '../../../demo/host/ui/rules.js';
import { FORM_MESSAGES, formFields } from '../../../demo/server/http/form-fields.js';
import { type Form, maxLengthOf, type Rule, tidyValues, wrongIn } from '../../../demo/shared/check-form.js';
import * as forms from '../../../demo/shared/forms/forms.js';

const { address, contact, quote, profile, account } = FORM_MESSAGES.en;

/** The forms with their messages. A new form of shoppers is a row. */
const FORMS: Readonly<Record<string, readonly [Form, Readonly<Record<string, string>>]>> = {
  address: [forms.ADDRESS_FORM, address],
  contact: [forms.CONTACT_FORM, contact],
  quote: [forms.QUOTE_FORM, quote],
  profile: [forms.PROFILE_FORM, profile],
  guest: [forms.EMAIL_FORM, account],
  'sign-in': [forms.SIGN_IN_FORM, account],
  registration: [forms.REGISTER_FORM, account],
  'forgotten password': [forms.RESET_FORM, account],
  'new password': [forms.REPLACE_FORM, account],
  'seller’s registration': [{ name: forms.SELLER_NAME }, account],
};

const PASSWORD = 'a good one';
const NOW = new Date('2026-06-01T12:00:00Z');

/** Returns a value of this length. It's valid if its length is. */
function sampleOf({ kind }: Rule, length: number): string {
  if (kind === 'email') return 'ada@example.com'.padStart(length, 'a');
  if (kind === 'phone') return '5550133'.padEnd(length, '-');
  if (kind === 'same') return PASSWORD;
  return (kind === 'text' ? 'a' : '1').repeat(length);
}

/** What the page says about a value, and undefined if nothing. */
const pageSays = (form: Form, values: Readonly<Record<string, string>>, name: string) =>
  wrongIn(form, tidyValues(form, values), texts(form), NOW)[name];

/** What the server says about a value, and undefined if it takes it. */
function serverSays(form: Form, values: Readonly<Record<string, string>>, name: string): string | undefined {
  const [error] = validate(values, object(formFields(form, texts(form), NOW)), { coerce: true });
  return error?.failures().find(({ key }) => key === name)?.message;
}

const texts = (form: Form) => Object.values(FORMS).find(([each]) => each === form)?.[1] ?? {};

const limitsOf = (rule: Rule): { min: number; max: number } => {
  const max = maxLengthOf(rule);
  return { max, min: 'min' in rule && 'max' in rule && rule.kind !== 'whole' ? rule.min : max };
};

for (const [what, [form, messages]] of Object.entries(FORMS))
  for (const [name, rule] of Object.entries(form)) {
    const { min, max } = limitsOf(rule);
    const filled = { password: PASSWORD, [name]: '' };

    test(`the page and the server say the same about ${name} in the form “${what}”`, () => {
      const lengths = [min - 1, min, max].map((length) => sampleOf(rule, length));
      const values = [
        '',
        '  ',
        ...lengths,
        ` ${sampleOf(rule, Math.min(min, 20))} `,
        '?',
        '2031-01-01',
        '2001-02-30',
        '12345',
      ];
      for (const value of values) {
        const own = { ...filled, [name]: value };
        assert.equal(pageSays(form, own, name), serverSays(form, own, name), JSON.stringify(value));
      }
    });

    test(`each fault of ${name} in the form “${what}” has a message`, () => {
      const isOptional = rule.optional === true;
      assert.equal(pageSays(form, filled, name) === undefined, isOptional);
      for (const key of [rule.empty, rule.short, rule.long, rule.wrong])
        if (key !== undefined) assert.ok(messages[key], key);
    });

    if (!['password', 'same'].includes(rule.kind))
      test(`the field of ${name} in the form “${what}” holds what the server takes, and no more`, () => {
        assert.equal(inputOf(rule).maxLength, rule.kind === 'message' ? max : maxLengthOf(rule));
        assert.notEqual(serverSays(form, { ...filled, [name]: sampleOf(rule, max + 1) }, name), undefined);
      });
  }

test('a limit that changes in a form changes the page’s field, its check, and the server’s', () => {
  for (const [what, [form, messages]] of Object.entries(FORMS))
    for (const [name, rule] of Object.entries(form)) {
      if (!('max' in rule) || rule.kind === 'whole') continue;
      const changed = { [name]: { ...rule, max: rule.max - 1 } };
      const values = { [name]: sampleOf(rule, rule.max) };
      const server = (own: Form) => validate(values, object(formFields(own, messages)), { coerce: true })[0];
      assert.equal(server({ [name]: rule }), undefined, `${what}: ${name}`);
      assert.ok(server(changed), `${what}: ${name}`);
      if (rule.kind === 'password') continue;
      assert.equal(inputOf(changed[name] ?? rule).maxLength, rule.max - 1);
    }
});
