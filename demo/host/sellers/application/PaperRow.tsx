import { useRef, useState } from 'react';
import { type Kind, MAX_PAPER_BYTES, PAPER_TYPES } from '../../../shared/seller-application.js';
import type { Outcome } from '../../api/request.js';
import { fetchPaper, type Paper, removePaper, uploadPaper } from '../../api/sellers.js';
import { useSpeech } from '../../messages/context.js';
import { sellerIsGone } from '../session.js';
import type { ApplicationMessages } from './messages/en.js';
import { saveFile } from './save-file.js';

interface PaperRowProps {
  token: string;
  kind: Kind;
  sort: keyof ApplicationMessages['papers'];
  paper: Paper | undefined;
  texts: ApplicationMessages;
  optional: string | undefined;
  isMissing: boolean;
  onDone: (text: string) => Promise<void>;
}

/** One paper: what it is, the file that there is, and how to change it. */
export function PaperRow({ token, kind, sort, paper, texts, optional, isMissing, onDone }: PaperRowProps) {
  const { numbers, texts: shop } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { name, hint } = texts.papers[sort];
  const named = (text: string) => text.replace('{name}', name);
  const id = `paper-${sort}`;
  const wrong = failure || (isMissing && !paper ? texts.paper.missing : '');

  const act = async <T,>(call: Promise<Outcome<T>>, done: (data: T) => Promise<void> | void) => {
    setBusy(true);
    setFailure('');
    const outcome = await call;
    if (outcome.status === 'ready') await done(outcome.data);
    else if (outcome.code === 401) sellerIsGone();
    else setFailure(outcome.code > 0 ? outcome.message : shop.problem.failedText);
    setBusy(false);
  };
  const upload = async (file: File | undefined) => {
    if (file === undefined || busy) return;
    if (!PAPER_TYPES.some((type) => type === file.type)) return setFailure(texts.paper.type);
    if (file.size === 0 || file.size > MAX_PAPER_BYTES) return setFailure(texts.paper.size);
    await act(uploadPaper(token, kind, sort, file), () => onDone(named(texts.paper.uploaded)));
    if (input.current) input.current.value = ''; // the same file may be chosen again
  };
  return (
    <li className="seller-paper" data-field={sort} data-missing={wrong !== ''}>
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
      <div className="seller-paper-acts">
        <label className="button button-quiet">
          {busy ? texts.paper.uploading : paper ? texts.paper.replace : texts.paper.choose}
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            accept={PAPER_TYPES.join(',')}
            aria-label={named(texts.paper.chooseNamed)}
            aria-describedby={`${id}-more`}
            onChange={({ currentTarget }) => void upload(currentTarget.files?.[0])}
          />
        </label>
        {paper && (
          <>
            <button
              type="button"
              className="seller-link"
              aria-label={named(texts.paper.downloadNamed)}
              onClick={() =>
                void act(fetchPaper(token, paper.document_id), (file) => saveFile(file, paper.name))
              }
            >
              {texts.paper.download}
            </button>
            <button
              type="button"
              className="seller-link"
              aria-label={named(texts.paper.removeNamed)}
              onClick={() =>
                void act(removePaper(token, paper.document_id), () => onDone(named(texts.paper.removed)))
              }
            >
              {texts.paper.remove}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
