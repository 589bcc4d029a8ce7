import { useEffect, useRef, useState } from 'react';
import { loadTexts, useI18n } from '../messages/i18n.js';
import { useStorefront } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { stateTexts } from '../texts.js';
import './state.css';

/** The areas of the page's only store (contract section 3). */
const AREAS = ['test', 'user', 'loginInfo', 'addressindex', 'shopCart', 'roles', 'lang', 'bigdata'] as const;

export const loader = loadTexts(stateTexts);

/** `/vuex`: the areas of the store that all widgets on the page share, live. */
export function Component() {
  const texts = stateTexts.useTexts();
  useTitle(texts.title);
  return (
    <div className="page-width state">
      <header className="state-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <nav aria-label={texts.jump}>
          <ul>
            {AREAS.map((area) => (
              <li key={area}>
                <a href={`#state-${area}`} translate="no">
                  {area}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className="stack state-areas">
        {AREAS.map((area) => (
          <StateArea key={area} area={area} />
        ))}
      </div>
    </div>
  );
}

/** One area of the store, as it is now, and how often it has changed since the page was opened. */
function StateArea({ area }: { area: (typeof AREAS)[number] }) {
  const texts = stateTexts.useTexts();
  const value: unknown = useStorefront((state) => state[area]);
  const { numbers } = useI18n();
  const first = useRef(value);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (first.current === value) return;
    first.current = value;
    setChanges((before) => before + 1);
  }, [value]);
  return (
    <section className="box state-area" id={`state-${area}`} aria-labelledby={`state-${area}-name`}>
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

/** The names of values that identify a person, or that let someone sign in as them. */
const SECRET =
  /token|uuid|password|email|phone|street|contact_name|address_name|uname|headimgurl|invit|user_id|secret/i;

/** Returns a state that's safe to show: personal values are covered, based on their names. */
function masked(value: unknown, cover: string): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, cover));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isCovered = SECRET.test(name) && inner !== null && inner !== '' && typeof inner !== 'boolean';
      // Only plain values are covered. In an object or list, such as `book`, each value is checked by its own name.
      return [name, isCovered && typeof inner !== 'object' ? cover : masked(inner, cover)];
    }),
  );
}
