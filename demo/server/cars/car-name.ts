import { inEachLanguage, type Language } from '../../shared/language.js';

/** What a car is called by. */
interface Named {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** Returns a car's name in a language: "2021 Toyota Corolla" in English, "Toyota Corolla 2021" in the others. */
export const carName = ({ year, make, model }: Named, language: Language): string =>
  language === 'en' ? `${year} ${make} ${model}` : `${make} ${model} ${year}`;

/** Returns a car's name in each language. */
export const carNames = (car: Named): Record<Language, string> =>
  inEachLanguage((language) => carName(car, language));
