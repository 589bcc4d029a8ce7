import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { Styles } from '../../element/Frame.js';
import type { TrackMethod } from '../../element/track-params.js';
import { chunkFailure } from '../../element/use-frame.js';
import { useWidget } from '../../element/widget-context.js';
import { fill } from '../../i18n/text.js';
import { safeImageUrl } from '../../page/safe-url.js';
import type { UserInfo } from '../../state/identity.js';
import type { LoginSwitchReply } from '../../state/social.js';
import { useStore } from '../../state/use-store.js';
import { lazy, useLazy } from '../../ui/lazy.js';
import { useLatest } from '../../ui/use-latest.js';
import { SignInMessagesContext } from '../messages.js';
import type { Flow, Provider } from './flow-state.js';
import css from './Social.css';

interface Props {
  /** `dialog` has a column of buttons. `page` has a row of logos that includes Apple's. */
  readonly variant: 'dialog' | 'page';
  /** The server's images for those logos. */
  readonly images?: Partial<LoginSwitchReply> | null | undefined;
  readonly onSignedIn: (user: UserInfo, method: TrackMethod) => void;
}

const names = { google: 'Google', facebook: 'Facebook', x: 'X', apple: 'Apple' } as const;

/** Everything beyond the buttons. Loads when a button is hovered, focused or clicked. */
const flowPart = lazy(() => import('./flow.js'));

const sheets = [css];

/** The buttons to sign in with a provider. Everything beyond the buttons loads on demand. */
export function Social({ variant, images, onSignedIn }: Props): ReactNode {
  const { host, lang, reportFailure } = useWidget();
  const text = useContext(SignInMessagesContext);
  const { api, googleClientId, facebookAppId } = useStore((state) => state.bigdata.config);
  const [isBroken, setBroken] = useState(false);
  const [now, setNow] = useState<Flow | null>(null);
  const { module: flow } = useLazy(flowPart, now !== null);
  const { run, stop } = useLatest();
  const pressed = useRef<HTMLElement>(null);

  // The control that had the focus may be gone. Return the focus to the provider's button.
  useLayoutEffect(() => {
    const { element } = host;
    const active = (element.getRootNode() as Document).activeElement; // or a shadow root, which has this property too
    if (now || element.shadowRoot?.activeElement || (active && active !== document.body)) return;
    pressed.current?.focus();
  }, [host, now]);

  // Sign-in with Apple isn't available yet (spec section 8).
  const signedInWith = (provider: Provider) => (user: UserInfo) =>
    provider !== 'apple' && onSignedIn(user, provider);

  const begin = async (provider: Provider, button: HTMLElement, { signal }: AbortController) => {
    pressed.current = button;
    signal.addEventListener('abort', () => setNow(null));
    const newWindow = () => {
      const popup = open('', '_blank', 'popup,width=500,height=680');
      signal.addEventListener('abort', () => popup?.close());
      return popup;
    };
    // Open it in the click, before any wait. On an isolated page, a provider's script can't hear from its window.
    const popup = provider === 'x' || crossOriginIsolated ? newWindow() : undefined;
    const options = {
      provider,
      signal,
      popup,
      newWindow,
      lang,
      reportFailure,
      setNow,
      stop,
      onUser: signedInWith(provider),
    };
    setNow({ provider, state: { status: 'opening' } });
    // If the code is already loaded, begin in the click itself, because a provider's script opens its window then.
    const { begin } = flowPart.current() ?? (await flowPart.load());
    begin(options);
  };
  const click = (provider: Provider, button: HTMLElement) =>
    run((end) => begin(provider, button, end)).catch((error) => {
      stop();
      reportFailure(chunkFailure(error, provider));
    });

  const isPage = variant === 'page';
  const button = (provider: Provider) => {
    const label = fill(text.withName, { name: names[provider] });
    const Mark = marks[provider];
    const image = isPage && !isBroken && safeImageUrl(images?.[provider === 'x' ? 'twitter' : provider], api);
    return (
      <button
        type="button"
        part="button"
        className="social"
        aria-label={isPage ? label : undefined}
        title={isPage ? label : undefined}
        aria-busy={now?.provider === provider ? true : undefined}
        onPointerEnter={flowPart.preload}
        onFocus={flowPart.preload}
        onClick={(event) => click(provider, event.currentTarget)}
      >
        {image ? <img src={image} alt="" onError={() => setBroken(true)} /> : <Mark />}
        {!isPage && <span key={label}>{label}</span>}
      </button>
    );
  };

  const view = flow && now && { ...now, name: names[now.provider], lang };
  return (
    <div className={isPage ? 'socials row' : 'socials'}>
      <Styles sheets={sheets} />
      <div className="social-list">
        {googleClientId && button('google')}
        {facebookAppId && button('facebook')}
        {button('x')}
        {isPage && button('apple')}
      </div>
      <div role="status">{view && <flow.FlowStatus {...view} />}</div>
      {view && <flow.Actions {...view} onCancel={stop} onUser={signedInWith(now.provider)} />}
    </div>
  );
}

const own = 'currentColor';

/** A path, either filled or drawn as a line. */
type Path = readonly [d: string, fill: string, line?: string];

const mark = (...paths: readonly Path[]) =>
  function Mark(): ReactNode {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {paths.map(([d, fill, line]) => (
          <path key={d} d={d} fill={fill} stroke={line} />
        ))}
      </svg>
    );
  };

/** The providers' logos, in their own colors, or in the text color if they have none. */
export const marks = {
  google: mark(
    ['M18.5 6A8.5 8.5 0 0 0 4.5 8', 'none', '#ea4335'],
    ['M4.5 8a8.5 8.5 0 0 0 0 8', 'none', '#fbbc05'],
    ['M4.5 16A8.5 8.5 0 0 0 18 18', 'none', '#34a853'],
    ['M18 18a8.5 8.5 0 0 0 2.5-6H12', 'none', '#4285f4'],
  ),
  facebook: mark(
    ['M12 1a11 11 0 0 0 0 22 11 11 0 0 0 0-22z', '#1877f2'],
    ['M16.5 7h-2q-2 0-2 2v13M9 13.5h7', 'none', '#fff'],
  ),
  x: mark([
    'M13.8 10.5 21 2h-1.7L13 9.4 8 2H2.5l7.5 11L2.5 22h1.7l6.5-7.7L16 22h5.5zM5 3.3h2.5l12 17.5H17z',
    own,
  ]),
  apple: mark([
    'M16 12.6c0-2 1-3 2-3.6-1-1.5-3-1.7-3.5-1.7-1.5 0-2.5.8-3.5.8s-2-.8-3.2-.8C5 7.3 3 9.5 3 12.8 3 17 6 21.5 8 21.5c1 0 2-.8 3.2-.8s2 .8 3.3.8c2 0 3.5-3 4-4.9-1.5-.6-2.5-2-2.5-4zM14 5.7c.7-1 1-2 1-3-2 .1-3.2 2-3.1 4 1 0 1.6-.4 2.1-1z',
    own,
  ]),
} as const;
