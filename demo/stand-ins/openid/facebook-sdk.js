// Stands in for https://connect.facebook.net/en_US/sdk.js, as far as a shop needs it.
// https://developers.facebook.com/docs/javascript/reference/v20.0
(() => {
  const { origin } = new URL(document.currentScript.src);
  let app;
  let token;

  function login(callback, { scope = 'public_profile' } = {}) {
    const start = new URL('/facebook/dialog/oauth', origin);
    start.search = new URLSearchParams({ client_id: app, scope, display: 'popup', to: location.origin });
    const popup = window.open(start, '_blank', 'popup,width=500,height=640');
    let watch;
    const end = (response) => {
      clearInterval(watch);
      removeEventListener('message', listen);
      token = response.authResponse?.accessToken;
      callback(response);
    };
    const listen = (event) => {
      if (event.origin === origin && event.source === popup) end(event.data);
    };
    if (!popup) {
      end({ status: 'unknown', authResponse: null });
      return;
    }
    addEventListener('message', listen);
    watch = setInterval(() => popup.closed && end({ status: 'unknown', authResponse: null }), 300);
  }

  async function api(path, { fields = 'id,name' }, callback) {
    const url = new URL(`/facebook${path}`, origin);
    url.search = new URLSearchParams({ fields, access_token: token ?? '' });
    const reply = await fetch(url).catch(() => null);
    callback(reply ? await reply.json() : { error: { message: 'No answer' } });
  }

  window.FB = {
    init({ appId }) {
      app = appId;
    },
    login,
    api,
  };
  window.fbAsyncInit?.();
})();
