import type { ViewProps } from '../element/host.js';
import { chunkFailure, type FrameState } from '../element/use-frame.js';
import { lazy, useLazy } from '../ui/lazy.js';
import type { Form } from './form.js';
import type { signIn } from './sign-in.definition.js';

type View = ViewProps<typeof signIn>['view'];

type Forms = { readonly [V in Form['view']]?: Form };

/** The form that most shoppers need. */
export const emailForm = lazy((): Promise<{ readonly forms: Forms }> => import('./email-form.js'));
const accountForms = lazy((): Promise<{ readonly forms: Forms }> => import('./account-forms.js'));

interface FormState {
  /** `null` if there is none, or while it's loading. */
  readonly form: Form | null;
  /** Loads the form again. `null` unless loading failed. */
  readonly retry: (() => void) | null;
}

/** Loads the form of a view. If that fails, tells the shopper. */
export function useForm(view: View, { reportFailure }: FrameState): FormState {
  const isAccount = view === 'register' || view === 'reset';
  const part = useLazy(isAccount ? accountForms : emailForm, view !== 'methods', (error) =>
    reportFailure(chunkFailure(error, 'forms')),
  );
  return {
    form: (view !== 'methods' && part.module?.forms[view]) || null,
    retry: view !== 'methods' && part.status === 'failed' ? part.retry : null,
  };
}
