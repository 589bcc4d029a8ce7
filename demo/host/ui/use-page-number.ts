import { useSearchParams } from 'react-router';

/** The page of a list that the address asks for, such as 2 of `?page=2`; the first for anything that is no page. */
export function usePageNumber(): number {
  const [search] = useSearchParams();
  return Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
}
