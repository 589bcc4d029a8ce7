/*
 * In the frame of an example: takes language and colors from the address, keeps the shopper in the frame, and tells the
 * page around it which events came.
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
      // The frame has no origin that could be named, and what it tells is no secret.
      parent.postMessage({ name, detail: JSON.stringify(event.detail) }, '*');
    });
})();
