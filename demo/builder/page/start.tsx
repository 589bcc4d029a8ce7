import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { firstLanguage, loadSpeech, SpeechContext } from '../messages/speech.js';
import { Builder } from './Builder.js';
import { readPlaces } from './places.js';
import { PlacesContext } from './use-data.js';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: 1 } } });

function App({ first }: { first: Awaited<ReturnType<typeof loadSpeech>> }) {
  const [speech, setSpeech] = useState(first);
  return (
    <SpeechContext
      value={{
        ...speech,
        // If the other language fails to load, the page keeps the current one.
        speak: (lang) => void loadSpeech(lang).then(setSpeech, () => undefined),
      }}
    >
      <Builder />
    </SpeechContext>
  );
}

export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const first = await loadSpeech(firstLanguage());
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
