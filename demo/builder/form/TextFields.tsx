import { useState } from 'react';
import { useController } from 'react-hook-form';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../shared/language.js';
import type { Widget } from '../catalog/catalog.js';
import type { Choice } from '../choice/choice.js';
import { useI18n } from '../messages/i18n.js';
import { Row } from './Row.js';

interface TextFieldProps {
  lang: Language;
  name: string;
  english: string;
}

function TextField({ lang, name, english }: TextFieldProps) {
  const { field } = useController<Choice, `texts.${string}.${string}`>({ name: `texts.${lang}.${name}` });
  return (
    <Row label={english}>
      {(tied) => (
        <input
          {...tied}
          lang={lang}
          dir={lang === 'ar' ? 'rtl' : 'ltr'}
          autoComplete="off"
          value={field.value ?? ''}
          onChange={field.onChange}
        />
      )}
    </Row>
  );
}

/** The page's own texts, edited in one language at a time. */
export function TextFields({ widget }: { widget: Widget }) {
  const { lang: own, texts } = useI18n();
  const [chosen, setChosen] = useState<Language | null>(null);
  const lang = chosen ?? own;
  return (
    <>
      <Row label={texts.form.textsLanguage} hint={texts.form.textsHelp}>
        {(tied) => (
          <select {...tied} value={lang} onChange={({ target }) => setChosen(target.value as Language)}>
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </select>
        )}
      </Row>
      {Object.entries(widget.messages).map(([name, english]) => (
        <TextField key={`${lang}${widget.id}${name}`} lang={lang} name={name} english={english} />
      ))}
    </>
  );
}
