import { MAX_EMAIL } from '../../shared/email.js';
import { TextField } from './form.js';

/** The field of a form's `email`, which browsers fill in. */
export function EmailField({ label }: { readonly label: string }) {
  return (
    <TextField name="email" type="email" label={label} autoComplete="email" dir="ltr" maxLength={MAX_EMAIL} />
  );
}
