import { useRef } from 'react';
import { Link } from 'react-router';
import { wrongIn } from '../../shared/check-form.js';
import { ADDRESS_FORM } from '../../shared/forms/forms.js';
import type { Address, State, Zip } from '../../shared/replies/addresses.js';
import { wrongState } from '../../shared/wrong-state.js';
import { findZip, saveAddress, statesQuery } from '../api/addresses.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { useShopper } from '../session/useStorefront.js';
import { addressTexts, formTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Field, TextField } from '../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import { ruled } from '../ui/rules.js';
import { ownName } from './useAddresses.js';
import './addresses.css';

const ZIP_FORM = { post_code: ADDRESS_FORM.post_code };

type FieldName = keyof typeof ADDRESS_FORM;
type Values = Record<FieldName, string> & { is_default: boolean };

/** Returns the form's initial values. */
function valuesOf(address: Address | null): Values {
  const texts = Object.keys(ADDRESS_FORM).map((name) => [name, address?.[name as FieldName] ?? '']);
  return {
    ...(Object.fromEntries(texts) as Record<FieldName, string>), // keyed by field name
    ...(address && { address_name: ownName(address) }),
    is_default: false,
  };
}

/** Returns where an address is: another zip code then replaces its city and state, as if they had been filled in. */
const placeOf = ({ post_code, city_name, state }: Address): Zip => ({
  code: post_code,
  city: city_name,
  state,
});

interface AddressFormProps {
  /** The address to change, or null for a new one. */
  address: Address | null;
  isFirst: boolean;
  /** Whether there is something to go back to. Defaults to true. */
  canCancel?: boolean;
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

interface LoadedFormProps extends AddressFormProps {
  states: State[];
}

function LoadedForm({ address, isFirst, canCancel = true, states, onSaved }: LoadedFormProps) {
  // A guest's addresses are for one order: there is no book to name them in.
  const isGuest = useShopper() === null;
  const texts = addressTexts.useTexts();
  const wrong = formTexts.useTexts().address;
  /** A zip code that's known not to exist. */
  const none = useRef<string>(undefined);
  /** The zip code that was last found, or that of the address to change. */
  const found = useRef(address ? placeOf(address) : undefined);
  const form = useShopForm<Values, Address>({
    defaultValues: valuesOf(address),
    rules: ruled(ADDRESS_FORM, wrong, texts.optional),
    check: ({ post_code, state }) => {
      const zip = found.current;
      if (post_code === none.current) return { post_code: wrong.post_code };
      return zip?.code === post_code && state && zip.state !== state
        ? { state: wrongState(wrong.zipState, zip, states) }
        : {};
    },
    send: (values) => saveAddress(address?.address_id ?? null, values),
    onSent: onSaved,
    wrongOf: ({ message }) => (message === wrong.post_code ? { post_code: message } : undefined),
    checkText: texts.check,
  });
  const { register, getValues, setValue, setError, clearErrors } = form.methods;

  /** Fills in where a complete zip code is. Replaces what was filled in earlier, but never what the shopper entered. */
  const onZip = async () => {
    const zip = getValues('post_code').trim();
    clearErrors('post_code');
    if (getValues('state')) clearErrors('state');
    if (wrongIn(ZIP_FORM, { post_code: zip }, wrong).post_code) return;
    // If the lookup fails, the server checks the zip code when the address is saved.
    const place = await findZip(zip).catch(() => undefined);
    if (place === undefined || getValues('post_code').trim() !== zip) return;
    if (place === null) {
      none.current = zip;
      return setError('post_code', { message: wrong.post_code });
    }
    const fillIn = (name: 'city_name' | 'state', value: string, written: string | undefined) => {
      const before = getValues(name);
      if (before && before !== written) return;
      setValue(name, value);
      clearErrors(name);
    };
    fillIn('city_name', place.city, found.current?.city);
    fillIn('state', place.state, found.current?.state);
    found.current = place;
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
      {!isGuest && text('address_name', 'off', { hint: texts.nameHint })}
      {!isGuest && !isFirst && address?.is_default !== 1 && (
        <label className="form-check">
          <input type="checkbox" {...register('is_default')} />
          {texts.asDefault}
        </label>
      )}
      <FormButtons submit={isGuest ? texts.deliverHere : texts.save} busy={texts.saving}>
        {canCancel && (
          <Link className="button button-quiet" to={{ search: '' }}>
            {texts.cancel}
          </Link>
        )}
      </FormButtons>
    </Form>
  );
}
