import { useFormContext } from 'react-hook-form';
import { useHeld } from './press.js';

/** The error about the form as a whole. Screen readers announce it when it changes. */
export function FormFailure() {
  const { errors } = useFormContext().formState;
  return (
    <p className="form-failure" role="alert">
      {useHeld(errors.root?.message)}
    </p>
  );
}
