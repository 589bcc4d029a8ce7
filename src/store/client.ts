import { createClient, type Send } from '../request/client.js';
import { RequestError } from '../request/errors.js';
import { readToken, readUuid } from './identity.js';
import { clearSession } from './session.js';
import { store } from './store.js';

const request = createClient({
  urlOf({ name, path }) {
    const { api, endpoints } = store.getState().bigdata.config;
    const own = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
    return api.replace(/\/+$/, '') + (own ?? path);
  },
  headers() {
    const uuid = readUuid();
    const token = readToken();
    return {
      platformType: '3',
      lang: store.getState().lang,
      ...(uuid && { uuid }),
      ...(token && { token }),
    };
  },
  timeout: () => store.getState().bigdata.config.timeout,
});

/** The page's way to the server: the request client with the configuration and the session of the store. */
export const send: Send = async (endpoint, data, options) => {
  const token = readToken();
  try {
    return await request(endpoint, data, options);
  } catch (error) {
    if (error instanceof RequestError && error.code === 401) clearSession(token);
    throw error;
  }
};
