import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { accountTexts } from '../account/messages/load.js';
import { AddressPage } from '../addresses/AddressPage.js';
import { type AddressTexts, loadAddressTexts } from '../addresses/messages/load.js';
import { useSpeech } from '../messages/context.js';
import { pageLang } from '../messages/language.js';

export const loader = async (): Promise<AddressTexts> => {
  const [texts] = await Promise.all([loadAddressTexts(pageLang()), accountTexts.load()]);
  return texts;
};

/** The address book: the list, and with `?edit=new` or `?edit={id}` the form. */
export function Component() {
  const { lang: loaded, texts } = useLoaderData<AddressTexts>();
  const { lang } = useSpeech();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (loaded !== lang) revalidate();
  }, [loaded, lang, revalidate]);
  return <AddressPage texts={texts} />;
}
