import { useState } from 'react';
import { claimAppShare } from '../api/points.js';
import { useSpeech } from '../messages/context.js';
import { useStorefront } from '../session/useStorefront.js';
import type { PointTexts } from './messages/messages.js';

interface AppShareProps {
  texts: PointTexts['app'];
  /** Whether the shopper has had the share. */
  isHad: boolean;
  reload: () => Promise<void>;
}

/** The free share for the app's download (spec section 2); nothing where the shop has no app. */
export function AppShare({ texts, isHad, reload }: AppShareProps) {
  const { problem } = useSpeech().texts;
  const download = useStorefront(({ bigdata }) => bigdata.config.appDownload);
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState('');
  if (!download) return null;
  const claim = async () => {
    setFailure('');
    const outcome = await claimAppShare();
    await reload(); // after a refusal too: it was had in another tab
    if (outcome.status === 'ready') setTold(texts.done);
    else if (outcome.code !== 409) setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
  };
  return (
    <section className="reward-panel app-share" aria-labelledby="app-share-title">
      <div>
        <h2 id="app-share-title">{texts.title}</h2>
        <p>{isHad ? texts.had : texts.text}</p>
        <p role="status">{told}</p>
        {failure && (
          <p className="reward-failure" role="alert">
            {failure}
          </p>
        )}
      </div>
      <a
        className={isHad ? 'button button-quiet' : 'button'}
        href={download}
        target="_blank"
        rel="noopener"
        onClick={() => void (isHad || claim())}
      >
        {texts.get}
      </a>
    </section>
  );
}
