import { useMutation } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { refetchQuery } from '../../host/data/use-shop-query.js';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { useFailureText } from '../../host/ui/AsyncView.js';
import type { Application, ListedDocument } from '../../shared/replies/seller.js';
import { DOCUMENTS, type Kind, MAX_DOCUMENT_BYTES, PAPER_TYPES } from '../../shared/seller-application.js';
import { applicationQuery, fetchDocument, removeDocument, uploadDocument } from '../api/application.js';
import type { ApplicationMessages } from '../texts.js';
import { applicationTexts, sellerTexts } from '../texts.js';

type Sort = keyof ApplicationMessages['papers'];

/** Returns the documents that an application needs but doesn't have yet. */
export function missingDocuments(kind: Kind, { documents }: Application): string[] {
  const needed = Object.entries(DOCUMENTS[kind]).filter(([, isNeeded]) => isNeeded);
  return needed.map(([sort]) => sort).filter((sort) => !documents.some((uploaded) => uploaded.sort === sort));
}

interface DocumentsProps {
  kind: Kind;
  application: Application;
  /** The documents to mark as missing. */
  missing: readonly string[];
  /** Receives the file input of the first document. */
  firstRef?: Ref<HTMLInputElement>;
}

/** The documents of an application. Each is uploaded as soon as its file is chosen. */
export function Documents({ kind, application, missing, firstRef }: DocumentsProps) {
  const { optional } = sellerTexts.useTexts();
  const [notice, setNotice] = useState('');
  // These are the keys of a const object, and each has a text.
  const sorts = Object.entries(DOCUMENTS[kind]) as [Sort, boolean][];
  return (
    <>
      <p className="status-message" role="status">
        {notice}
      </p>
      <ul className="stack-small seller-papers">
        {sorts.map(([sort, isNeeded], index) => (
          <DocumentRow
            key={sort}
            kind={kind}
            sort={sort}
            uploaded={application.documents.find((uploaded) => uploaded.sort === sort)}
            optional={isNeeded ? undefined : optional}
            isMissing={missing.includes(sort)}
            inputRef={index === 0 ? firstRef : undefined}
            notify={setNotice}
          />
        ))}
      </ul>
    </>
  );
}

interface DocumentRowProps {
  kind: Kind;
  sort: Sort;
  uploaded: ListedDocument | undefined;
  optional: string | undefined;
  isMissing: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  notify: (text: string) => void;
}

function DocumentRow({ kind, sort, uploaded, optional, isMissing, inputRef, notify }: DocumentRowProps) {
  const { papers, paper: texts } = applicationTexts.useTexts();
  const { numbers } = useI18n();
  const [unfit, setUnfit] = useState('');
  const { name, hint } = papers[sort];
  const named = (text: string) => fill(text, { name });
  const id = `paper-${sort}`;

  const act = useMutation({ mutationFn: (work: () => Promise<void>) => work() });
  const failure = useFailureText(act.error) || unfit;
  const wrong = failure || (isMissing && !uploaded ? texts.missing : '');
  const begin = (work: () => Promise<void>) => {
    setUnfit('');
    act.mutate(work);
  };
  const change = (call: () => Promise<unknown>, done: string) =>
    begin(async () => {
      await call();
      await refetchQuery(applicationQuery(kind));
      notify(named(done));
    });
  const upload = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined || act.isPending) return;
    act.reset();
    if (!PAPER_TYPES.some((type) => type === file.type)) return setUnfit(texts.type);
    if (file.size === 0 || file.size > MAX_DOCUMENT_BYTES) return setUnfit(texts.size);
    change(async () => {
      try {
        await uploadDocument(kind, sort, file);
      } finally {
        input.value = ''; // lets the visitor choose the same file again
      }
    }, texts.uploaded);
  };
  return (
    <li className="box row seller-paper" data-missing={wrong !== ''}>
      <div>
        <h3 id={`${id}-name`}>
          {name} {optional && <span className="form-optional">{optional}</span>}
        </h3>
        <p
          id={`${id}-more`}
          className={wrong ? 'form-wrong' : 'form-hint'}
          role={failure ? 'alert' : undefined}
        >
          {wrong || hint}
        </p>
        {uploaded && (
          <p className="seller-file">
            <bdi>{uploaded.name}</bdi>{' '}
            <span>
              {fill(texts.kilobytes, { n: numbers.count(Math.max(1, Math.round(uploaded.size / 1024))) })}
            </span>
          </p>
        )}
      </div>
      <div className="row seller-paper-acts">
        <label className="button button-quiet">
          {act.isPending ? texts.uploading : uploaded ? texts.replace : texts.choose}
          <input
            ref={inputRef}
            type="file"
            className="visually-hidden"
            accept={PAPER_TYPES.join(',')}
            aria-label={named(texts.chooseNamed)}
            aria-describedby={`${id}-more`}
            onChange={({ currentTarget }) => upload(currentTarget)}
          />
        </label>
        {uploaded && (
          <>
            <button
              type="button"
              className="link-button seller-link"
              aria-label={named(texts.downloadNamed)}
              onClick={() =>
                begin(async () => saveFile(await fetchDocument(uploaded.document_id), uploaded.name))
              }
            >
              {texts.download}
            </button>
            <button
              type="button"
              className="link-button seller-link"
              aria-label={named(texts.removeNamed)}
              onClick={() => change(() => removeDocument(uploaded.document_id), texts.removed)}
            >
              {texts.remove}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

/** Makes the browser save a file. A plain link can't do it, because the request needs the seller's token. */
function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The click has started the download, which keeps its data.
  URL.revokeObjectURL(href);
}
