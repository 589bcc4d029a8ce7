import { fill } from '../../host/messages/i18n.js';
import type { Embed } from '../choice/choice.js';
import { useI18n } from '../messages/i18n.js';
import { usePlaces } from '../page/use-data.js';
import type { Block } from './block.js';
import { localUrls } from './local-urls.js';
import type { Release } from './release.js';

/** Keeps a URL or a command in one piece between words that are written from right to left. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

interface BeforeLiveProps {
  blocks: readonly Block[];
  embed: Embed;
  release: Release;
}

/** What has to be done before a page with the code goes live. */
export function BeforeLive({ blocks, embed, release }: BeforeLiveProps) {
  const { sections, snippets } = useI18n().texts;
  const texts = snippets.beforeLive;
  const { api, site } = usePlaces();
  const urls = localUrls(blocks, embed, { release, api, site });
  return (
    <div className="code-about before-live">
      <h3>{texts.title}</h3>
      {urls.length > 0 && <p>{texts.demo}</p>}
      <ul>
        {urls.map(([name, url]) => (
          <li key={name}>
            {fill(texts[name], { url: isolated(url), section: sections.settings })}{' '}
            {name === 'files' && (
              <a href={`${site}/docs/start.html#what-dist-is`} hrefLang="en">
                {texts.whichFiles}
              </a>
            )}
          </li>
        ))}
        <li>{fill(texts.allow, { setting: isolated('ALLOWED_ORIGINS') })}</li>
      </ul>
    </div>
  );
}
