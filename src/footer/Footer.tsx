import type { ReactNode } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { outgoing } from '../navigation/destination.js';
import { Link } from '../navigation/Link.js';
import { safeUrl } from '../page/safe-url.js';
import type { ConfigKey } from '../state/config.definition.js';
import { useStore } from '../state/use-store.js';
import own from './Footer.css';
import type { footer } from './footer.definition.js';
import { footerMessages } from './messages.js';
import { AppleMark, NewTabMark, PlayMark, SocialMark, socialNetworks } from './networks.js';

/** The stylesheets of the footer, in cascade order. */
export const footerStyles: readonly string[] = [own];

/** The end of every page: links within the shop, legal pages, apps, social networks, and the chat (spec 2.6). */
export function Footer(props: ViewProps<typeof footer>): ReactNode {
  const { host } = props;
  const frame = useFrame(props);
  const text = useMessages(footerMessages, frame.lang);
  const config = useStore((state) => state.bigdata.config);
  useReady(host, text !== null);

  const inside = (path: string, label: string) => (
    <li>
      <Link path={path} part="link">
        {label}
      </Link>
    </li>
  );
  const legal = (path: string, label: string) => (
    <li>
      <Link path={path} target="_blank" part="legal" aria-describedby="new-tab">
        {label}
        {'\u00a0'}
        <NewTabMark />
      </Link>
    </li>
  );
  /** Renders an external link, or nothing if it isn't configured. */
  const outside = (part: string, key: `social${string}` | ConfigKey, children: ReactNode, label?: string) => {
    const href = safeUrl(String(config[key] ?? ''));
    const trackClick = () => track(host, 'select_content', { content_type: 'external', content_id: key });
    // External pages open in a new tab. Mail and phone links don't.
    const tab = href?.startsWith('http') && {
      target: '_blank',
      rel: 'noopener',
      'aria-describedby': 'new-tab',
    };
    return (
      href && (
        <li key={label}>
          <a part={part} href={outgoing(href)} aria-label={label} onClick={trackClick} {...tab}>
            {children}
          </a>
        </li>
      )
    );
  };

  if (!text)
    return (
      <Frame frame={frame}>
        <slot />
      </Frame>
    );
  return (
    <Frame frame={frame}>
      {/* Page translators replace our text nodes, so another language needs new elements (see the `key`). */}
      <footer key={text.landmark} part="footer">
        <nav aria-label={text.landmark}>
          <div className="top">
            <slot name="brand" />
            <div className="groups">
              {group(text.company, [
                inside('/content/AboutUs', text.about),
                inside('/content/contactUs', text.contact),
                outside('link', 'chat', text.chat),
                outside('link', 'stockListing', text.stockListing),
              ])}
              {group(text.partners, [
                inside('/content/sellerCentral', text.sellerCentral),
                inside('/content/FactoryMember', text.factoryMember),
              ])}
              {group(text.yours, [
                inside('/content/account', text.account),
                inside('/content/order', text.orders),
              ])}
              {group(text.apps, [
                outside('link', 'appDownload', text.appDownload),
                outside('app', 'appStore', [<AppleMark key="mark" />, 'App Store']),
                outside('app', 'googlePlay', [<PlayMark key="mark" />, 'Google Play']),
              ])}
              {group(
                text.social,
                socialNetworks(config).map(({ network, key }) =>
                  outside('social', key, <SocialMark network={network} />, network),
                ),
              )}
            </div>
          </div>
          <div className="end">
            <ul>
              {legal('/termsAndConditions', text.terms)}
              {legal('/Privacy-policy', text.privacy)}
              {legal('/refund-and-returns-policy', text.refunds)}
            </ul>
            <slot name="end" />
          </div>
          <p id="new-tab" hidden>
            {text.newTab}
          </p>
        </nav>
      </footer>
    </Frame>
  );
}

/** Renders a heading with its links, or nothing if there are no links. */
const group = (heading: string, links: readonly ReactNode[]): ReactNode =>
  links.some(Boolean) && (
    <div part="group">
      <h2 part="heading">{heading}</h2>
      <ul>{...links}</ul>
    </div>
  );
