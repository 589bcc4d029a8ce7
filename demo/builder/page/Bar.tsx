import MarkIcon from '../../docs/public/mark.svg?react';
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
        <MarkIcon width={32} height={32} />
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
