import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormContext } from 'react-hook-form';

interface FormProps<Values extends FieldValues> {
  /** What `useShopForm` gives. */
  form: { readonly methods: UseFormReturn<Values>; readonly submit: () => Promise<void> };
  className?: string;
  /** Hears of every change of a field. */
  onChange?: () => void;
  children: ReactNode;
}

/** A form, with what is wrong with the whole of it above its fields. */
export function Form<Values extends FieldValues>({ form, className, onChange, children }: FormProps<Values>) {
  return (
    <FormProvider {...form.methods}>
      <form
        className={className ?? 'form'}
        noValidate
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormFailure />
        {children}
      </form>
    </FormProvider>
  );
}

/** What is wrong with the whole form; read out when it changes. */
function FormFailure() {
  const { errors } = useFormContext().formState;
  return (
    <p className="form-failure" role="alert">
      {errors.root?.message}
    </p>
  );
}

interface FormButtonsProps {
  submit: string;
  /** Stands on the button while the form is sent. */
  busy: string;
  /** Stands beside it, such as a way back. */
  children?: ReactNode;
}

/** The button that sends the form around it. It keeps the focus while the form is sent, so it is never disabled. */
export function FormButtons({ submit, busy, children }: FormButtonsProps) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <div className="form-buttons">
      <button type="submit" className="button" aria-disabled={isSubmitting}>
        {isSubmitting ? busy : submit}
      </button>
      {children}
    </div>
  );
}
