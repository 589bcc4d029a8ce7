import { useEffect, useState } from 'react';
import { chunkFailure } from '../element/chunk-failure.js';
import type { ViewProps } from '../element/host.js';
import type { FrameState } from '../element/use-frame.js';
import type { Form } from './form.js';
import type { signIn } from './sign-in.definition.js';

type Given = ViewProps<typeof signIn>;

type Forms = { readonly [V in Form['view']]?: Form };

const known: { -readonly [V in Form['view']]?: Form } = {};

/** Loads the form of a view, where it has one. */
export async function loadForm(view: Given['view']): Promise<void> {
  if (view === 'methods' || known[view]) return;
  const module: { readonly forms: Forms } =
    view === 'email' ? await import('./email-form.js') : await import('./account-forms.js');
  Object.assign(known, module.forms);
}

interface Wanted {
  /** Null for none, or while it is on its way. */
  readonly form: Form | null;
  /** Loads it once more; null unless it could not be loaded. */
  readonly retry: (() => void) | null;
}

/** The form of a view. When it cannot be loaded, the shopper is told so. */
export function useForm(view: Given['view'], { reportFailure }: FrameState): Wanted {
  const [, setLoaded] = useState({});
  const [lost, setLost] = useState<Given['view'] | null>(null);
  const form = view === 'methods' ? null : known[view];
  const isWanted = form === undefined && lost !== view;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    loadForm(view).then(
      () => !isOver && setLoaded({}),
      (error) => {
        if (isOver) return;
        reportFailure(chunkFailure(error, 'forms'));
        setLost(view);
      },
    );
    return () => {
      isOver = true;
    };
  }, [view, isWanted, reportFailure]);
  return { form: form ?? null, retry: !form && lost === view ? () => setLost(null) : null };
}
