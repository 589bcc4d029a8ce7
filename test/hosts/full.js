// Storage that is full, and cookies that the browser drops.
Storage.prototype.setItem = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {}, configurable: true });
