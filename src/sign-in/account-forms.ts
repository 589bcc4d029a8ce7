import { changePassword, createAccount } from '../state/account.js';
import { CodeButton } from './CodeButton.js';
import { AccountForm } from './email-form.js';
import type { Form } from './form.js';
import { registerRules, resetRules } from './rules.js';
import { StrengthMeter } from './StrengthMeter.js';

/** The forms that few shoppers need, loaded on demand. */
export const forms: { readonly [V in 'register' | 'reset']: Form } = {
  register: {
    View: AccountForm,
    view: 'register',
    names: ['email', 'password', 'confirmation', 'code', 'invitation'],
    rules: registerRules,
    passwords: 'new-password',
    button: 'createAccount',
    send: createAccount,
    code: { Button: CodeButton, purpose: 'register' },
    Strength: StrengthMeter,
  },
  reset: {
    View: AccountForm,
    view: 'reset',
    names: ['email', 'password', 'confirmation', 'code'],
    rules: resetRules,
    passwords: 'new-password',
    button: 'changePassword',
    send: changePassword,
    code: { Button: CodeButton, purpose: 'reset' },
    Strength: StrengthMeter,
  },
};
