// What Prototype.js 1.6 did to the built-in objects, and worse.
Array.from = (iterable) => (iterable && 'length' in iterable ? Array.prototype.slice.call(iterable) : []);
for (const { prototype } of [Array, Object, String, Number]) {
  Object.defineProperty(prototype, 'toJSON', {
    configurable: true,
    writable: true,
    value() {
      return `"${String(this)}"`;
    },
  });
}
// Its Enumerable, which it gave to every array under names that the language took later.
for (const [name, value] of Object.entries({
  entries() {
    return this.slice();
  },
  all(test = Boolean) {
    return this.every((item) => test(item));
  },
  include(item) {
    return this.includes(item);
  },
  flatten() {
    return this.flat(Infinity);
  },
}))
  Object.defineProperty(Array.prototype, name, { configurable: true, writable: true, value });
Function.prototype.bind = function (context, ...first) {
  return (...rest) => this.apply(context, [...first, ...rest]);
};
