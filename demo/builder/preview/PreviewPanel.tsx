import { useEffect, useId, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { type Choice, type Embed, VIEWS, type View } from '../choice/choice.js';
import type { Measured } from '../costs/costs.js';
import { useI18n } from '../messages/i18n.js';
import { EventLog, type ReceivedEvent } from './EventLog.js';
import { Frame } from './Frame.js';

/** The maximum number of events to keep. */
const MOST = 40;

interface PreviewPanelProps {
  embed: Embed;
  view: View;
  /** Called with the requests that the preview has made. */
  onLoad: (measured: Measured) => void;
}

/** How long typing must pause before the preview reloads, in ms. */
const TYPED_MS = 400;

/** Returns the choice, but holds back settings and texts, which need a new page, until typing pauses. */
function useTyped(embed: Embed): Embed {
  const [{ previewSettings, texts }, setTyped] = useState(embed);
  useEffect(() => {
    const later = setTimeout(() => setTyped(embed), TYPED_MS);
    return () => clearTimeout(later);
  }, [embed]);
  return useMemo(() => ({ ...embed, previewSettings, texts }), [embed, previewSettings, texts]);
}

/** The widget on a sample host page, and the events that it sends. */
export function PreviewPanel({ embed: chosen, view, onLoad }: PreviewPanelProps) {
  const embed = useTyped(chosen);
  const { texts } = useI18n();
  const [received, setReceived] = useState<readonly ReceivedEvent[]>([]);
  const receive = (name: string, detail: unknown) =>
    setReceived((before) => [{ key: (before[0]?.key ?? 0) + 1, name, detail }, ...before].slice(0, MOST));
  const { page, speed } = view;
  return (
    <section className="panel preview" aria-labelledby="preview">
      <div className="panel-head">
        <h2 id="preview">{texts.sections.preview}</h2>
        <div className="views">
          <ViewChoice part="page" />
          <ViewChoice part="width" />
          <ViewChoice part="dir" />
          <ViewChoice part="scheme" />
          <ViewChoice part="speed" />
        </div>
      </div>
      <Frame
        // These must be set before the page's scripts run, so a change needs a new page.
        key={JSON.stringify([embed.widget.id, page, speed, embed.form, embed.previewSettings, embed.texts])}
        embed={embed}
        view={view}
        onEvent={receive}
        onLoad={onLoad}
      />
      {speed === 'off' && (
        <p className="frame-note">{embed.form ? texts.preview.noScript : texts.preview.noScriptEmpty}</p>
      )}
      <EventLog received={received} onClear={() => setReceived([])} />
    </section>
  );
}

type Part = Exclude<keyof View, 'code'>;

/** One option of the view: a row of buttons, one of which is pressed. */
function ViewChoice({ part }: { part: Part }) {
  const { view } = useI18n().texts;
  const id = useId();
  const { field } = useController<Choice, `view.${Part}`>({ name: `view.${part}` });
  return (
    <fieldset>
      <legend>{view[part]}</legend>
      <div className="segments">
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
      </div>
    </fieldset>
  );
}
