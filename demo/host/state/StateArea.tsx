import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../messages/context.js';
import { useStorefront } from '../session/useStorefront.js';
import { masked } from './masked.js';
import type { Area, StateMessages } from './messages/messages.js';

/** One area of the store, as it is now, and how often it has changed since the page was opened. */
export function StateArea({ area, texts }: { area: Area; texts: StateMessages }) {
  const value: unknown = useStorefront((state) => state[area]);
  const { numbers } = useSpeech();
  const first = useRef(value);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (first.current === value) return;
    first.current = value;
    setChanges((before) => before + 1);
  }, [value]);
  return (
    <section className="state-area" id={`state-${area}`} aria-labelledby={`state-${area}-name`}>
      <header>
        <h2 id={`state-${area}-name`} translate="no" dir="ltr">
          {area}
        </h2>
        <p>{texts.areas[area]}</p>
        <span className={changes ? 'state-changes state-changed' : 'state-changes'}>
          {numbers.plural(texts.changes, changes)}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0} translate="no" dir="ltr">
        {JSON.stringify(masked(value, texts.secret), null, 2)}
      </pre>
    </section>
  );
}
