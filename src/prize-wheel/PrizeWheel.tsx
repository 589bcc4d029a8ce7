import { type ReactNode, useEffect, useRef } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import { chunkFailure, useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/use-messages.js';
import { safeImageUrl } from '../navigation/safe-url.js';
import { sharedOnPage } from '../state/page-record.js';
import { shopperKey } from '../state/store.js';
import { useResource } from '../state/use-resource.js';
import { useStore } from '../state/use-store.js';
import { Picture } from '../ui/Picture.js';
import { Disc } from './Disc.js';
import { prizeWheelMessages } from './messages.js';
import { Prizes } from './Prizes.js';
import own from './prize-wheel.css';
import type { prizeWheel } from './prize-wheel.definition.js';
import prizes from './prizes.css';
import { finishing, useSpin } from './use-spin.js';

/** The stylesheets of the prize wheel, in the order of the cascade. */
export const prizeWheelStyles: readonly string[] = [own, prizes];

/** The wheel of eight prizes: it is turned, and shows what the server drew (spec sections 3, 4 and 9). */
export function PrizeWheel(props: ViewProps<typeof prizeWheel>): ReactNode {
  const { host, disabled } = props;
  const frame = useFrame(props);
  const text = useMessages(prizeWheelMessages, frame.lang);
  const loaded = useStore((state) => state.bigdata.prizeInfo);
  const info = loaded?.data;
  // It is drawn, and can be spun, before the server has told the prizes: their names come into it.
  const isReady = text !== null;
  const disc = useRef<HTMLDivElement>(null);
  const confetti = useRef<HTMLDivElement>(null);
  const { isSpinning, won, spin } = useSpin({ host, disc, confetti, isReady, isDisabled: disabled, frame });
  useReady(host, isReady, isReady && (loaded?.status === 'ready' || loaded?.status === 'failed'));

  // Another language, shopper or server has another wheel.
  useResource(
    (options) =>
      import('../state/prizes.js').then(
        ({ loadPrizeInfo }) => loadPrizeInfo(options),
        (error) => chunkFailure(error, 'prizeInfo'),
      ),
    { key: useStore(shopperKey), onOutcome: frame.reportFailure },
  );

  // A wheel that stands far down is seen by few. However many there are, it is one promotion.
  useEffect(() => {
    const seen = sharedOnPage('wheelSeen', () => ({ isTold: false }));
    if (!isReady || seen.isTold) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (seen.isTold || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.isTold = true;
        watcher.disconnect();
        track(host, 'view_promotion', { promotion_name: 'prize-wheel' });
      },
      { threshold: 0.5 },
    );
    watcher.observe(host.element);
    return () => watcher.disconnect();
  }, [host, isReady]);

  const isGuest = useStore(({ loginInfo }) => loginInfo.token === null);
  const api = useStore(({ bigdata }) => bigdata.config.api);
  const toSrc = (url: string | null | undefined) => safeImageUrl(url, api);
  const prizes = info?.prizes ?? [];
  const left = isGuest ? null : (won?.award.can_award_num ?? info?.can_award_num);

  return (
    <Frame frame={frame}>
      {text && (
        <div className="layout">
          <div className="stage">
            {tip(info?.tip1)}
            <div part="wheel" className="wheel" onPointerEnter={finishing.preload}>
              <div className="plate">
                <div ref={disc} part="disc" className="disc">
                  <Picture src={toSrc(info?.prize_img)} className="drawn">
                    <Disc
                      nameOf={(level) => prizes.find(({ award_level }) => award_level === level)?.award_name}
                    />
                  </Picture>
                </div>
              </div>
              <svg part="pointer" className="pointer" viewBox="0 -8 24 38" aria-hidden="true">
                <path d="M12 29 2 9a11 11 0 1 1 20 0z" />
                <circle cx="12" cy="4.5" r="4" />
              </svg>
              <button
                type="button"
                part="button"
                className="hub"
                aria-label={text.spinName}
                aria-disabled={disabled || isSpinning || undefined}
                onFocus={finishing.preload}
                onClick={spin}
              >
                <Picture src={toSrc(info?.prize_btn)}>
                  <span key={text.spin}>{text.spin}</span>
                </Picture>
              </button>
            </div>
            <div part="result" className="result">
              {!isSpinning && !won && <p key={text.invitation}>{text.invitation}</p>}
              {/* It is told when the wheel has stopped, and not before. */}
              <div role="status">
                {isSpinning && <p key={text.turning}>{text.turning}</p>}
                {won && (
                  <won.Card
                    key={text.won}
                    text={text}
                    award={won.award}
                    picture={toSrc(info?.prize_win)}
                    checked={won.checked}
                  />
                )}
              </div>
            </div>
            {typeof left === 'number' && (
              <p key={text.left(left)} part="left" className="left">
                {text.left(left)}
              </p>
            )}
            {tip(info?.tip2)}
          </div>
          <div ref={confetti} className="confetti" aria-hidden="true" />
          {prizes.length > 0 && <Prizes text={text} lang={frame.lang} prizes={prizes} />}
        </div>
      )}
    </Frame>
  );
}

const tip = (line: string | null | undefined): ReactNode =>
  line && (
    <p key={line} part="tip" className="tip" dir="auto">
      {line}
    </p>
  );
