import type { ComponentType, ReactNode } from 'react';
import type { CodePurpose } from '../state/account-forms.js';
import type { LoadOptions, Result } from '../state/resource.js';
import type { FieldName, Rules, Values } from './rules.js';

/** What the button beside the verification code needs of its form. */
export interface CodeProps {
  readonly purpose: CodePurpose;
  /** The email; null while it is wrong, which is then shown. */
  readonly readEmail: () => string | null;
  /** A code was sent, of so many characters; null where the server does not say. */
  readonly onSent: (length: number | null) => void;
}

/** What the view of a new password's strength needs. */
export interface StrengthProps {
  readonly password: string;
  readonly email: string;
}

/** What the view of a form needs. */
export interface FormProps {
  readonly form: Form;
  readonly values: Values;
  readonly onChange: (change: Partial<Values>) => void;
  /** The form is busy until that has come to an end. */
  readonly onDone: (form: Form, result: unknown) => void | Promise<void>;
  /** What stands between the fields and the button. */
  readonly children?: ReactNode;
}

/** One form of an account. */
export interface Form {
  /** What draws it. */
  readonly View: ComponentType<FormProps>;
  readonly view: 'email' | 'register' | 'reset';
  readonly names: readonly FieldName[];
  readonly rules: Rules;
  /** What its passwords are to a password manager. */
  readonly passwords: 'current-password' | 'new-password';
  /** The text on its button. */
  readonly button: 'continue' | 'createAccount' | 'changePassword';
  readonly send: (values: Values, options: LoadOptions) => Promise<Result<unknown>>;
  /** The button beside the verification code, and what the code is for. */
  readonly code?: { readonly Button: ComponentType<CodeProps>; readonly purpose: CodePurpose };
  /** What tells how hard its new password is to guess. */
  readonly Strength?: ComponentType<StrengthProps>;
}
