import { type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { track } from '../element/track.js';
import type { Framed } from '../element/use-frame.js';
import { useWidget } from '../element/widget-context.js';
import { fillParts } from '../i18n/text.js';
import type { Destination } from '../navigation/destination.js';
import { toDestination } from '../navigation/destination.js';
import { Dialog } from '../ui/dialog/Dialog.js';
import { SignInMessagesContext } from './messages.js';

interface LinkProps {
  /** Where the link leads when it's opened in another tab. */
  readonly destination: Destination;
  readonly className: string;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** A link that the widget handles itself on a plain click. */
export function ViewLink({ destination, className, onGo, children }: LinkProps): ReactNode {
  const { host } = useWidget<Framed>();
  const onClick = (event: MouseEvent) => {
    track(host, 'select_content', { content_type: 'link', content_id: destination.path });
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo();
  };
  return (
    <a
      part="link"
      className={className}
      href={destination.href}
      target={destination.target}
      rel="noopener"
      onClick={onClick}
    >
      <span key={String(children)}>{children}</span>
    </a>
  );
}

interface AgreementProps {
  /** On a page, the texts open in a dialog. Otherwise, they open in a new tab. */
  readonly isPage: boolean;
  readonly go: (destination: Destination) => void;
}

/** The note about the terms and the privacy policy (spec 2.1, 2.2). */
export function Agreement({ isPage, go }: AgreementProps): ReactNode {
  const text = useContext(SignInMessagesContext);
  const [shown, setShown] = useState<'terms' | 'privacy' | null>(null);
  const destinations = {
    terms: toDestination('/content/termsAndConditions', {}, '_blank'),
    privacy: toDestination('/content/Privacy-policy', {}, '_blank'),
  };
  const link = (name: 'terms' | 'privacy') => (
    <ViewLink
      key={name}
      className="link"
      destination={destinations[name]}
      onGo={() => (isPage ? setShown(name) : go(destinations[name]))}
    >
      {text[name]}
    </ViewLink>
  );
  return (
    <>
      <p key={text.terms} part="note" className="note">
        {fillParts(text.agree, { terms: link('terms'), privacy: link('privacy') })}
      </p>
      <Dialog
        open={shown !== null}
        title={shown && text[shown]}
        closeLabel={text.close}
        onClose={() => setShown(null)}
      >
        {shown && (
          <div className="agreement">
            <slot name={shown}>
              <p>{text.fullText}</p>
            </slot>
            <ViewLink
              className="primary"
              destination={destinations[shown]}
              onGo={() => go(destinations[shown])}
            >
              {text.openFullText}
            </ViewLink>
          </div>
        )}
      </Dialog>
    </>
  );
}
