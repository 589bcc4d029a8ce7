/** `demo/assets/inspection-points.csv` in one language, keyed by area (demo/vite/translations.ts). */
declare module 'inspection-points:*' {
  export const messages: Readonly<Record<string, readonly string[]>>;
}
