import { useRef } from 'react';
import { Link } from 'react-router';
import { wrongIn } from '../../shared/check-form.js';
import { ADDRESS_FORM } from '../../shared/forms/forms.js';
import type { Address, State } from '../../shared/replies/addresses.js';
import { findCity, saveAddress, statesQuery } from '../api/addresses.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { addressTexts, formTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Field, TextField } from '../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import { ruled } from '../ui/rules.js';
import './addresses.css';

const ZIP_FORM = { post_code: ADDRESS_FORM.post_code };

type FieldName = keyof typeof ADDRESS_FORM;
type Values = Record<FieldName, string> & { is_default: boolean };

/** Returns the form's initial values. */
function valuesOf(address: Address | null): Values {
  const texts = Object.keys(ADDRESS_FORM).map((name) => [name, address?.[name as FieldName] ?? '']);
  return { ...(Object.fromEntries(texts) as Record<FieldName, string>), is_default: false }; // keyed by field name
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
    <AsyncView query={states} skeleton={<span className="card skeleton panel address-card" />}>
      {(states) => <LoadedForm {...props} states={states} />}
    </AsyncView>
  );
}

function LoadedForm({ address, isFirst, states, onSaved }: AddressFormProps & { states: State[] }) {
  const texts = addressTexts.useTexts();
  const wrong = formTexts.useTexts().address;
  /** A zip code that's known not to exist. */
  const none = useRef<string>(undefined);
  /** The city that was filled in from a zip code. */
  const written = useRef<string>(undefined);
  const form = useShopForm<Values, Address>({
    defaultValues: valuesOf(address),
    rules: ruled(ADDRESS_FORM, wrong, texts.optional),
    check: ({ post_code }) => (post_code === none.current ? { post_code: wrong.post_code } : {}),
    send: (values) => saveAddress(address?.address_id ?? null, values),
    onSent: onSaved,
    wrongOf: ({ message }) => (message === wrong.post_code ? { post_code: message } : undefined),
    checkText: texts.check,
  });
  const { register, getValues, setValue, setError, clearErrors } = form.methods;

  /** Fills in the city of a complete zip code. Replaces one filled in earlier, but never what the shopper typed. */
  const onZip = async () => {
    const zip = getValues('post_code').trim();
    clearErrors('post_code');
    if (wrongIn(ZIP_FORM, { post_code: zip }, wrong).post_code) return;
    // If the lookup fails, the server checks the zip code when the address is saved.
    const city = await findCity(zip).catch(() => undefined);
    if (city === undefined || getValues('post_code').trim() !== zip) return;
    if (city === null) {
      none.current = zip;
      return setError('post_code', { message: wrong.post_code });
    }
    const before = getValues('city_name');
    if (before && before !== written.current) return;
    setValue('city_name', city);
    clearErrors('city_name');
    written.current = city;
  };

  const text = (
    name: FieldName,
    autoComplete: string,
    more: { hint?: string; onChange?: () => void } = {},
  ) => <TextField {...{ name, autoComplete, ...more }} label={texts.fields[name]} />;
  return (
    <Form form={form}>
      {text('contact_name', 'name')}
      {text('phone', 'tel', { hint: texts.phoneHint })}
      {text('street', 'address-line1')}
      {text('unit', 'address-line2')}
      <div className="stack form-row">
        {text('post_code', 'postal-code', { hint: texts.zipHint, onChange: () => void onZip() })}
        {text('city_name', 'address-level2')}
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
      {text('address_name', 'off', { hint: texts.nameHint })}
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
