// Runs on the last page in a provider's popup. Passes the answer to the page that opened it.
const { to, message } = document.currentScript.dataset;
window.opener?.postMessage(JSON.parse(message), to);
// If the window were already closed when the message arrives, the message would have no source and be ignored.
setTimeout(() => window.close(), 300);
