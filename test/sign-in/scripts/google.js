// Stands in for a provider's script. Records what it's called with, for the test.
window.google = {
  accounts: {
    oauth2: {
      initCodeClient(options) {
        window.requests.push(options);
        return { requestCode: () => window.opened.push('google') };
      },
    },
  },
};
