// Stands in for https://accounts.google.com/gsi/client: the code flow in a popup, as far as a shop needs it.
// https://developers.google.com/identity/oauth2/web/reference/js-reference
(() => {
  const { origin } = new URL(document.currentScript.src);

  function initCodeClient({ client_id, scope, state = '', callback, error_callback = () => {} }) {
    return {
      requestCode() {
        const start = new URL('/google/auth', origin);
        start.search = new URLSearchParams({
          client_id,
          scope,
          response_type: 'code',
          redirect_uri: `${origin}/google-relay`,
          state: btoa(JSON.stringify({ to: location.origin, state })),
        });
        const popup = window.open(start, '_blank', 'popup,width=500,height=640');
        if (!popup) {
          error_callback({ type: 'popup_failed_to_open', message: 'The window was not opened.' });
          return;
        }
        const end = () => {
          clearInterval(watch);
          removeEventListener('message', listen);
        };
        const listen = (event) => {
          if (event.origin !== origin || event.source !== popup) return;
          end();
          callback(event.data);
        };
        addEventListener('message', listen);
        const watch = setInterval(() => {
          if (!popup.closed) return;
          end();
          error_callback({ type: 'popup_closed', message: 'The window was closed.' });
        }, 300);
      },
    };
  }

  window.google = { ...window.google, accounts: { oauth2: { initCodeClient } } };
})();
