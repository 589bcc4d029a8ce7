import { useFormContext } from 'react-hook-form';
import { useHeld } from './press.js';

/** The type of the error about the form as a whole that only points to its invalid fields. */
export const POINTER = 'pointer';

/**
 * The error about the form as a whole. Screen readers announce it when it changes. One that points to invalid fields
 * goes with the last of these.
 */
export function FormFailure() {
  const { root, ...fields } = useFormContext().formState.errors;
  const isOver = root?.type === POINTER && Object.keys(fields).length === 0;
  return (
    <p className="form-failure" role="alert">
      {useHeld(isOver ? undefined : root?.message)}
    </p>
  );
}
