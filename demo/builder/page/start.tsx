import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { firstLanguage } from '../messages/first-language.js';
import { I18nContext, loadI18n } from '../messages/i18n.js';
import { Builder } from './Builder.js';
import { readPlaces } from './places.js';
import { PlacesContext } from './use-data.js';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: 1 } } });

function App({ first }: { first: Awaited<ReturnType<typeof loadI18n>> }) {
  const [i18n, setI18n] = useState(first);
  return (
    <I18nContext
      value={{
        ...i18n,
        // If the other language fails to load, the page keeps the current one.
        setLanguage: (lang) => void loadI18n(lang).then(setI18n, () => undefined),
      }}
    >
      <Builder />
    </I18nContext>
  );
}

export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const first = await loadI18n(firstLanguage());
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <PlacesContext value={readPlaces(document)}>
          <App first={first} />
        </PlacesContext>
      </QueryClientProvider>
    </StrictMode>,
  );
}
