import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '../../../shared/replies/passkeys.js';
import { createPasskey, passkeysQuery, removePasskey, renamePasskey } from '../../api/passkeys.js';
import { refetchQuery, useOwnQuery } from '../../data/use-shop-query.js';
import { fill, useI18n } from '../../messages/i18n.js';
import { SEPARATOR } from '../../messages/separator.js';
import { securityTexts } from '../../texts.js';
import { AsyncView, StatusMessage } from '../../ui/AsyncView.js';
import { TextField } from '../../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../../ui/form.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { useProof } from './useProof.js';

/** The passkeys that the shopper signs in with instead of the password. Each one can be named and removed. */
export function Passkeys() {
  const texts = securityTexts.useTexts().passkeys;
  const passkeys = useOwnQuery(passkeysQuery);
  const [notice, setNotice] = useState('');
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { withProof, dialog } = useProof();
  const again = () => refetchQuery(passkeysQuery);
  const add = useMutation({
    async mutationFn() {
      setNotice('');
      const added = await withProof(createPasskey);
      if (added) setNotice(fill(texts.added, { name: added.name }));
    },
    onSettled: again,
  });
  const remove = useMutation({
    async mutationFn({ passkey_id, name }: Passkey) {
      setNotice('');
      const removed = await withProof(() => removePasskey(passkey_id).then(() => true));
      if (removed) setNotice(fill(texts.removed, { name }));
    },
    async onSettled() {
      await again();
      // The button that asked for this is gone, and it had the focus.
      document.querySelector<HTMLElement>('.passkeys-title')?.focus();
    },
  });
  const canAdd = typeof PublicKeyCredential === 'function';
  return (
    <section className="card stack panel passkeys" aria-labelledby="passkeys">
      <h2 id="passkeys" className="passkeys-title" tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.lead}</p>
      <StatusMessage error={add.error ?? remove.error}>{notice}</StatusMessage>
      <AsyncView small query={passkeys} skeleton={<div className="skeleton passkeys-skeleton" />}>
        {(list) =>
          list.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <ul className="passkeys-list">
              {list.map((passkey) => (
                <Row
                  key={passkey.passkey_id}
                  passkey={passkey}
                  isBusy={remove.isPending}
                  onRenamed={again}
                  onRemove={() => setRemoving(passkey)}
                />
              ))}
            </ul>
          )
        }
      </AsyncView>
      {canAdd ? (
        <div className="form-buttons">
          <button
            type="button"
            className="button"
            aria-disabled={add.isPending}
            onClick={() => !add.isPending && add.mutate()}
          >
            {add.isPending ? texts.adding : texts.add}
          </button>
        </div>
      ) : (
        <p>{texts.unsupported}</p>
      )}
      {removing && (
        <ConfirmDialog
          title={texts.question}
          text={fill(texts.questionText, { name: removing.name })}
          confirm={texts.remove}
          keep={texts.keep}
          onConfirm={() => remove.mutate(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
      {dialog}
    </section>
  );
}

interface RowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRenamed: () => Promise<void>;
  onRemove: () => void;
}

function Row({ passkey, isBusy, onRenamed, onRemove }: RowProps) {
  const texts = securityTexts.useTexts().passkeys;
  const { numbers } = useI18n();
  const [isNaming, setNaming] = useState(false);
  const { name, created_at, last_used_at } = passkey;
  if (isNaming)
    return (
      <li>
        <NameForm passkey={passkey} onEnd={() => setNaming(false)} onRenamed={onRenamed} />
      </li>
    );
  const day = (time: string) => numbers.dayOf(time);
  return (
    <li>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <br />
        {fill(texts.created, { day: day(created_at) })}
        {SEPARATOR}
        {last_used_at ? fill(texts.used, { day: day(last_used_at) }) : texts.unused}
      </p>
      <button
        type="button"
        className="link-button"
        aria-label={fill(texts.renameNamed, { name })}
        onClick={() => setNaming(true)}
      >
        {texts.rename}
      </button>
      <button
        type="button"
        className="link-button"
        disabled={isBusy}
        aria-label={fill(texts.removeNamed, { name })}
        onClick={onRemove}
      >
        {texts.remove}
      </button>
    </li>
  );
}

function NameForm(props: { passkey: Passkey; onEnd: () => void; onRenamed: () => Promise<void> }) {
  const { passkey, onEnd, onRenamed } = props;
  const texts = securityTexts.useTexts().passkeys;
  const form = useShopForm({
    defaultValues: { name: passkey.name },
    check: ({ name }) => ({ name: name.trim() ? undefined : texts.nameEmpty }),
    send: ({ name }) => renamePasskey(passkey.passkey_id, name),
    async onSent() {
      await onRenamed();
      onEnd();
    },
  });
  return (
    <Form form={form}>
      <TextField name="name" label={texts.name} maxLength={60} autoFocus />
      <FormButtons submit={texts.save} busy={texts.saving}>
        <button type="button" className="button button-quiet" onClick={onEnd}>
          {texts.cancel}
        </button>
      </FormButtons>
    </Form>
  );
}
