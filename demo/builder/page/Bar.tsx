import { LANGUAGE_NAMES, type Language } from '../../shared/language.js';
import { useI18n } from '../messages/i18n.js';
import { CopyButton } from '../snippets/CopyButton.js';
import { usePlaces } from './use-data.js';

/** The top of the page: links to the store, the documentation, the examples, and this setup, and the language. */
export function Bar() {
  const { lang, texts, setLanguage } = useI18n();
  const { site } = usePlaces();
  return (
    <header className="bar">
      <a className="bar-home" href={`${site}/`}>
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <rect width="32" height="32" rx="9" fill="var(--accent)" />
          <path
            d="M9 12.5 5.5 16 9 19.5M23 12.5l3.5 3.5-3.5 3.5M18.5 9l-5 14"
            fill="none"
            stroke="#fff"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span translate="no">storefront-widgets</span>
        <span className="visually-hidden">{texts.shop}</span>
      </a>
      <a className="bar-link" href={`${site}/docs/`} hrefLang="en">
        {texts.docs}
      </a>
      <a className="bar-link" href={`${site}/embeds/`}>
        {texts.examples}
      </a>
      <CopyButton className="bar-button" label={texts.copyLink} text={() => location.href} />
      <label className="bar-language">
        <span className="visually-hidden">{texts.language}</span>
        <select value={lang} onChange={({ target }) => setLanguage(target.value as Language)}>
          {Object.entries(LANGUAGE_NAMES).map(([value, name]) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
