import { startFakeService, type FakeService, type ServiceAnswer } from '../service/start-fake-service.ts';

/** An article of the fake. */
export interface WikipediaArticle {
  readonly title: string;
  /** What stands in the article, as HTML. */
  readonly text: string;
}

/**
 * Starts a stand-in of Wikipedia's action API: it finds the articles in the order given, whatever is asked, refuses a name
 * without a contact with 403, and answers its own errors with status 200.
 */
export function startWikipedia(articles: readonly WikipediaArticle[]): Promise<FakeService> {
  return startFakeService(({ method, path, query, headers }) => {
    if (!/^\S+\/\S+ \(.*(?:https?:\/\/|@).*\)/.test(headers['user-agent'] ?? ''))
      return { status: 403, body: 'Please set a user-agent and respect our robot policy' };
    if (method !== 'GET' || path !== '/w/api.php') return { status: 404, body: 'Not found' };
    if (query.get('format') !== 'json' || query.get('formatversion') !== '2')
      return { body: '<!doctype html>MediaWiki API result' };
    if (query.get('action') === 'query' && query.get('list') === 'search') return search(articles, query);
    if (query.get('action') === 'parse') return parse(articles, query);
    return wikipediaError('badvalue', 'Unrecognized value for parameter "action".');
  });
}

/** How the API says that something is wrong. */
export function wikipediaError(code: string, info: string): ServiceAnswer {
  return {
    headers: { 'mediawiki-api-error': code },
    body: { error: { code, info, docref: 'See https://en.wikipedia.org/w/api.php for API usage.' } },
  };
}

function search(articles: readonly WikipediaArticle[], query: URLSearchParams): ServiceAnswer {
  if (!query.get('srsearch')) return wikipediaError('missingparam', 'The "srsearch" parameter must be set.');
  const limit = Number(query.get('srlimit') ?? 10);
  const found = articles.slice(0, limit).map(({ title }, index) => ({ ns: 0, title, pageid: 1000 + index }));
  return {
    body: { batchcomplete: true, query: { searchinfo: { totalhits: articles.length }, search: found } },
  };
}

function parse(articles: readonly WikipediaArticle[], query: URLSearchParams): ServiceAnswer {
  const pageid = Number(query.get('pageid'));
  const article = articles[pageid - 1000];
  if (!article) return wikipediaError('nosuchpageid', `There is no page with ID ${pageid}.`);
  const text = `<div class="mw-content-ltr mw-parser-output" lang="en" dir="ltr">${article.text}</div>`;
  return { body: { parse: { title: article.title, pageid, text } } };
}
