import { type ReactNode, useContext, useState } from 'react';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import type { TrackMethod } from '../element/track-params.js';
import { useWidget } from '../element/widget-context.js';
import { type Destination, outgoing, toDestination } from '../navigation/destination.js';
import { navigate } from '../navigation/navigate.js';
import { store } from '../state/store.js';
import { useStore } from '../state/use-store.js';
import { icon } from '../ui/icons.js';
import { lazy, useLazy } from '../ui/lazy.js';
import type { Form } from './form.js';
import { SignInMessagesContext } from './messages.js';
import { Agreement, ViewLink } from './Notes.js';
import { Providers, useLoginSwitch } from './Providers.js';
import { hasPasskeys } from './passkeys/fit.js';
import type { Values } from './rules.js';
import type { signIn } from './sign-in.definition.js';
import { emailForm } from './use-form.js';

const MailIcon = icon('M3 6h18v12H3zM3 7l9 6 9-6');

/** Passkey sign-in, for when both the server and the browser support passkeys. */
export const passkeys = lazy(() => import('./passkeys/passkeys.js'));

type Given = ViewProps<typeof signIn>;

export type View = Given['view'];

interface Props {
  readonly isPage: boolean;
  readonly view: View;
  /** The view's form. `null` if it has none, or while it's loading. */
  readonly form: Form | null;
  /** The button that loads the form again. `null` unless loading failed. */
  readonly retry: { readonly label: ReactNode; readonly onRetry: () => void } | null;
  readonly values: Values;
  readonly notice: 'registered' | 'changed' | null;
  readonly onChange: (change: Partial<Values>) => void;
  readonly onView: (view: View) => void;
  readonly onDone: (form: Form, result: unknown) => void | Promise<void>;
  /** Called when a shopper signs in by anything other than email. */
  readonly onUser: (user: Readonly<Record<string, unknown>>, method: TrackMethod) => void;
}

/** The content below the heading of the dialog or the page. */
export function Views(props: Props): ReactNode {
  const { isPage, view, form, retry, values, notice, onChange, onView, onDone } = props;
  const { host } = useWidget<typeof signIn>();
  const text = useContext(SignInMessagesContext);
  const { appDownload: download } = useStore((state) => state.bigdata.config);
  useLoginSwitch(view === 'email');
  // Read once: if the shopper signs in meanwhile, the passkey part stays until they have moved on.
  const [wasGuest] = useState(() => store.getState().user.info === null);
  const passkeyPart = useLazy(passkeys, useStore(hasPasskeys) && wasGuest && view === 'email');
  const go = (destination: Destination) => navigate(host, destination);

  /** Links to another view, in the dialog or on its own page. */
  const to = (path: string, next: View, label: string, className = 'link') => {
    const destination = toDestination(path);
    return (
      <ViewLink
        destination={destination}
        className={className}
        onGo={() => (isPage ? go(destination) : onView(next))}
      >
        {label}
      </ViewLink>
    );
  };
  const providers = (variant: 'dialog' | 'page') => (
    <Providers
      variant={variant}
      onSignedIn={props.onUser}
      divider={
        <p className="or">
          <span key={text.or}>{text.or}</span>
        </p>
      }
    />
  );
  const forgot = (className = 'link') => to('/modification', 'reset', text.forgot, className);

  return (
    <div className="views">
      <div role="status">
        {notice && (
          <p key={text[notice]} className="notice">
            {text[notice]}
          </p>
        )}
      </div>
      {view === 'methods' && providers('dialog')}
      {view === 'methods' ? (
        <button
          type="button"
          part="button"
          className="primary"
          onClick={() => onView('email')}
          onPointerEnter={emailForm.preload}
          onFocus={emailForm.preload}
        >
          <MailIcon />
          <span key={text.withEmail}>{text.withEmail}</span>
        </button>
      ) : form ? (
        <form.View key={view} form={form} values={values} onChange={onChange} onDone={onDone}>
          {view === 'email' && forgot('sf-link')}
        </form.View>
      ) : retry ? (
        <button type="button" part="button" className="primary" onClick={retry.onRetry}>
          {retry.label}
        </button>
      ) : (
        <div className={`loading ${view}`} role="status">
          <span className="unseen">{text.loading}</span>
          <div className="awaited" />
          <div className="awaited" />
          <div className="awaited" />
        </div>
      )}
      {form && passkeyPart.module && <passkeyPart.module.Autofill onUser={props.onUser} />}
      {isPage && view === 'email' && providers('page')}
      {view === 'register' || view === 'reset' ? (
        isPage && (
          <p className="aside">
            <span>{view === 'reset' ? text.remembers : text.hasAccount}</span>{' '}
            <button type="button" part="link" className="link" onClick={() => onView('email')}>
              {text.signIn}
            </button>
          </p>
        )
      ) : (
        <p className="aside">
          <span key={text.isNew}>{text.isNew}</span> {to('/register', 'register', text.createAccount)}
        </p>
      )}
      {view === 'methods' && <p className="aside">{forgot()}</p>}
      {view !== 'reset' && <Agreement isPage={isPage} go={go} />}
      {isPage && view === 'email' && download && (
        <a
          part="link"
          className="link promotion"
          href={outgoing(download)}
          target="_blank"
          rel="noopener"
          onClick={() =>
            track(host, 'select_content', { content_type: 'external', content_id: 'appDownload' })
          }
        >
          <span key={text.promotion}>{text.promotion}</span>
        </a>
      )}
    </div>
  );
}
