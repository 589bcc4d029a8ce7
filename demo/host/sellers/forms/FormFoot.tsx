import type { ReactNode } from 'react';

/** What is wrong with the whole form; read out when it changes. */
export function FormFailure({ text }: { text: string }) {
  return (
    <p className="form-failure" role="alert">
      {text}
    </p>
  );
}

interface FormFootProps {
  submit: string;
  busyText: string;
  busy: boolean;
  children?: ReactNode;
}

/** The button that sends a form, and what stands beside it. */
export function FormFoot({ submit, busyText, busy, children }: FormFootProps) {
  return (
    <div className="form-buttons">
      <button type="submit" className="button" aria-disabled={busy}>
        {busy ? busyText : submit}
      </button>
      {children}
    </div>
  );
}
