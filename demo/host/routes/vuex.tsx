import { useTitle } from '../shell/title.js';
import { stateTexts } from '../state/messages/load.js';
import { AREAS } from '../state/messages/messages.js';
import { StateArea } from '../state/StateArea.js';

export const loader = () => stateTexts.load();

/** `/vuex`: the areas of the store that all widgets of the page share, live. */
export function Component() {
  const texts = stateTexts.useTextsOnceLoaded();
  useTitle(texts?.title ?? '');
  if (!texts) return null;
  return (
    <div className="page-width state">
      <header className="state-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p>{texts.lead}</p>
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
      <div className="state-areas">
        {AREAS.map((area) => (
          <StateArea key={area} area={area} texts={texts} />
        ))}
      </div>
    </div>
  );
}
