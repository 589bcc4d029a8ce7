// Nothing can look into a sandbox, so the page itself reports what a shopper would see.
addEventListener('storefront-navigate', (event) => {
  event.preventDefault();
  const { path, query } = event.detail;
  parent.postMessage({ path, query, storage: storage(), faults: window.faults }, '*');
});
addEventListener('storefront-ready', ({ target }) => target.submit());

function storage() {
  try {
    return typeof localStorage;
  } catch ({ name }) {
    return name;
  }
}
