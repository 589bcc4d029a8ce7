/** The code that stands in a line of its own; null when the mail has none. */
export function readCode(text: string): string | null {
  return /^\d{6}$/m.exec(text)?.[0] ?? null;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(lang: string): boolean {
  return /^(ar|fa|he|ur)\b/.test(lang);
}
