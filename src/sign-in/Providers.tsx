import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { loadLoginSwitch } from '../state/account-switch.js';
import { useStore } from '../state/use-store.js';
import type { Social } from './social/Social.js';

type Props = Omit<ComponentProps<typeof Social>, 'images'> & {
  /** What stands between the providers and the rest. */
  readonly divider: ReactNode;
};

/**
 * The other ways to sign in, where the server's switch allows them (spec section 6). Until that is known their place
 * is kept, so that nothing moves away from under the pointer. Without them, signing in by email goes on.
 */
export function Providers({ divider, ...props }: Props): ReactNode {
  const { api, googleClientId, facebookAppId } = useStore((state) => state.bigdata.config);
  const resource = useStore((state) => state.bigdata.loginSwitch);
  const images = resource?.data;
  const [Buttons, setButtons] = useState<typeof Social>();
  const [isLost, setLost] = useState(false);
  const isOn = images?.pc_switch === 1;

  // The verb reads the API from the store, and asks another one anew.
  useEffect(() => {
    const end = new AbortController();
    void loadLoginSwitch({ signal: end.signal });
    return () => end.abort();
  }, [api]);
  useEffect(() => {
    if (!isOn) return;
    import('./social/Social.js').then(
      (module) => setButtons(() => module.Social),
      () => setLost(true),
    );
  }, [isOn]);

  if (isLost || (images ? !isOn : resource?.status === 'failed')) return null;
  const isPage = props.variant === 'page';
  const rows = isPage ? 1 : [googleClientId, facebookAppId, true].filter(Boolean).length;
  const buttons =
    isOn && Buttons ? (
      <Buttons {...props} images={images} />
    ) : (
      <div className="awaited" aria-hidden="true" style={{ blockSize: `${rows * 3.75 - 0.625}em` }} />
    );
  return (
    <>
      {isPage && divider}
      {buttons}
      {!isPage && divider}
    </>
  );
}
