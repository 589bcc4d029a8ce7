import { type FormEvent, type InputHTMLAttributes, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Address, type State, saveAddress } from '../api/addresses.js';
import { useSpeech } from '../messages/context.js';
import {
  checkAddress,
  FIELDS,
  type FieldName,
  MAX_LENGTHS,
  readAddress,
  type Wrong,
} from './checkAddress.js';
import { Field } from './Field.js';
import type { AddressMessages } from './messages/messages.js';
import { useZipCity } from './useZipCity.js';

interface AddressFormProps {
  texts: AddressMessages;
  /** The address to change; null for a new one. */
  address: Address | null;
  isFirst: boolean;
  states: State[];
  onSaved: (name: string) => Promise<void>;
}

/** The form for an address. What was typed stays until it is saved. */
export function AddressForm({ texts, address, isFirst, states, onSaved }: AddressFormProps) {
  const { problem } = useSpeech().texts;
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const { onZip, isNone } = useZipCity(form, (post_code) =>
    setWrong((before) => without(before, post_code ? { post_code: texts.wrong.post_code } : {}, 'post_code')),
  );

  const focusFirst = (found: Wrong) => {
    const first = FIELDS.find((name) => found[name] !== undefined);
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = readAddress(event.currentTarget);
    const found = checkAddress(fields, texts);
    if (isNone(fields.post_code)) found.post_code = texts.wrong.post_code;
    setWrong(found);
    setFailure('');
    if (Object.keys(found).length) {
      setFailure(texts.check);
      return focusFirst(found);
    }
    const isDefault = new FormData(event.currentTarget).has('is_default');
    setBusy(true);
    const outcome = await saveAddress(address?.address_id ?? null, fields, isDefault);
    if (outcome.status === 'ready') return onSaved(outcome.data.address_name);
    setBusy(false);
    if (outcome.message === texts.wrong.post_code) {
      const refused = { post_code: outcome.message };
      setWrong(refused);
      return focusFirst(refused);
    }
    setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
  };

  const input = (
    name: FieldName,
    attributes: InputHTMLAttributes<HTMLInputElement>,
    { optional, hint }: { optional?: string; hint?: string } = {},
  ) => (
    <Field
      name={name}
      label={texts.fields[name]}
      wrong={wrong}
      {...(optional && { optional })}
      {...(hint && { hint })}
    >
      {(tied) => (
        <input
          {...tied}
          dir="auto"
          maxLength={MAX_LENGTHS[name]}
          defaultValue={address?.[name] ?? ''}
          onInput={() => setWrong((before) => without(before, {}, name))}
          {...attributes}
        />
      )}
    </Field>
  );
  return (
    <form ref={form} className="form" noValidate onSubmit={(event) => void save(event)}>
      <p className="form-failure" role="alert">
        {failure}
      </p>
      {input('contact_name', { autoComplete: 'name' })}
      {input('phone', { type: 'tel', autoComplete: 'tel', dir: 'ltr' }, { hint: texts.phoneHint })}
      {input('street', { autoComplete: 'address-line1' })}
      {input('unit', { autoComplete: 'address-line2' }, { optional: texts.optional })}
      <div className="form-row">
        {input('post_code', {
          autoComplete: 'postal-code',
          inputMode: 'numeric',
          dir: 'ltr',
          onInput: onZip,
        })}
        {input('city_name', { autoComplete: 'address-level2' })}
      </div>
      <Field name="state" label={texts.fields.state} wrong={wrong}>
        {(tied) => (
          <select
            {...tied}
            autoComplete="address-level1"
            defaultValue={address?.state ?? ''}
            onChange={() => setWrong((before) => without(before, {}, 'state'))}
          >
            <option value="">{texts.chooseState}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {input('address_name', { autoComplete: 'off' }, { optional: texts.optional, hint: texts.nameHint })}
      {!isFirst && address?.is_default !== 1 && (
        <label className="form-check">
          <input type="checkbox" name="is_default" value="1" />
          {texts.asDefault}
        </label>
      )}
      <div className="form-buttons">
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? texts.saving : texts.save}
        </button>
        <Link className="button button-quiet" to={{ search: '' }}>
          {texts.cancel}
        </Link>
      </div>
    </form>
  );
}

/** What is wrong, without one field's message, or with another one for it. */
function without(before: Wrong, instead: Wrong, name: FieldName): Wrong {
  const { [name]: _, ...rest } = before;
  return { ...rest, ...instead };
}
