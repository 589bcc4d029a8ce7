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
Function.prototype.bind = function (context, ...first) {
  return (...rest) => this.apply(context, [...first, ...rest]);
};
