// Stands in for a provider's script. Records what it's called with, for the test.
window.FB = {
  init: (options) => window.requests.push(options),
  login(callback, options) {
    window.opened.push('facebook');
    window.requests.push({ callback, ...options });
  },
  api: (_path, _fields, callback) => callback(window.facebookProfile),
};
window.fbAsyncInit();
