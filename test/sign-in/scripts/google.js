// A provider's script, as a page meets it: what it is told is kept for the test.
window.google = {
  accounts: {
    oauth2: {
      initCodeClient(options) {
        window.asked.push(options);
        return { requestCode: () => window.opened.push('google') };
      },
    },
  },
};
