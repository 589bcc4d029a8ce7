// Nothing can look into a sandbox, so the page does what it's asked to, and reports what it finds and which events it gets.
const find = (tag, selector) => {
  const element = document.querySelector(tag);
  return element?.shadowRoot?.querySelector(selector) ?? element?.querySelector(selector);
};

/** Key presses reach a frame only once the browser has focused it, which takes a moment when the browser is busy. */
const hasFocus = async () => {
  while (!document.hasFocus()) await new Promise(requestAnimationFrame);
};

addEventListener('message', async ({ data }) => {
  if (!data?.request) return;
  const { request, tag, selector, act, value } = data;
  const node = find(tag, selector);
  if (node && act === 'click') node.click();
  if (node && act === 'focus') {
    node.focus();
    await hasFocus();
  }
  if (node && act === 'fill') {
    node.value = value;
    node.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  parent.postMessage(
    { answer: request, found: Boolean(node), text: node?.textContent, faults: window.faults },
    '*',
  );
});

for (const name of ['storefront-navigate', 'storefront-sign-in', 'storefront-location-change'])
  addEventListener(name, (event) => {
    event.preventDefault();
    parent.postMessage({ eventName: name, detail: JSON.parse(JSON.stringify(event.detail)) }, '*');
  });
