import { inEachLanguage, type Language } from '../../shared/language.js';

/** What a car is called by. */
interface Named {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** Returns a model's full name. Some have the make's name in their own, such as "Polestar 2" and "MG4". */
export const modelName = (make: string, model: string): string =>
  model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;

/** Returns a car's name in a language: "2021 Toyota Corolla" in English, "Toyota Corolla 2021" in the others. */
export const carName = ({ year, make, model }: Named, language: Language): string =>
  language === 'en' ? `${year} ${modelName(make, model)}` : `${modelName(make, model)} ${year}`;

/** Returns a car's name in each language. */
export const carNames = (car: Named): Record<Language, string> =>
  inEachLanguage((language) => carName(car, language));
