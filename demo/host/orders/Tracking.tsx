import type { ReactNode } from 'react';
import { trackingUrl } from '../../shared/tracking-url.js';
import { fillParts } from '../messages/i18n.js';
import { orderTexts } from '../texts.js';

/** How an order was sent. A known carrier's number links to its page. */
export function Tracking({ note }: { note: string }) {
  const texts = orderTexts.useTexts();
  const url = trackingUrl(note);
  const number = (
    <bdi key="number" dir="ltr" className="order-tracking">
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {note}
        </a>
      ) : (
        note
      )}
    </bdi>
  );
  return <>{fillParts<typeof texts.tracking, ReactNode>(texts.tracking, { n: number })}</>;
}
