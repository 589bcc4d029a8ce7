import { useEffect, useRef, useState } from 'react';
import type { Embed, View } from '../choice/choice.js';
import type { Measured } from '../costs/costs.js';
import { useI18n } from '../messages/i18n.js';
import type { Places } from '../page/places.js';
import { useMakes, usePlaces, useRelease } from '../page/use-data.js';
import { fillFrame, updateFrame } from './fill-frame.js';

interface FrameProps {
  embed: Embed;
  view: View;
  onEvent: (name: string, detail: unknown) => void;
  onLoad: (measured: Measured) => void;
}

/** Sizes of the simulated windows, in CSS pixels. */
const SIZES = { wide: [1280, 760], phone: [390, 760] } as const;

/** Returns the scale at which the frame's full width fits into its box. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      // The box has no width while it's hidden.
      if (entry?.contentRect.width) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return { box, scale };
}

/** Reports the requests that a page has made so far. */
function watchRequests(
  page: Window & typeof globalThis,
  { dist, api }: Places,
  onMeasure: (measured: Measured) => void,
) {
  const files = new Set<string>();
  let calls = 0;
  const observer = new page.PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (name.startsWith(dist)) files.add(name.slice(dist.length).replace(/\?.*/, ''));
      else if (name.startsWith(`${api}/`)) calls += 1;
    }
    onMeasure({ files: [...files], calls });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The host page in a frame, with the real element and the real API. */
export function Frame({ embed, view, onEvent, onLoad }: FrameProps) {
  const { lang, texts, translate } = useI18n();
  const places = usePlaces();
  const { data: release } = useRelease();
  const { data: makes = [] } = useMakes();
  const frame = useRef<HTMLIFrameElement>(null);
  const [widget, setWidget] = useState<HTMLElement | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [width, height] = SIZES[view.width];
  const { box, scale } = useScale(width);
  const first = release?.widgets[embed.widget.id]?.first ?? [];
  const bytes = first.reduce((sum, file) => sum + (release?.files[file] ?? 0), 0);

  const start = () => {
    const page = frame.current?.contentDocument;
    const window = page?.defaultView;
    if (!page || !window) return;
    const onPageEvent = (name: string, detail: unknown) => {
      if (name === 'storefront-ready') setIsReady(true);
      onEvent(name, detail);
    };
    const { speed } = view;
    const filled = fillFrame(page, { embed, speed, places, bytes, makes, translate, onEvent: onPageEvent });
    if (filled) updateFrame(page, filled, embed, view, lang);
    setWidget(filled);
    if (view.speed !== 'off') watchRequests(window, places, onLoad);
  };
  useEffect(() => {
    if (widget) updateFrame(widget.ownerDocument, widget, embed, view, lang);
  }, [widget, embed, view, lang]);

  const isWaiting = !isReady && view.speed === 'slow';
  return (
    <div className="frame" ref={box} data-width={view.width} aria-busy={isWaiting}>
      {/* It has its size from the start; the scale comes later. */}
      <div className="frame-window" style={{ maxInlineSize: width, aspectRatio: `${width} / ${height}` }}>
        <iframe
          ref={frame}
          title={texts.preview.frame}
          src={`${places.hosts}${view.page}.html`}
          // With scripts blocked, the builder can still fill the page.
          sandbox={view.speed === 'off' ? 'allow-same-origin' : undefined}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
          onLoad={start}
        />
      </div>
      {isWaiting && (
        <p className="frame-waiting" role="status">
          {texts.preview.loading}
        </p>
      )}
    </div>
  );
}
