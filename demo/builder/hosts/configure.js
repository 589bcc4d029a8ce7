// The builder leaves on the page what to configure: a policy allows no script with values in it.
const { dist, messages } = document.documentElement.dataset;
const { configure } = await import(`${dist}index.js`);
configure({ messages: JSON.parse(messages) });
