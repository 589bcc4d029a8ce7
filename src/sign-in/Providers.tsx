import type { ComponentProps, ReactNode } from 'react';
import { useResource, useStore } from '../state/use-store.js';
import { lazy, useLazy } from '../ui/lazy.js';
import type { Social } from './social/Social.js';

const social = lazy(() => import('./social/Social.js'));

/** The code that asks the server whether to offer providers. Preloaded as soon as the sign-in renders. */
export const loginSwitch = lazy(() => import('../state/social.js'));

/** Loads the login switch for as long as the calling view is mounted. */
export function useLoginSwitch(isEnabled = true): void {
  const { api } = useStore((state) => state.bigdata.config);
  useResource((options) => loginSwitch.load().then(({ loadLoginSwitch }) => loadLoginSwitch(options)), {
    key: api,
    isEnabled,
  });
}

type Props = Omit<ComponentProps<typeof Social>, 'images'> & {
  /** The divider between the providers and the rest. */
  readonly divider: ReactNode;
};

/**
 * The other ways to sign in, if the server's switch allows them (spec section 6). Until that's known, their space is
 * reserved so that nothing moves under the pointer. Without them, shoppers can still sign in by email.
 */
export function Providers({ divider, ...props }: Props): ReactNode {
  const { googleClientId, facebookAppId } = useStore((state) => state.bigdata.config);
  const resource = useStore((state) => state.bigdata.loginSwitch);
  const images = resource?.data;
  const isOn = images?.pc_switch === 1;

  useLoginSwitch();
  const buttons = useLazy(social, isOn);

  if (buttons.status === 'failed' || (images ? !isOn : resource?.status === 'failed')) return null;
  const isPage = props.variant === 'page';
  const rows = isPage ? 1 : [googleClientId, facebookAppId, true].filter(Boolean).length;
  const list =
    isOn && buttons.module ? (
      <buttons.module.Social {...props} images={images} />
    ) : (
      <div className="awaited" aria-hidden="true" style={{ blockSize: `${rows * 3.75 - 0.625}em` }} />
    );
  return (
    <>
      {isPage && divider}
      {list}
      {!isPage && divider}
    </>
  );
}
