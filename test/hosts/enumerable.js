// Every `for … in` on the page runs into these.
Object.prototype.extend = function extend(fields) {
  return Object.assign(this, fields);
};
Object.prototype.creator = 'a library';
Object.prototype.options = { deep: true };
