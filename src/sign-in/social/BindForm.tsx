import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWidget } from '../../element/widget-context.js';
import { keepInPlace } from '../../navigation/keep-in-place.js';
import { directionOf } from '../../page/locale.js';
import type { UserInfo } from '../../state/identity.js';
import { bindFacebook, type FacebookPerson } from '../../state/social.js';
import { adoptStyles } from '../../ui/adopt-styles.js';
import fieldStyles from '../../ui/field/Field.css';
import { Field } from '../../ui/field/Field.js';
import { useLatest } from '../../ui/use-latest.js';
import { useSubmit } from '../../ui/use-submit.js';
import { SignInMessagesContext } from '../messages.js';
import { emailRule, type Values } from '../rules.js';
import { useFields } from '../use-fields.js';
import { noteOf } from './facebook.js';
import type { SocialMessages } from './messages.js';
import { makeNonce } from './popup-flow.js';

interface Props {
  readonly person: FacebookPerson;
  readonly text: SocialMessages;
  readonly onUser: (user: UserInfo) => void;
}

const rules = { email: emailRule('emailEmpty', 'emailFormat') };

/** Asks a Facebook user for an email. Like every form, it's in the page's own tree. */
export function BindForm(props: Props): ReactNode {
  const { person, text, onUser } = props;
  const { host, lang, dir, reportFailure } = useWidget();
  const { element } = host;
  const words = useContext(SignInMessagesContext);
  const [slot] = useState(() => `storefront-bind-${makeNonce()}`);
  const id = `${slot}-email`;
  const [email, setEmail] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const { run, isBusy } = useLatest();
  const box = useRef<HTMLDivElement>(null);
  // New values are checked again, and that rerenders this form. The rules only check the email.
  const values = useMemo(() => ({ email }) as Values, [email]);
  const fields = useFields(rules, values, () => element.querySelector<HTMLElement>(`#${id}`)?.focus());
  const fault = fields.faults.email;

  useLayoutEffect(() => {
    const root = element.getRootNode();
    if ('adoptedStyleSheets' in root) adoptStyles(root as Document | ShadowRoot, [fieldStyles]); // only these two have it
    if (box.current) return keepInPlace(box.current, element);
  }, [element]);
  useLayoutEffect(() => {
    element.querySelector<HTMLElement>(`#${id}`)?.focus();
  }, [element, id]);

  const submit = async () => {
    if (isBusy || !fields.check()) return;
    setNote(null);
    const outcome = await run((end) => bindFacebook(email.trim(), person, end));
    if (outcome?.status === 'done') onUser(outcome.value);
    else if (outcome?.status === 'failed') {
      // The server's message is informational here, not a warning (spec section 8).
      const message = noteOf(outcome.failure);
      if (message) setNote(message);
      else reportFailure(outcome);
    }
  };

  const submitted = useSubmit(() => void submit());

  return (
    <div className="social-bind">
      <slot name={slot} />
      {createPortal(
        // This form isn't the element's own child, because the form of the sign-in is.
        <div ref={box} slot={slot} className="sf" lang={lang} dir={dir ?? directionOf(lang)}>
          <form className="sf-form" noValidate method="post" {...submitted}>
            <Field
              id={id}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              label={words.email}
              value={email}
              error={fault && words.faults[fault]}
              onChange={setEmail}
              onLeave={() => fields.leave('email')}
            />
            <p className="sf-hint" role="status">
              <span key={note}>{note}</span>
            </p>
            <button type="submit" className="sf-primary" aria-disabled={isBusy ? true : undefined}>
              <span key={text.bindButton}>{text.bindButton}</span>
            </button>
          </form>
        </div>,
        element,
      )}
    </div>
  );
}
