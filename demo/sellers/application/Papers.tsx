import { useMutation } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { refetchQuery } from '../../host/data/use-shop-query.js';
import { fill, useSpeech } from '../../host/messages/speech.js';
import { useFailureText } from '../../host/ui/AsyncView.js';
import type { Application, Paper } from '../../shared/replies/seller.js';
import { type Kind, MAX_PAPER_BYTES, PAPER_TYPES, PAPERS } from '../../shared/seller-application.js';
import { applicationQuery, fetchPaper, removePaper, uploadPaper } from '../api/application.js';
import type { ApplicationMessages } from '../texts.js';
import { applicationTexts, sellerTexts } from '../texts.js';

type Sort = keyof ApplicationMessages['papers'];

/** Returns the documents that an application needs but doesn't have yet. */
export function missingPapers(kind: Kind, { documents }: Application): string[] {
  const needed = Object.entries(PAPERS[kind]).filter(([, isNeeded]) => isNeeded);
  return needed.map(([sort]) => sort).filter((sort) => !documents.some((paper) => paper.sort === sort));
}

interface PapersProps {
  kind: Kind;
  application: Application;
  /** The documents to mark as missing. */
  missing: readonly string[];
  /** Receives the file input of the first document. */
  firstRef?: Ref<HTMLInputElement>;
}

/** The documents of an application. Each is uploaded as soon as its file is chosen. */
export function Papers({ kind, application, missing, firstRef }: PapersProps) {
  const { optional } = sellerTexts.useTexts();
  const [notice, setNotice] = useState('');
  // These are the keys of a const object, and each has a text.
  const sorts = Object.entries(PAPERS[kind]) as [Sort, boolean][];
  return (
    <>
      <p className="told" role="status">
        {notice}
      </p>
      <ul className="stack seller-papers">
        {sorts.map(([sort, isNeeded], index) => (
          <PaperRow
            key={sort}
            kind={kind}
            sort={sort}
            paper={application.documents.find((paper) => paper.sort === sort)}
            optional={isNeeded ? undefined : optional}
            isMissing={missing.includes(sort)}
            inputRef={index === 0 ? firstRef : undefined}
            tell={setNotice}
          />
        ))}
      </ul>
    </>
  );
}

interface PaperRowProps {
  kind: Kind;
  sort: Sort;
  paper: Paper | undefined;
  optional: string | undefined;
  isMissing: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  tell: (text: string) => void;
}

function PaperRow({ kind, sort, paper, optional, isMissing, inputRef, tell }: PaperRowProps) {
  const { papers, paper: texts } = applicationTexts.useTexts();
  const { numbers } = useSpeech();
  const [unfit, setUnfit] = useState('');
  const { name, hint } = papers[sort];
  const named = (text: string) => fill(text, { name });
  const id = `paper-${sort}`;

  const act = useMutation({ mutationFn: (work: () => Promise<void>) => work() });
  const failure = useFailureText(act.error) || unfit;
  const wrong = failure || (isMissing && !paper ? texts.missing : '');
  const begin = (work: () => Promise<void>) => {
    setUnfit('');
    act.mutate(work);
  };
  const change = (call: () => Promise<unknown>, done: string) =>
    begin(async () => {
      await call();
      await refetchQuery(applicationQuery(kind));
      tell(named(done));
    });
  const upload = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined || act.isPending) return;
    act.reset();
    if (!PAPER_TYPES.some((type) => type === file.type)) return setUnfit(texts.type);
    if (file.size === 0 || file.size > MAX_PAPER_BYTES) return setUnfit(texts.size);
    change(async () => {
      try {
        await uploadPaper(kind, sort, file);
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
        {paper && (
          <p className="seller-file">
            <bdi>{paper.name}</bdi>{' '}
            <span>{numbers.count(Math.max(1, Math.round(paper.size / 1024)))} KB</span>
          </p>
        )}
      </div>
      <div className="row seller-paper-acts">
        <label className="button button-quiet">
          {act.isPending ? texts.uploading : paper ? texts.replace : texts.choose}
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
        {paper && (
          <>
            <button
              type="button"
              className="link-button seller-link"
              aria-label={named(texts.downloadNamed)}
              onClick={() => begin(async () => saveFile(await fetchPaper(paper.document_id), paper.name))}
            >
              {texts.download}
            </button>
            <button
              type="button"
              className="link-button seller-link"
              aria-label={named(texts.removeNamed)}
              onClick={() => change(() => removePaper(paper.document_id), texts.removed)}
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
