/** The WordPress plugin's translations, keyed by the English text (demo/vite/translations.ts). */
declare module 'translations:*' {
  const words: Readonly<Record<string, string>>;
  export default words;
}
