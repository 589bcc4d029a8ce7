import { type FormEvent, type RefObject, useRef } from 'react';
import { findCity } from '../api/addresses.js';

/**
 * Looks up a zip code as soon as it has five digits, and writes its city into an empty field, or over the city that
 * stands there from an earlier one: what the shopper wrote stays.
 * @param onFound told with true when there is no such zip code, with false when it may be one
 * @returns what listens to the zip code's field, and whether a zip code is known to be none
 */
export function useZipCity(
  form: RefObject<HTMLFormElement | null>,
  onFound: (isNone: boolean) => void,
): { onZip: (event: FormEvent<HTMLInputElement>) => void; isNone: (zip: string) => boolean } {
  const written = useRef<string>(undefined);
  const asked = useRef('');
  const none = useRef<string>(undefined);
  const onZip = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const zip = currentTarget.value.trim();
    asked.current = zip;
    onFound(false);
    if (!/^\d{5}$/.test(zip)) return;
    void findCity(zip).then((outcome) => {
      // Without an answer, the server judges when the address is saved.
      if (outcome.status === 'failed' || asked.current !== zip) return;
      onFound(outcome.data === null);
      if (outcome.data === null) none.current = zip;
      const city = form.current?.elements.namedItem('city_name');
      if (!(city instanceof HTMLInputElement) || outcome.data === null) return;
      if (city.value && city.value !== written.current) return;
      city.value = outcome.data;
      written.current = outcome.data;
    });
  };
  return { onZip, isNone: (zip) => zip === none.current };
}
