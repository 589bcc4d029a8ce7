import { useI18n } from '../messages/i18n.js';

export interface ReceivedEvent {
  readonly key: number;
  readonly name: string;
  readonly detail: unknown;
}

interface EventLogProps {
  /** The events, latest first. */
  received: readonly ReceivedEvent[];
  onClear: () => void;
}

export function EventLog({ received, onClear }: EventLogProps) {
  const { events, sections } = useI18n().texts;
  return (
    <div className="events">
      <div className="events-head">
        <h3 id="events">
          {sections.events} <span className="count">{received.length}</span>
        </h3>
        {received.length > 0 && (
          <button type="button" className="text-button" onClick={onClear}>
            {events.clear}
          </button>
        )}
      </div>
      {received.length === 0 ? (
        <p className="form-hint">{events.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <div className="events-list" role="log" aria-labelledby="events" tabIndex={0}>
          <ol>
            {received.map(({ key, name, detail }) => (
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
