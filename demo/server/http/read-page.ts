import { type Fields, wholeNumber } from './fields.js';

const PAGE_SIZE = 24;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 100_000;

/**
 * `page`, from 1, and `pageSize`, at most 100, of a query.
 * @param pageSize when the query names none; default 24
 * @throws {ApiError} 400 for anything else
 */
export function readPage(query: Fields, pageSize = PAGE_SIZE): { page: number; pageSize: number } {
  return {
    page: wholeNumber(query, 'page', { min: 1, max: MAX_PAGE, fallback: 1 }),
    pageSize: wholeNumber(query, 'pageSize', { min: 1, max: MAX_PAGE_SIZE, fallback: pageSize }),
  };
}
