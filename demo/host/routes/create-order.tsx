import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { type AddressTexts, loadAddressTexts } from '../addresses/messages/load.js';
import { CheckoutPage } from '../checkout/CheckoutPage.js';
import { checkoutTexts } from '../checkout/messages/load.js';
import { useSpeech } from '../messages/context.js';
import { pageLang } from '../messages/language.js';

export async function loader(): Promise<AddressTexts> {
  const [addressTexts] = await Promise.all([loadAddressTexts(pageLang()), checkoutTexts.load()]);
  return addressTexts;
}

/** The checkout. */
export function Component() {
  const address = useLoaderData<AddressTexts>();
  const texts = checkoutTexts.useTextsOnceLoaded();
  const { lang } = useSpeech();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (address.lang !== lang) revalidate();
  }, [address.lang, lang, revalidate]);
  return texts ? <CheckoutPage texts={texts} addressTexts={address.texts} /> : null;
}
