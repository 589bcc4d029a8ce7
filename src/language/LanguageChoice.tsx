import { type ChangeEvent, type ReactNode, useLayoutEffect } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { type Language, offeredLanguages, toLanguage } from '../page/locale.js';
import { changeLanguage } from '../state/language.js';
import { configure, store } from '../state/store.js';
import { useStore } from '../state/use-store.js';
import { ChevronIcon, icon } from '../ui/icons.js';
import own from './LanguageChoice.css';
import type { language } from './language.definition.js';
import { languageMessages } from './messages.js';

/** The stylesheets of the language choice, in cascade order. */
export const languageChoiceStyles: readonly string[] = [own];

const GlobeIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18');

/** Each language's name in that language. */
const names: Readonly<Record<string, string>> = {
  en: 'English',
  ru: 'Русский',
  ar: 'العربية',
  fr: 'Français',
};

const nameOf = (language: Language): string =>
  names[language] ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/**
 * The last known value of each element. If another one is there, the page has set it. An element that is put back later
 * still has the value from before, which the page hasn't set again.
 */
const lastValues = new WeakMap<Element, string>();

/** The language choice (spec 2.12): a native select, which every phone shows in its own familiar form. */
export function LanguageChoice(props: ViewProps<typeof language>): ReactNode {
  const { host, value } = props;
  const frame = useFrame(props);
  const text = useMessages(languageMessages, frame.lang);
  const present = useStore((state) => state.lang);
  useReady(host, true);

  useLayoutEffect(() => {
    // `configure` ignores a language that isn't offered, with a warning.
    if (value !== (lastValues.get(host.element) ?? null)) configure({ lang: value as Language | null });
    const { lang } = store.getState();
    lastValues.set(host.element, lang);
    if (value !== lang) host.update({ value: lang });
  }, [host, value, present]);

  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const lang = toLanguage(currentTarget.value);
    if (!lang) return;
    track(host, 'select_content', { content_type: 'language', content_id: lang });
    changeLanguage(lang);
    host.emit('storefront-language-change', { lang });
  };

  return (
    <Frame frame={frame}>
      {/* Page translators skip this, so the names stay as they are and the select keeps the focus. */}
      <label part="field" className="field notranslate" translate="no">
        <GlobeIcon />
        <select part="select" aria-label={text?.language} value={present} onChange={onChange}>
          {offeredLanguages().map((each) => (
            <option key={each} value={each} lang={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
        <span part="chevron" className="chevron">
          <ChevronIcon />
        </span>
      </label>
    </Frame>
  );
}
