import { startFakeService, type FakeService } from '../service/start-fake-service.ts';

/** The fake instance's data. */
export interface SearxngWorld {
  readonly results: readonly { readonly url: string; readonly title: string; readonly content?: string }[];
  /** Results on a page; without it, every page has all. */
  readonly perPage?: number;
  readonly suggestions?: readonly string[];
  /** Completions; none if autocompletion is off, as by default. */
  readonly completions?: readonly string[];
  /** Whether the JSON format is off, as by default. */
  readonly isJsonOff?: boolean;
}

/** Starts a fake SearXNG instance, modeled on its source code. */
export function startSearxng({
  results,
  perPage,
  suggestions = [],
  completions = [],
  isJsonOff = false,
}: SearxngWorld): Promise<FakeService> {
  return startFakeService(({ method, path, query }) => {
    const q = query.get('q') ?? '';
    if (path === '/autocompleter')
      return {
        headers: { 'content-type': 'application/x-suggestions+json' },
        body: escapeHtml(JSON.stringify([q, completions])),
      };
    if (path !== '/search' || method !== 'GET') return { status: 404, body: '<!doctype html>Not found' };
    if (query.get('format') !== 'json' || isJsonOff) return { status: 403, body: '<!doctype html>Forbidden' };
    if (q === '') return { status: 400, body: { error: 'No query' } };
    const page = Number(query.get('pageno') ?? 1);
    const shown = perPage === undefined ? results : results.slice((page - 1) * perPage, page * perPage);
    return {
      body: {
        query: q,
        number_of_results: 0,
        results: shown.map((result) => ({
          ...result,
          engine: 'a',
          engines: ['a', 'b'],
          category: 'general',
        })),
        answers: [],
        corrections: [],
        infoboxes: [],
        suggestions,
        unresponsive_engines: [['c', 'timeout']],
      },
    };
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
