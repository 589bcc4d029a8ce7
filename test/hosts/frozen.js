// What SES, LavaMoat and hardened admin pages do: nobody changes a built-in object any more.
for (const name of Object.getOwnPropertyNames(globalThis)) {
  const value = /^[A-Z]/.test(name) && !/Element$|^HTML|^SVG|Event/.test(name) ? globalThis[name] : undefined;
  if (typeof value !== 'function' || !/\[native code\]/.test(Function.prototype.toString.call(value)))
    continue;
  if (value.prototype) Object.freeze(value.prototype);
}
