import type { SearchQuery } from '../port.ts';
import { SearchError } from '../search-error.ts';

/** A query of a person searching in English in the United States. */
export function searchFor(keyword: string, signal: AbortSignal = new AbortController().signal): SearchQuery {
  return { keyword, country: 'us', language: 'en', signal };
}

/** Returns the error a source throws. @throws if it throws none, or another kind. */
export async function faultOf(work: Promise<unknown>): Promise<SearchError> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof SearchError) return error;
  throw new Error('the source did not fail as a source does', { cause: error });
}
