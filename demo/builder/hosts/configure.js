// Reads what to configure from attributes that the builder set, because a policy may forbid inline scripts.
const { dist, messages } = document.documentElement.dataset;
const { configure } = await import(`${dist}index.js`);
configure({ messages: JSON.parse(messages) });
