import { useId } from 'react';
import { useController } from 'react-hook-form';
import { type Choice, VIEWS, type View } from '../choice/choice.js';
import { useSpeech } from '../messages/speech.js';

type Part = Exclude<keyof View, 'code'>;

/** One part of how the widget is looked at: a row of buttons of which one is pressed. */
export function ViewChoice({ part }: { part: Part }) {
  const { view } = useSpeech().texts;
  const id = useId();
  const { field } = useController<Choice, `view.${Part}`>({ name: `view.${part}` });
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{view[part]}</legend>
      {VIEWS[part].map((word) => (
        <label key={word}>
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            value={word}
            checked={field.value === word}
            onChange={() => field.onChange(word)}
          />
          <span>{view[word]}</span>
        </label>
      ))}
    </fieldset>
  );
}
