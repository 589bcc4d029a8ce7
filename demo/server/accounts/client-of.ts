import type { Context } from 'hono';

/** Browsers by what they alone write. Each pretends to be all those below it. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|\bCriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

/** Systems in the order in which to look: Android is a Linux too, and iOS is "like Mac OS X". */
const SYSTEMS = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Returns what a request comes from, such as "Chrome (Windows)"; empty if that can't be told. */
export function clientOf(c: Context): string {
  const agent = c.req.header('user-agent') ?? '';
  const [browser] = BROWSERS.find(([, pattern]) => pattern.test(agent)) ?? [];
  const [system] = SYSTEMS.find(([, pattern]) => pattern.test(agent)) ?? [];
  return browser && system ? `${browser} (${system})` : (browser ?? system ?? '');
}
