// The last page in a provider's window: it hands the answer to the page that opened it.
const { to, message } = document.currentScript.dataset;
window.opener?.postMessage(JSON.parse(message), to);
// A message whose window is gone when it arrives has no source, and is not taken.
setTimeout(() => window.close(), 300);
