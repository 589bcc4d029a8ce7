import { type InputHTMLAttributes, useRef } from 'react';
import { Link } from 'react-router';
import { isPhone } from '../../shared/phone.js';
import type { Address, State } from '../../shared/replies/addresses.js';
import { type AddressFields, findCity, saveAddress, statesQuery } from '../api/addresses.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { type AddressMessages, addressTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Field, Form, FormButtons, TextField, trimmed, useShopForm, type Wrong } from '../ui/form.js';
import './addresses.css';

type FieldName = keyof AddressFields;
type Values = Record<FieldName, string> & { is_default: boolean };

/** The maximum length of each field, as the server enforces it. */
const MAX_LENGTHS: Readonly<Record<FieldName, number>> = {
  contact_name: 100,
  phone: 40,
  street: 200,
  unit: 100,
  post_code: 5,
  city_name: 100,
  state: 2,
  address_name: 100,
};

const NEEDED = ['contact_name', 'phone', 'street', 'city_name', 'state'] as const;

const ZIP = /^\d{5}$/;

/** Returns what the server would reject in an address, except for a five-digit zip code that doesn't exist. */
function check(fields: AddressFields, wrong: AddressMessages['wrong']): Wrong<Values> {
  const found: Wrong<Values> = {};
  for (const name of NEEDED) if (!fields[name]) found[name] = wrong[name];
  if (fields.phone && !isPhone(fields.phone)) found.phone = wrong.phoneDigits;
  if (!ZIP.test(fields.post_code)) found.post_code = wrong.post_code;
  return found;
}

/** Returns the form's initial values. */
function valuesOf(address: Address | null): Values {
  const texts = Object.keys(MAX_LENGTHS).map((name) => [name, address?.[name as FieldName] ?? '']);
  return { ...(Object.fromEntries(texts) as AddressFields), is_default: false }; // keyed by field name
}

interface AddressFormProps {
  /** The address to change, or null for a new one. */
  address: Address | null;
  isFirst: boolean;
  onSaved: (address: Address) => Promise<void>;
}

/** The address form. It keeps the input until the address is saved. */
export function AddressForm(props: AddressFormProps) {
  const states = useShopQuery(statesQuery);
  return (
    <AsyncView query={states} skeleton={<span className="card skeleton address-card" />}>
      {(states) => <LoadedForm {...props} states={states} />}
    </AsyncView>
  );
}

function LoadedForm({ address, isFirst, states, onSaved }: AddressFormProps & { states: State[] }) {
  const texts = addressTexts.useTexts();
  /** A zip code that's known not to exist. */
  const none = useRef<string>(undefined);
  /** The city that was filled in from a zip code. */
  const written = useRef<string>(undefined);
  const form = useShopForm<Values, Address>({
    defaultValues: valuesOf(address),
    check: (values) => ({
      ...check(trimmed(values), texts.wrong),
      ...(values.post_code.trim() === none.current && { post_code: texts.wrong.post_code }),
    }),
    send: (values) => saveAddress(address?.address_id ?? null, trimmed(values)),
    onSent: onSaved,
    wrongOf: ({ message }) =>
      message === texts.wrong.post_code ? { post_code: texts.wrong.post_code } : undefined,
    checkText: texts.check,
  });
  const { register, getValues, setValue, setError, clearErrors } = form.methods;

  /** Fills in the city of a complete zip code. Replaces one filled in earlier, but never what the shopper typed. */
  const onZip = async () => {
    const zip = getValues('post_code').trim();
    clearErrors('post_code');
    if (!ZIP.test(zip)) return;
    // If the lookup fails, the server checks the zip code when the address is saved.
    const city = await findCity(zip).catch(() => undefined);
    if (city === undefined || getValues('post_code').trim() !== zip) return;
    if (city === null) {
      none.current = zip;
      return setError('post_code', { message: texts.wrong.post_code });
    }
    const before = getValues('city_name');
    if (before && before !== written.current) return;
    setValue('city_name', city);
    clearErrors('city_name');
    written.current = city;
  };

  const text = (
    name: FieldName,
    input: InputHTMLAttributes<HTMLInputElement>,
    more: { optional?: string; hint?: string; onChange?: () => void } = {},
  ) => (
    <TextField
      dir="auto"
      maxLength={MAX_LENGTHS[name]}
      {...input}
      {...more}
      name={name}
      label={texts.fields[name]}
    />
  );
  return (
    <Form form={form}>
      {text('contact_name', { autoComplete: 'name' })}
      {text('phone', { type: 'tel', autoComplete: 'tel', dir: 'ltr' }, { hint: texts.phoneHint })}
      {text('street', { autoComplete: 'address-line1' })}
      {text('unit', { autoComplete: 'address-line2' }, { optional: texts.optional })}
      <div className="form-row">
        {text(
          'post_code',
          { autoComplete: 'postal-code', inputMode: 'numeric', dir: 'ltr' },
          { onChange: () => void onZip() },
        )}
        {text('city_name', { autoComplete: 'address-level2' })}
      </div>
      <Field name="state" label={texts.fields.state}>
        {(tied) => (
          <select {...tied} autoComplete="address-level1">
            <option value="">{texts.chooseState}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {text('address_name', { autoComplete: 'off' }, { optional: texts.optional, hint: texts.nameHint })}
      {!isFirst && address?.is_default !== 1 && (
        <label className="form-check">
          <input type="checkbox" {...register('is_default')} />
          {texts.asDefault}
        </label>
      )}
      <FormButtons submit={texts.save} busy={texts.saving}>
        <Link className="button button-quiet" to={{ search: '' }}>
          {texts.cancel}
        </Link>
      </FormButtons>
    </Form>
  );
}
