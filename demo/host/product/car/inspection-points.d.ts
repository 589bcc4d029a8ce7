/** `demo/assets/inspection-points.csv` in a language, by area (demo/vite/translations.ts). */
declare module 'inspection-points:*' {
  export const messages: Readonly<Record<string, readonly string[]>>;
}
