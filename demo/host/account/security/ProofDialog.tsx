import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { REPLACE_FORM, RESET_FORM } from '../../../shared/forms/forms.js';
import type { ProofWay } from '../../../shared/proof.js';
import { proofQuery, prove, proveByPasskey, sendProofCode } from '../../api/proofs.js';
import { useOwnQuery } from '../../data/use-shop-query.js';
import { formTexts, securityTexts } from '../../texts.js';
import { AsyncView, StatusMessage } from '../../ui/AsyncView.js';
import { TextField } from '../../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../../ui/form.js';
import { ruled } from '../../ui/rules.js';

interface ProofDialogProps {
  /** Called with whether the shopper has proved to be the account's owner, or with false if they cancel. */
  onEnd: (isProven: boolean) => void;
}

/** Asks the shopper to prove that it's them: with the password, a passkey, or an emailed code. Escape cancels. */
export function ProofDialog({ onEnd }: ProofDialogProps) {
  const texts = securityTexts.useTexts().proof;
  const query = useOwnQuery(proofQuery);
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close(); // returns the focus
  }, []);
  return (
    <dialog
      ref={box}
      className="card remove-dialog proof-dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault(); // the dialog closes when it's no longer rendered
        onEnd(false);
      }}
    >
      <h2 id={`${id}title`}>{texts.title}</h2>
      <p id={`${id}text`}>{texts.text}</p>
      <AsyncView small query={query} skeleton={<div className="skeleton passkeys-skeleton" />}>
        {({ ways }) => <ProofForm ways={ways} onEnd={onEnd} />}
      </AsyncView>
    </dialog>
  );
}

function ProofForm({ ways, onEnd }: ProofDialogProps & { ways: readonly ProofWay[] }) {
  const texts = securityTexts.useTexts().proof;
  const wrong = formTexts.useTexts().account;
  const hasPassword = ways.includes('password');
  const [isCoded, setCoded] = useState(false);
  const form = useShopForm({
    defaultValues: { password: '', code: '' },
    rules: isCoded
      ? ruled({ code: RESET_FORM.code }, { ...wrong, codeEmpty: wrong.codeShort })
      : ruled({ password: REPLACE_FORM.old_password }, wrong),
    send: ({ password, code }) => prove(isCoded ? { code } : { password }),
    onSent: () => onEnd(true),
    wrongOf: ({ code, message }) => (code === 400 ? { [isCoded ? 'code' : 'password']: message } : undefined),
  });
  const byCode = useMutation({ mutationFn: sendProofCode, onSuccess: () => setCoded(true) });
  const byPasskey = useMutation({
    mutationFn: proveByPasskey,
    onSuccess: (isProven) => isProven && onEnd(true),
  });
  const isBusy = byCode.isPending || byPasskey.isPending;
  const canUsePasskey = ways.includes('passkey') && typeof PublicKeyCredential === 'function';
  return (
    <Form form={form} className="stack form">
      <StatusMessage error={byCode.error ?? byPasskey.error}>{isCoded && texts.sent}</StatusMessage>
      {isCoded ? (
        <TextField key="code" name="code" label={texts.code} autoFocus />
      ) : (
        hasPassword && (
          <TextField
            key="password"
            name="password"
            label={texts.password}
            autoComplete="current-password"
            maxLength={REPLACE_FORM.old_password.max}
            autoFocus
          />
        )
      )}
      {ways.length === 0 && <p>{texts.none}</p>}
      {isCoded || hasPassword ? (
        <FormButtons submit={texts.confirm} busy={texts.confirming}>
          <Cancel onEnd={onEnd} />
        </FormButtons>
      ) : (
        <div className="form-buttons">
          <Cancel onEnd={onEnd} />
        </div>
      )}
      <div className="form-buttons">
        {canUsePasskey && (
          <button type="button" className="link-button" disabled={isBusy} onClick={() => byPasskey.mutate()}>
            {texts.passkey}
          </button>
        )}
        {ways.includes('code') && (
          <button type="button" className="link-button" disabled={isBusy} onClick={() => byCode.mutate()}>
            {texts.byCode}
          </button>
        )}
        {isCoded && hasPassword && (
          <button type="button" className="link-button" onClick={() => setCoded(false)}>
            {texts.byPassword}
          </button>
        )}
      </div>
    </Form>
  );
}

function Cancel({ onEnd }: ProofDialogProps) {
  const texts = securityTexts.useTexts().proof;
  return (
    <button type="button" className="button button-quiet" onClick={() => onEnd(false)}>
      {texts.cancel}
    </button>
  );
}
