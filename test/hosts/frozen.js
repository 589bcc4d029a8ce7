// What SES, LavaMoat, and hardened admin pages do: freeze the built-in objects.
for (const name of Object.getOwnPropertyNames(globalThis)) {
  const value = /^[A-Z]/.test(name) && !/Element$|^HTML|^SVG|Event/.test(name) ? globalThis[name] : undefined;
  if (typeof value !== 'function' || !/\[native code\]/.test(Function.prototype.toString.call(value)))
    continue;
  if (value.prototype) Object.freeze(value.prototype);
}
