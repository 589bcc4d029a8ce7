import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { Speaking } from '../messages/Speaking.js';
import type { Speech } from '../messages/speech.js';
import { TakenOver } from './takeover.js';

interface SiteProps {
  /** The language and texts to start with. */
  readonly speech: Speech;
  readonly queryClient: QueryClient;
  /** The router's provider. */
  readonly children: ReactNode;
}

/** A site, as the server renders it and a browser hydrates it. Both render the same tree. */
export function Site({ speech, queryClient, children }: SiteProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Speaking first={speech}>{children}</Speaking>
        <TakenOver />
      </QueryClientProvider>
    </StrictMode>
  );
}
