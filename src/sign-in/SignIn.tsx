import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Frame, FrameMessage } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import type { TrackMethod } from '../element/track-params.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { toDestination } from '../navigation/destination.js';
import { navigate } from '../navigation/navigate.js';
import { beginLeaving } from '../state/leaving.js';
import type { PasskeyCreation } from '../state/passkeys.js';
import { store } from '../state/store.js';
import dialog from '../ui/dialog/Dialog.css';
import { Dialog } from '../ui/dialog/Dialog.js';
import { useLazy } from '../ui/lazy.js';
import type { Form } from './form.js';
import { followSession, goalAfter, samePage, trapBack } from './leave.js';
import { SignInMessagesContext, signInMessages } from './messages.js';
import { loginSwitch } from './Providers.js';
import { hasPasskeys } from './passkeys/fit.js';
import type { Values } from './rules.js';
import own from './SignIn.css';
import type { signIn } from './sign-in.definition.js';
import { useForm } from './use-form.js';
import { passkeys, type View, Views } from './Views.js';

/** The stylesheets of the sign-in, in cascade order. */
export const signInStyles: readonly string[] = [dialog, own];

const nothing: Values = { email: '', password: '', confirmation: '', code: '', invitation: '' };

/** The sign-in, as a dialog (spec 2.1) or as a page (spec 2.2). */
export function SignIn(props: ViewProps<typeof signIn>): ReactNode {
  const { host, page: isPage, redirect } = props;
  const isOpen = props.open && !isPage;
  const view: View = isPage && props.view === 'methods' ? 'email' : props.view;
  const frame = useFrame(props);
  const text = useMessages(signInMessages, frame.lang);
  const [values, setValues] = useState(nothing);
  const [offer, setOffer] = useState<PasskeyCreation | null>(null);
  const [notice, setNotice] = useState<'registered' | 'changed' | null>(null);
  const { form, retry } = useForm(view, frame);
  useReady(host, text !== null && (!isPage || form !== null));

  // Loading this doesn't rerender the dialog, and the dialog opens without it.
  useEffect(loginSwitch.preload, []);

  const isShown = useRef(isOpen);
  isShown.current = isOpen;
  /** Ends the wait for a passkey offer. */
  const stopWaiting = useRef(() => {});
  // While the dialog is closed, `view` is the one that the page wants to start with.
  const startView = useRef(props.view);
  if (!isOpen) startView.current = props.view;
  useEffect(() => {
    const first = startView.current;
    if (!isOpen) return;
    return () => {
      host.update({ view: first });
      setValues(({ email }) => ({ ...nothing, email }));
      setNotice(null);
      setOffer(null);
      stopWaiting.current();
    };
  }, [host, isOpen]);

  const setView = (next: View) => {
    setNotice(null);
    host.update({ view: next });
  };
  const close = () => {
    host.update({ open: false });
    host.emit('storefront-close', {});
  };
  useLayoutEffect(
    () =>
      host.expose({
        show: (next?: View) => host.update(next ? { open: true, view: next } : { open: true }),
        hide: () => host.update({ open: false }),
      }),
    [host],
  );

  const latestClose = useRef(() => {});
  latestClose.current = () => isOpen && (offer ? leave() : close());
  // Layout effects remove their listeners together with the element. Passive effects clean up after the next paint.
  useLayoutEffect(() => followSession(() => latestClose.current()), []);
  const isTrapped = isPage && view === 'email';
  useLayoutEffect(() => {
    if (isTrapped) return trapBack(() => navigate(host, toDestination('/')));
  }, [host, isTrapped]);
  useLayoutEffect(() => removeCopies(host.element), [host]);

  const isFirstView = useRef(true);
  useEffect(() => {
    if (isPage && !isFirstView.current) host.element.querySelector<HTMLElement>('[data-next]')?.focus();
    isFirstView.current = false;
  }, [host, isPage, view]);

  /** Moves on once the shopper is signed in. */
  const leave = () => {
    setOffer(null);
    if (isShown.current) close();
    if (!host.element.isConnected) return; // the page took over on `storefront-sign-in`
    const goal = goalAfter(redirect, isPage);
    if (goal) navigate(host, goal);
    else if (host.emit('storefront-navigate', samePage())) {
      beginLeaving();
      location.reload();
    }
  };
  const finish = async (
    user: Readonly<Record<string, unknown>>,
    method: TrackMethod,
    act: 'login' | 'sign_up' = 'login',
  ) => {
    track(host, act, { method });
    host.emit('storefront-sign-in', { user });
    setValues(nothing);
    const isOffered = method === 'email' && hasPasskeys(store.getState());
    const options =
      isOffered &&
      (await Promise.race([
        passkeys.load().then(
          ({ prepareOffer }) => prepareOffer(),
          () => null,
        ),
        // A shopper who closes the dialog meanwhile moves on right away.
        new Promise<null>((resolve) => {
          stopWaiting.current = () => resolve(null);
        }),
      ]));
    if (options && host.element.isConnected && (isPage || isShown.current)) setOffer(options);
    else leave();
  };

  const onDone = (form: Form, result: unknown) => {
    // The forms' requests return the user or null. A server may sign in a shopper who has just registered.
    const user = result as Readonly<Record<string, unknown>> | null;
    if (form.view !== 'reset' && user) {
      return finish(user, 'email', form.view === 'email' ? 'login' : 'sign_up');
    }
    if (form.view === 'register') track(host, 'sign_up', { method: 'email' });
    setValues(({ email }) => ({ ...nothing, email: email.trim() }));
    setView('email');
    setNotice(form.view === 'register' ? 'registered' : 'changed');
  };

  const title =
    text &&
    (offer
      ? text.faster
      : view === 'register'
        ? text.createAccount
        : view === 'reset'
          ? text.changePassword
          : isPage
            ? text.signIn
            : text.title);

  const passkeyPart = useLazy(passkeys, offer !== null);
  const views =
    offer && passkeyPart.module ? (
      <passkeyPart.module.Offer options={offer} takesFocus={isPage} onEnd={leave} />
    ) : (
      text && (
        <Views
          isPage={isPage}
          view={view}
          form={form}
          retry={retry && { label: title, onRetry: retry }}
          values={values}
          notice={notice}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
          onView={setView}
          onDone={onDone}
          onUser={finish}
        />
      )
    );
  return (
    <SignInMessagesContext.Provider value={text ?? signInMessages.en}>
      <Frame frame={frame} isModal={isOpen}>
        {isPage ? (
          <section part="page" className="page">
            <slot name="heading">
              <h2 key={title} part="title" className="dialog-title">
                {title}
              </h2>
            </slot>
            {views}
          </section>
        ) : (
          text && (
            <Dialog
              open={isOpen}
              title={title}
              closeLabel={text.close}
              onClose={offer ? leave : close}
              back={
                offer || view === 'methods' ? null : { label: text.back, onBack: () => setView('methods') }
              }
              step={offer ? 'offer' : (form?.view ?? `no form, ${view}`)}
              message={<FrameMessage frame={frame} />}
            >
              {views}
            </Dialog>
          )
        )}
      </Frame>
    </SignInMessagesContext.Provider>
  );
}

/** Removes forms that came with a copy of the element, from a snapshot of the page or a clone. */
function removeCopies(element: HTMLElement): void {
  for (const form of element.querySelectorAll(':scope > .sf'))
    if (!(form as HTMLElement).assignedSlot) form.remove();
}
