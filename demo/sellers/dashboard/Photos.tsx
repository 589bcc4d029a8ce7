import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Photo } from '../../host/art/Photo.js';
import { refetchQuery } from '../../host/data/use-shop-query.js';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { AsyncView, useFailureText } from '../../host/ui/AsyncView.js';
import { pastable } from '../../host/ui/pasting.js';
import { MAX_ALT, MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_TYPES } from '../../shared/photos.js';
import type { Photos } from '../../shared/replies/photo.js';
import { addPhoto, describePhoto, orderPhotos, photosQuery, removePhoto } from '../api/photos.js';
import { useSellerQuery } from '../api/session.js';
import { Skeleton } from '../Skeleton.js';
import { storeTexts } from '../texts.js';
import './Photos.css';

/** The editor for photos of goods, which replace the drawing. Cards show the first one. */
export function PhotoEditor({ goodsId, name }: { goodsId: number; name: string }) {
  const { photos: texts, loading } = storeTexts.useTexts();
  const query = photosQuery(goodsId);
  const [notice, setNotice] = useState('');
  const [unfit, setUnfit] = useState('');
  const act = useMutation({
    mutationFn: ({ work }: { work: () => Promise<unknown>; done: string }) => work(),
    onSuccess: (_, { done }) => setNotice(done),
    // If an upload of several files fails, some of them may still have been saved.
    onSettled: () => refetchQuery(query),
  });
  const failure = useFailureText(act.error) || unfit;
  const begin = (done: string, work: () => Promise<unknown>) => {
    if (act.isPending) return;
    setUnfit('');
    setNotice('');
    act.mutate({ work, done });
  };
  const upload = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    if (files.length === 0 || act.isPending) return;
    act.reset();
    if (files.some(({ type }) => !PHOTO_TYPES.some((allowed) => allowed === type)))
      return setUnfit(texts.type);
    if (files.some(({ size }) => size > MAX_PHOTO_BYTES)) return setUnfit(texts.size);
    begin(texts.added, async () => {
      for (const file of files) await addPhoto(goodsId, file);
    });
    input.value = ''; // lets the seller choose the same file again
  };
  return (
    <section className="box stack seller-photos" aria-labelledby="seller-photos">
      <h3 id="seller-photos" tabIndex={-1}>
        {texts.title}
      </h3>
      <p
        id="seller-photos-hint"
        className={failure ? 'form-wrong' : 'form-hint'}
        role={failure ? 'alert' : undefined}
      >
        {failure || texts.hint}
      </p>
      <p className="status-message" role="status">
        {notice}
      </p>
      <AsyncView query={useSellerQuery(query, true)} skeleton={<Skeleton text={loading} />}>
        {(list) => (
          <>
            <PhotoList {...{ list, goodsId, name, begin }} />
            {list.length < MAX_PHOTOS && (
              <label className="button button-quiet">
                {act.isPending ? texts.busy : texts.add}
                <input
                  type="file"
                  multiple
                  className="visually-hidden"
                  accept={PHOTO_TYPES.join(',')}
                  aria-describedby="seller-photos-hint"
                  // It keeps the focus, so it's never disabled.
                  aria-disabled={act.isPending}
                  onClick={(event) => act.isPending && event.preventDefault()}
                  onChange={({ currentTarget }) => upload(currentTarget)}
                />
              </label>
            )}
          </>
        )}
      </AsyncView>
    </section>
  );
}

interface PhotoListProps {
  list: Photos;
  goodsId: number;
  name: string;
  begin: (done: string, work: () => Promise<unknown>) => void;
}

function PhotoList({ list, goodsId, name, begin }: PhotoListProps) {
  const { photos: texts } = storeTexts.useTexts();
  const { numbers } = useI18n();
  const ids = list.map(({ photo_id }) => photo_id);
  const order = ids.join();
  const lastOrder = useRef(order);
  // Focus would be lost when a photo moves to the end, which removes its "Later" button, or when a photo is removed.
  useEffect(() => {
    if (lastOrder.current !== order && document.activeElement === document.body)
      document.getElementById('seller-photos')?.focus();
    lastOrder.current = order;
  }, [order]);
  const move = (at: number, by: 1 | -1) => {
    const moved = [...ids];
    moved.splice(at + by, 0, ...moved.splice(at, 1));
    begin(fill(texts.moved, { n: numbers.count(at + by + 1) }), () => orderPhotos(goodsId, moved));
  };
  const describe = (event: FormEvent<HTMLFormElement>, photoId: string) => {
    event.preventDefault();
    const alt = String(new FormData(event.currentTarget).get('alt') ?? '');
    begin(texts.described, () => describePhoto(goodsId, photoId, alt));
  };
  return (
    <ol className="stack seller-photo-list">
      {list.map((photo, at) => {
        const n = numbers.count(at + 1);
        const named = (text: string) => fill(text, { n });
        return (
          <li key={photo.photo_id}>
            <Photo photo={photo} name={name} sizes="140px" />
            <form onSubmit={(event) => describe(event, photo.photo_id)}>
              <label>
                <span>{named(texts.alt)}</span>
                <input
                  className="input"
                  {...pastable({ maxLength: MAX_ALT, dir: 'auto', autoComplete: 'off' })}
                  name="alt"
                  defaultValue={photo.alt}
                />
              </label>
              <button type="submit" className="button button-quiet">
                {texts.save}
              </button>
            </form>
            <p className="row seller-row-acts">
              {at > 0 && (
                <button
                  type="button"
                  className="link-button seller-link"
                  aria-label={named(texts.earlierNamed)}
                  onClick={() => move(at, -1)}
                >
                  {texts.earlier}
                </button>
              )}
              {at < list.length - 1 && (
                <button
                  type="button"
                  className="link-button seller-link"
                  aria-label={named(texts.laterNamed)}
                  onClick={() => move(at, 1)}
                >
                  {texts.later}
                </button>
              )}
              <button
                type="button"
                className="link-button seller-link"
                aria-label={named(texts.removeNamed)}
                onClick={() => begin(texts.removed, () => removePhoto(goodsId, photo.photo_id))}
              >
                {texts.remove}
              </button>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
