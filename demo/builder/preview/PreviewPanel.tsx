import { useState } from 'react';
import type { Embed, View } from '../choice/choice.js';
import type { Measured } from '../costs/costs.js';
import { useSpeech } from '../messages/speech.js';
import { EventLog, type Told } from './EventLog.js';
import { Frame } from './Frame.js';
import { ViewChoice } from './ViewChoice.js';

/** So many events are kept. */
const MOST = 40;

interface PreviewPanelProps {
  embed: Embed;
  view: View;
  /** Is told what the preview has asked for. */
  onLoad: (measured: Measured) => void;
}

/** The widget as it is on a page of somebody's, and the events that it sends. */
export function PreviewPanel({ embed, view, onLoad }: PreviewPanelProps) {
  const { texts } = useSpeech();
  const [told, setTold] = useState<readonly Told[]>([]);
  const hear = (name: string, detail: unknown) =>
    setTold((before) => [{ key: (before[0]?.key ?? 0) + 1, name, detail }, ...before].slice(0, MOST));
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
        // What is set before a page's scripts run takes a new page.
        key={JSON.stringify([embed.widget.id, page, speed, embed.form, embed.settings, embed.texts])}
        embed={embed}
        view={view}
        onEvent={hear}
        onLoad={onLoad}
      />
      {speed === 'off' && (
        <p className="frame-note">{embed.form ? texts.preview.noScript : texts.preview.noScriptEmpty}</p>
      )}
      <EventLog told={told} onClear={() => setTold([])} />
    </section>
  );
}
