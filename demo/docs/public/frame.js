/*
 * Runs in the frame of an example. Takes the language and colors from the URL, keeps the shopper in the frame, and
 * reports events, the height of its content, and that a dialog opens, to the page around it.
 */
(() => {
  const root = document.documentElement;
  const wanted = new URLSearchParams(location.search);
  root.lang = wanted.get('lang') ?? 'en';
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
  root.style.colorScheme = wanted.get('theme') ?? 'light dark';

  for (const name of root.dataset.events.split(' '))
    addEventListener(name, (event) => {
      if (name === 'storefront-navigate') event.preventDefault();
      // The frame has no origin that it could name as the target, and its events are no secret.
      parent.postMessage({ name, detail: JSON.stringify(event.detail) }, '*');
    });

  addEventListener('DOMContentLoaded', () => {
    const measure = () => parent.postMessage({ height: root.offsetHeight }, '*');
    new ResizeObserver(measure).observe(document.body);
    // A dialog needs more room than the button that opens it.
    new MutationObserver(() => {
      if (document.querySelector('[open]')) parent.postMessage({ hasDialog: true }, '*');
    }).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  });
})();
