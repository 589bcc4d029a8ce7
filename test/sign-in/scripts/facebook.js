// A provider's script, as a page meets it: what it is told is kept for the test.
window.FB = {
  init: (options) => window.asked.push(options),
  login(callback, options) {
    window.opened.push('facebook');
    window.asked.push({ callback, ...options });
  },
  api: (_path, _fields, callback) => callback(window.facebookProfile),
};
window.fbAsyncInit();
