import type { ComponentType, ReactNode } from 'react';
import type { Direction, Language } from '../i18n/locale.js';
import type { CodePurpose } from '../state/account-forms.js';
import type { LoadOptions, Result } from '../state/resource.js';
import type { SignInMessages } from './messages.js';
import type { FieldName, Rules, Values } from './rules.js';

/** What the button beside the verification code needs of its form. */
export interface CodeProps {
  readonly purpose: CodePurpose;
  readonly text: SignInMessages;
  /** The email; null while it is wrong, which is then shown. */
  readonly readEmail: () => string | null;
  readonly onFailure: (outcome: Result<unknown>) => void;
}

/** What the view of a form needs. */
export interface FormProps {
  readonly form: Form;
  readonly text: SignInMessages;
  /** The element that the form is a child of, and its language. */
  readonly element: HTMLElement;
  readonly lang: Language;
  readonly dir: Direction | null;
  readonly values: Values;
  readonly onChange: (change: Partial<Values>) => void;
  /** Tells the shopper of a failure. */
  readonly onFailure: (outcome: Result<unknown>) => void;
  readonly onDone: (form: Form, result: unknown) => void;
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
}
