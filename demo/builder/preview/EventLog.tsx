import { useSpeech } from '../messages/speech.js';

export interface Told {
  readonly key: number;
  readonly name: string;
  readonly detail: unknown;
}

interface EventLogProps {
  /** The events, latest first. */
  told: readonly Told[];
  onClear: () => void;
}

export function EventLog({ told, onClear }: EventLogProps) {
  const { events, sections } = useSpeech().texts;
  return (
    <div className="events">
      <div className="events-head">
        <h3 id="events">
          {sections.events} <span className="count">{told.length}</span>
        </h3>
        {told.length > 0 && (
          <button type="button" className="text-button" onClick={onClear}>
            {events.clear}
          </button>
        )}
      </div>
      {told.length === 0 ? (
        <p className="form-hint">{events.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <div className="events-list" role="log" aria-labelledby="events" tabIndex={0}>
          <ol>
            {told.map(({ key, name, detail }) => (
              <li key={key} dir="ltr">
                <strong>{name}</strong> <code>{JSON.stringify(detail)}</code>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
