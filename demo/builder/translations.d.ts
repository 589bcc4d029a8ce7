/** The words of the WordPress plugin, by what they are in English (demo/vite/translations.ts). */
declare module 'translations:*' {
  const words: Readonly<Record<string, string>>;
  export default words;
}
