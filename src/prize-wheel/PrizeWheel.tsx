import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import { chunkFailure, useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { fill } from '../i18n/text.js';
import { sharedOnPage } from '../page/page-record.js';
import { safeImageUrl } from '../page/safe-url.js';
import type { Award } from '../state/prizes.js';
import { shopperKey } from '../state/store.js';
import { useResource, useStore } from '../state/use-store.js';
import box from '../ui/box.css';
import { useCloseOnEscape } from '../ui/escape.js';
import { keepReadable } from '../ui/on-page.js';
import { Picture } from '../ui/Picture.js';
import { useVisible } from '../ui/use-visible.js';
import { Disc } from './Disc.js';
import { prizeWheelMessages } from './messages.js';
import prizes from './Prizes.css';
import { Prizes } from './Prizes.js';
import own from './PrizeWheel.css';
import type { prizeWheel } from './prize-wheel.definition.js';
import { finishing, useSpin } from './use-spin.js';

/** The stylesheets of the prize wheel, in cascade order. */
export const prizeWheelStyles: readonly string[] = [box, own, prizes];

/** The wheel of eight prizes: it spins, and shows what the server drew (spec sections 3, 4 and 9). */
export function PrizeWheel(props: ViewProps<typeof prizeWheel>): ReactNode {
  const { host, disabled } = props;
  const frame = useFrame(props);
  const text = useMessages(prizeWheelMessages, frame.lang);
  const loaded = useStore((state) => state.bigdata.prizeInfo);
  const info = loaded?.data;
  // The wheel renders and can be spun before the prizes load. Their names are added later.
  const isReady = text !== null;
  const disc = useRef<HTMLDivElement>(null);
  const confetti = useRef<HTMLDivElement>(null);
  const isGuest = useStore(({ loginInfo }) => loginInfo.token === null);
  const left = isGuest || loaded?.status !== 'ready' ? null : loaded.data.can_award_num;
  const isOut = left === 0;
  const isVisible = useVisible();
  const { isSpinning, won, spin } = useSpin({
    ...{ host, disc, confetti, frame },
    ...{ isReady, isVisible, isDisabled: disabled, isOut },
  });
  useReady(host, isReady, isReady && (loaded?.status === 'ready' || loaded?.status === 'failed'));

  useLayoutEffect(() => keepReadable(host.element), [host]);

  // Another language, shopper, or server means another wheel.
  const reload = useResource(
    (options) =>
      import('../state/prizes.js').then(
        ({ loadPrizeInfo }) => loadPrizeInfo(options),
        (error) => chunkFailure(error, 'prizeInfo'),
      ),
    { key: useStore(shopperKey), onOutcome: frame.reportFailure },
  );

  // Only a wheel in view counts: few shoppers scroll far down. All wheels on a page are a single promotion.
  useEffect(() => {
    const seen = sharedOnPage('wheelSeen', () => ({ isTold: false }));
    if (!isReady || !isVisible || seen.isTold || typeof IntersectionObserver === 'undefined') return;
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
  }, [host, isReady, isVisible]);

  const result = useRef<HTMLDivElement>(null);
  const hub = useRef<HTMLButtonElement>(null);
  /** The award that the shopper has put away. Until then, its card is shown over the wheel. */
  const [putAway, setPutAway] = useState<typeof won>(null);
  const laid = won === putAway ? null : won;
  useLayoutEffect(() => {
    const card = result.current;
    if (!laid || !card) return;
    // The card covers the button that was pressed.
    if (hub.current?.matches(':focus')) card.focus({ preventScroll: true });
    // Not smooth: the card's entrance, the confetti, or the page moving would interrupt a smooth scroll.
    card.scrollIntoView?.({ block: 'nearest' });
  }, [laid]);
  const putAwayCard = () => {
    const isInside = result.current?.matches(':focus-within');
    setPutAway(won);
    if (isInside) hub.current?.focus();
  };
  useCloseOnEscape(result, { isOpen: laid !== null, close: putAwayCard });

  const api = useStore(({ bigdata }) => bigdata.config.api);
  const toSrc = (url: string | null | undefined) => safeImageUrl(url, api);
  const prizes = info?.prizes ?? [];
  const prizeAt = (level: number) => prizes.find(({ award_level }) => award_level === level);
  /** The award's own picture. By now, the wheel may be another one, with other prizes. */
  const pictureOf = ({ award_level, award_name }: Award) => {
    const prize = prizeAt(award_level);
    return toSrc((prize?.award_name === award_name && prize.picture) || info?.prize_win);
  };

  return (
    <Frame frame={frame}>
      {text && (
        <div className="box">
          <div className="layout">
            <div className="stage">
              {tip(info?.tip1)}
              <div className="board">
                <div part="wheel" className="wheel" onPointerEnter={finishing.preload}>
                  <div className="plate">
                    <div ref={disc} part="disc" className="disc">
                      <Picture src={toSrc(info?.prize_img)} className="drawn">
                        <Disc
                          nameOf={(level) => prizeAt(level)?.award_name}
                          pictureOf={(level) => toSrc(prizeAt(level)?.picture)}
                        />
                      </Picture>
                    </div>
                  </div>
                  <svg part="pointer" className="pointer" viewBox="0 -8 24 38" aria-hidden="true">
                    <path d="M12 29 2 9a11 11 0 1 1 20 0z" />
                    <circle cx="12" cy="4.5" r="4" />
                  </svg>
                  <button
                    ref={hub}
                    type="button"
                    part="button"
                    className="hub"
                    aria-label={isOut ? text.noneName : text.spinName}
                    aria-disabled={disabled || isSpinning || isOut || undefined}
                    tabIndex={laid ? -1 : undefined}
                    onFocus={finishing.preload}
                    onClick={spin}
                  >
                    <Picture src={isOut ? null : toSrc(info?.prize_btn)}>
                      <span key={isOut ? text.none : text.spin} className={isOut ? 'none' : undefined}>
                        {isOut ? text.none : text.spin}
                      </span>
                    </Picture>
                  </button>
                </div>
                <div ref={confetti} className="confetti" aria-hidden="true" />
                <div
                  ref={result}
                  part="result"
                  className={laid ? 'result laid' : 'result'}
                  tabIndex={laid ? -1 : undefined}
                >
                  {!isSpinning && !laid && (
                    <p key={text.invitation}>
                      {won ? (
                        <>
                          {won.award.award_state !== 0 && text.won}{' '}
                          <strong dir="auto">{won.award.award_name}</strong>
                        </>
                      ) : (
                        !isOut && text.invitation
                      )}
                    </p>
                  )}
                  {/* The award is announced only when the wheel has stopped. */}
                  <div role="status">
                    {isSpinning && <p key={text.turning}>{text.turning}</p>}
                    {laid && (
                      <laid.parts.AwardCard
                        key={text.won}
                        text={text}
                        lang={frame.lang}
                        award={laid.award}
                        picture={pictureOf(laid.award)}
                        checked={laid.checked}
                      />
                    )}
                  </div>
                  {laid && (
                    <laid.parts.AwardActs
                      text={text}
                      award={laid.award}
                      onSpin={left && !disabled ? () => void spin() : null}
                      onClose={putAwayCard}
                    />
                  )}
                </div>
              </div>
              {typeof left === 'number' && (
                <p key={fill(text.left, { spins: left })} part="left" className="left">
                  {fill(text.left, { spins: left })}
                </p>
              )}
              {tip(info?.tip2)}
            </div>
            {prizes.length > 0 && <Prizes text={text} lang={frame.lang} prizes={prizes} />}
            {loaded?.status === 'failed' && !info && (
              <div className="failed">
                <p key={text.failed}>{text.failed}</p>
                <button
                  type="button"
                  part="retry"
                  className="primary"
                  onClick={() => {
                    hub.current?.focus(); // this one goes away
                    reload();
                  }}
                >
                  <span key={text.retry}>{text.retry}</span>
                </button>
              </div>
            )}
          </div>
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
