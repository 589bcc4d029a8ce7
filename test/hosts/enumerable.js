// Every `for … in` on the page runs into these.
Object.prototype.extend = function extend(fields) {
  return Object.assign(this, fields);
};
Object.prototype.creator = 'a library';
Object.prototype.options = { deep: true };
// What a client for requests reads from its options.
for (const name of [
  'headers',
  'auth',
  'baseURL',
  'params',
  'paramsSerializer',
  'transformRequest',
  'validateStatus',
])
  Object.prototype[name] = { of: 'the page' };
