import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { TextBox } from '../ui/field/TextBox.js';
import { pasteHandlers, zipIn } from '../ui/pasted-text.js';
import { useSubmit } from '../ui/use-submit.js';
import { LocationMessagesContext } from './messages.js';
import type { ZipEntryState } from './use-zip-entry.js';

/** Pastes the zip code in a text, in place of what is in the field. */
const zipPaste = pasteHandlers(zipIn, (text) => /^\d{5}$/.test(text));

interface Props {
  readonly entry: ZipEntryState;
  readonly onDone: () => void;
}

/** The zip code field, or "Deliver to" with the zip code that was applied (spec sections 4 and 5). */
export function ZipEntry({ entry, onDone }: Props): ReactNode {
  const text = useContext(LocationMessagesContext);
  const { place, typed, status, takesFocus } = entry;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const isInvalid = status === 'invalid';

  useLayoutEffect(() => {
    if (!takesFocus.current || status === 'looking') return;
    takesFocus.current = false;
    (field.current ?? change.current)?.focus();
  }, [place?.zip, status, takesFocus]);

  const submitted = useSubmit(() => void entry.apply(field.current?.value ?? ''));
  return (
    <form className="zip" noValidate {...submitted}>
      <div role="status">
        {place && (
          <p part="place" className="place">
            <strong key={place.zip}>{`${text.deliverTo} ${place.zip}`}</strong>
            <span key={place.city}>
              <bdi>{place.city}</bdi>
            </span>
          </p>
        )}
      </div>
      {place ? (
        <button ref={change} type="button" part="change" className="quiet" onClick={entry.change}>
          {text.change}
        </button>
      ) : (
        <>
          <label htmlFor={id}>{text.zip}</label>
          <TextBox
            box={field}
            id={id}
            part="field"
            className="field"
            dir="ltr"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            value={typed}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? `${id}-problem` : undefined}
            {...zipPaste}
            onType={entry.type}
            onFill={entry.type}
          />
          <button type="submit" part="button" className="primary" aria-busy={status === 'looking'}>
            {text.apply}
          </button>
          {isInvalid && (
            <p id={`${id}-problem`} part="problem" className="problem" role="alert">
              {text.invalid}
            </p>
          )}
        </>
      )}
      <button type="button" part="done" className="quiet done" onClick={onDone}>
        {text.done}
      </button>
    </form>
  );
}
