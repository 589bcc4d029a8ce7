import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { I18nProvider } from '../messages/I18nProvider.js';
import type { I18n } from '../messages/i18n.js';
import { TakenOver } from './takeover.js';

interface SiteProps {
  /** The language and texts to start with. */
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  /** The router's provider. */
  readonly children: ReactNode;
}

/** A site, as the server renders it and a browser hydrates it. Both render the same tree. */
export function Site({ i18n, queryClient, children }: SiteProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <I18nProvider first={i18n}>{children}</I18nProvider>
        <TakenOver />
      </QueryClientProvider>
    </StrictMode>
  );
}
