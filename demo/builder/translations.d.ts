/**
 * The WordPress plugin's translations, by language, keyed by the English text. Each loads on demand
 * (demo/vite/translations.ts).
 */
declare module 'translations' {
  const translations: Readonly<
    Record<string, (() => Promise<{ readonly default: Readonly<Record<string, string>> }>) | undefined>
  >;
  export default translations;
}
