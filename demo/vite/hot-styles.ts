/// <reference types="vite/types/importMeta.d.ts" />

// A page names its stylesheets by the addresses of the build, which Vite's own client does not know.
import.meta.hot?.on('demo:styles', () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href.replace(/\?.*|$/, `?t=${Date.now()}`);
    // The old one stays until the new one is there.
    next.addEventListener('load', () => link.remove(), { once: true });
    link.after(next);
  }
});
