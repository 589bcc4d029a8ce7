import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Destination } from '../navigation/destination.js';
import { toDestination } from '../navigation/destination.js';
import { Dialog } from '../ui/dialog/Dialog.js';
import type { SignInMessages } from './messages.js';

interface LinkProps {
  /** What it leads to when it is opened in another tab. */
  readonly jump: Destination;
  readonly className: string;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** A link that the widget follows by itself when it is simply clicked. */
export function ViewLink({ jump, className, onGo, children }: LinkProps): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo();
  };
  return (
    <a className={className} href={jump.href} target={jump.target} rel="noopener" onClick={onClick}>
      <span key={String(children)}>{children}</span>
    </a>
  );
}

interface AgreementProps {
  readonly text: SignInMessages;
  /** As a page, the texts are shown in a dialog; else they open in a tab of their own. */
  readonly isPage: boolean;
  readonly go: (jump: Destination) => void;
}

/** The note of the terms and the privacy policy (spec 2.1, 2.2). */
export function Agreement({ text, isPage, go }: AgreementProps): ReactNode {
  const [shown, setShown] = useState<'terms' | 'privacy' | null>(null);
  const jumps = {
    terms: toDestination('/content/termsAndConditions', {}, '_blank'),
    privacy: toDestination('/content/Privacy-policy', {}, '_blank'),
  };
  const link = (name: 'terms' | 'privacy') => (
    <ViewLink
      key={name}
      className="link"
      jump={jumps[name]}
      onGo={() => (isPage ? setShown(name) : go(jumps[name]))}
    >
      {text[name]}
    </ViewLink>
  );
  return (
    <>
      <p key={text.terms} className="note">
        {text.agree(link('terms'), link('privacy'))}
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
            <ViewLink className="primary" jump={jumps[shown]} onGo={() => go(jumps[shown])}>
              {text.openFullText}
            </ViewLink>
          </div>
        )}
      </Dialog>
    </>
  );
}
