import { useState } from 'react';
import { replacePassword } from '../../api/account.js';
import { TextField } from '../../ui/Field.js';
import { Form, FormButtons } from '../../ui/Form.js';
import { useShopForm, type Wrong } from '../../ui/use-shop-form.js';
import type { SecurityMessages } from './messages/messages.js';

const EMPTY = { old_password: '', password: '', enter_password: '' };
type Values = typeof EMPTY;
type Texts = SecurityMessages['password'];

/** Spec section 9. */
const MIN_LENGTH = 6;

function check({ old_password, password, enter_password }: Values, { wrong }: Texts): Wrong<Values> {
  const found: Wrong<Values> = {};
  if (!old_password) found.old_password = wrong.present;
  if (!password) found.password = wrong.empty;
  else if (password.length < MIN_LENGTH) found.password = wrong.short;
  else if (password === old_password) found.password = wrong.same;
  if (!enter_password) found.enter_password = wrong.again;
  else if (password !== enter_password) found.enter_password = wrong.differs;
  return found;
}

interface PasswordFormProps {
  texts: Texts;
  /** Whose password it is: a password manager keeps the new one for it. */
  email: string;
  onChange: () => void;
  onDone: () => void;
}

/** The form that changes the password. */
export function PasswordForm({ texts, email, onChange, onDone }: PasswordFormProps) {
  const [isShown, setShown] = useState(false);
  const form = useShopForm({
    defaultValues: EMPTY,
    check: (values) => check(values, texts),
    send: replacePassword,
    onSent() {
      form.methods.reset();
      setShown(false);
      onDone();
    },
    // All that the page cannot check itself is whether the present one is right.
    wrongOf: ({ code, message }) => (code === 400 ? { old_password: message } : undefined),
  });
  const secret = {
    type: isShown ? 'text' : 'password',
    maxLength: 200,
    dir: 'ltr',
    spellCheck: false,
    autoCapitalize: 'none',
    onChange,
  };
  return (
    <Form form={form} className="form panel">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField {...secret} name="old_password" label={texts.present} autoComplete="current-password" />
      <TextField
        {...secret}
        name="password"
        label={texts.next}
        hint={texts.nextHint}
        autoComplete="new-password"
      />
      <TextField {...secret} name="enter_password" label={texts.again} autoComplete="new-password" />
      <label className="form-check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ currentTarget }) => setShown(currentTarget.checked)}
        />
        {texts.show}
      </label>
      <FormButtons submit={texts.save} busy={texts.saving} />
    </Form>
  );
}
