import { useMemo } from 'react';
import { COUNTRIES } from '../../../shared/countries.js';
import { useSpeech } from '../../messages/context.js';

/** The countries that may be chosen, by their names in the page's language. */
export function useCountries(): { code: string; name: string }[] {
  const { lang } = useSpeech();
  return useMemo(() => {
    const names = new Intl.DisplayNames(lang, { type: 'region' });
    const { compare } = new Intl.Collator(lang);
    return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
      compare(a.name, b.name),
    );
  }, [lang]);
}
