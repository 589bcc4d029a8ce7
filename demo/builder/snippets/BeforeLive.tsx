import { fill } from '../../host/messages/i18n.js';
import { useI18n } from '../messages/i18n.js';
import type { Block } from './block.js';
import { localOrigins } from './local-origins.js';

/** Keeps an address or a command in one piece between words that are written from right to left. */
export const isolated = (address: string): string => `\u2068${address}\u2069`;

/** What has to be done before a page with the code goes live. */
export function BeforeLive({ blocks }: { blocks: readonly Block[] }) {
  const { title, replace, allow } = useI18n().texts.snippets.beforeLive;
  const addresses = localOrigins(blocks).map(isolated).join(', ');
  return (
    <div className="before-live">
      <h3>{title}</h3>
      <ul>
        {addresses && <li>{fill(replace, { addresses })}</li>}
        <li>{fill(allow, { setting: isolated('ALLOWED_ORIGINS') })}</li>
      </ul>
    </div>
  );
}
