// What a browser does if a page's storage is blocked: accessing it throws.
const deny = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get: deny, configurable: true });
Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny, configurable: true });
