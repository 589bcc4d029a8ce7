import type { ComponentType, ReactNode } from 'react';
import type { CodePurpose } from '../state/account.js';
import type { LoadOptions, Result } from '../state/resource.js';
import type { FieldName, Rules, Values } from './rules.js';

/** The props that the button next to the verification code gets from its form. */
export interface CodeProps {
  readonly purpose: CodePurpose;
  /** Returns the email. If it's invalid, shows the error and returns null. */
  readonly readEmail: () => string | null;
  /** Called once a code was sent, with its length, or null if the server doesn't say. */
  readonly onSent: (length: number | null) => void;
}

/** The props of the meter for a new password's strength. */
export interface StrengthProps {
  /** The id of the rule, which is shown until something is typed. */
  readonly ruleId: string;
  readonly password: string;
  readonly email: string;
}

/** The props of a form's view. */
export interface FormProps {
  readonly form: Form;
  readonly values: Values;
  readonly onChange: (change: Partial<Values>) => void;
  /** The form stays busy until this has finished. */
  readonly onDone: (form: Form, result: unknown) => void | Promise<void>;
  /** The content between the fields and the button. */
  readonly children?: ReactNode;
}

/** An account form. */
export interface Form {
  /** The component that renders it. */
  readonly View: ComponentType<FormProps>;
  readonly view: 'email' | 'register' | 'reset';
  readonly names: readonly FieldName[];
  readonly rules: Rules;
  /** The `autocomplete` value of its password fields. */
  readonly passwords: 'current-password' | 'new-password';
  /** The key of the text on its button. */
  readonly button: 'continue' | 'createAccount' | 'changePassword';
  readonly send: (values: Values, options: LoadOptions) => Promise<Result<unknown>>;
  /** The button next to the verification code, and the purpose of the code. */
  readonly code?: { readonly Button: ComponentType<CodeProps>; readonly purpose: CodePurpose };
  /** The meter that shows how hard its new password is to guess. */
  readonly Strength?: ComponentType<StrengthProps>;
}
