/** The engine that the tests run in. */
export const engine = /Firefox/.test(navigator.userAgent)
  ? 'firefox'
  : /Chrome/.test(navigator.userAgent)
    ? 'chromium'
    : 'webkit';
