// In a sandbox nobody can look in: the page does what it is asked for, and tells what it finds and hears.
const find = (tag, selector) => {
  const element = document.querySelector(tag);
  return element?.shadowRoot?.querySelector(selector) ?? element?.querySelector(selector);
};

addEventListener('message', ({ data }) => {
  if (!data?.ask) return;
  const { ask, tag, selector, act, value } = data;
  const node = find(tag, selector);
  if (node && act === 'click') node.click();
  if (node && act === 'focus') node.focus();
  if (node && act === 'fill') {
    node.value = value;
    node.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  parent.postMessage(
    { answer: ask, found: Boolean(node), text: node?.textContent, faults: window.faults },
    '*',
  );
});

for (const name of ['storefront-navigate', 'storefront-sign-in', 'storefront-location-change'])
  addEventListener(name, (event) => {
    event.preventDefault();
    parent.postMessage({ heard: name, detail: JSON.parse(JSON.stringify(event.detail)) }, '*');
  });
