import { object } from 'superstruct';
import type { Form } from '../../shared/check-form.js';
import { type Fault, field } from '../http/structs.js';

/**
 * The struct of a form's own fields; what is no single text counts as missing, and is empty.
 * @param read what is made of the text of a field
 */
export const formRequest = (form: Form, read: (text: string) => string | Fault) =>
  object(
    Object.fromEntries(
      Object.keys(form).map((name) => [name, field((value) => read(typeof value === 'string' ? value : ''))]),
    ),
  );
