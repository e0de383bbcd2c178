import { setTimeout as delay } from 'node:timers/promises';
import { startFakeService, type FakeService, type ServiceResponse } from '../service/start-fake-service.ts';

/** An article in the fake. */
export interface WikipediaArticle {
  readonly title: string;
  /** The article's content as HTML. */
  readonly text: string;
  /** Monthly page views; the last month is the one before the current month. */
  readonly views?: readonly number[];
}

/**
 * Starts a fake of Wikipedia's action API and pageviews API. Every search finds the articles in the given order, but an
 * exact title match first, after `answerMs`. It refuses a user agent without contact details with 403, and returns API errors with status
 * 200.
 */
export function startWikipedia(articles: readonly WikipediaArticle[], answerMs = 0): Promise<FakeService> {
  return startFakeService(async ({ method, path, query, headers }) => {
    if (answerMs > 0) await delay(answerMs);
    if (!/^\S+\/\S+ \(.*(?:https?:\/\/|@).*\)/.test(headers['user-agent'] ?? ''))
      return { status: 403, body: 'Please set a user-agent and respect our robot policy' };
    if (method === 'GET' && path.startsWith(PAGEVIEWS)) return pageviews(articles, path);
    if (method !== 'GET' || path !== '/w/api.php') return { status: 404, body: 'Not found' };
    if (query.get('format') !== 'json' || query.get('formatversion') !== '2')
      return { body: '<!doctype html>MediaWiki API result' };
    if (query.get('action') === 'query' && query.get('list') === 'search') return search(articles, query);
    if (query.get('action') === 'parse') return parse(articles, query);
    return wikipediaError('badvalue', 'Unrecognized value for parameter "action".');
  });
}

/** An error in the API's format. */
export function wikipediaError(code: string, info: string): ServiceResponse {
  return {
    headers: { 'mediawiki-api-error': code },
    body: { error: { code, info, docref: 'See https://en.wikipedia.org/w/api.php for API usage.' } },
  };
}

function search(articles: readonly WikipediaArticle[], query: URLSearchParams): ServiceResponse {
  if (!query.get('srsearch')) return wikipediaError('missingparam', 'The "srsearch" parameter must be set.');
  const limit = Number(query.get('srlimit') ?? 10);
  const asked = query.get('srsearch');
  const found = articles
    .map(({ title }, index) => ({ ns: 0, title, pageid: 1000 + index }))
    .toSorted((one, other) => Number(other.title === asked) - Number(one.title === asked))
    .slice(0, limit);
  return {
    body: { batchcomplete: true, query: { searchinfo: { totalhits: articles.length }, search: found } },
  };
}

const PAGEVIEWS = '/api/rest_v1/metrics/pageviews/per-article/';

/** `{project}/all-access/user/{article}/monthly/{from}/{to}`, with both days as `2026010100`. */
function pageviews(articles: readonly WikipediaArticle[], path: string): ServiceResponse {
  const [project, access, agent, article = '', granularity, from = '', to = ''] = path
    .slice(PAGEVIEWS.length)
    .split('/');
  const isWellAsked =
    project === 'en.wikipedia' && access === 'all-access' && agent === 'user' && granularity === 'monthly';
  if (!isWellAsked || !/^\d{10}$/.test(from) || !/^\d{10}$/.test(to)) return { status: 400, body: {} };
  const title = decodeURIComponent(article).replaceAll('_', ' ');
  const views = articles.find((known) => known.title === title)?.views;
  if (!views)
    return { status: 404, body: { type: 'https://mediawiki.org/wiki/HyperSwitch/errors/not_found' } };
  const now = new Date();
  const items = views.map((count, at) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - views.length + at, 1));
    const timestamp = `${month.toISOString().slice(0, 7).replace('-', '')}0100`;
    return { project, article, granularity, timestamp, access, agent, views: count };
  });
  return { body: { items: items.filter(({ timestamp }) => timestamp >= from && timestamp <= to) } };
}

function parse(articles: readonly WikipediaArticle[], query: URLSearchParams): ServiceResponse {
  const pageid = Number(query.get('pageid'));
  const article = articles[pageid - 1000];
  if (!article) return wikipediaError('nosuchpageid', `There is no page with ID ${pageid}.`);
  const text = `<div class="mw-content-ltr mw-parser-output" lang="en" dir="ltr">${article.text}</div>`;
  return { body: { parse: { title: article.title, pageid, text } } };
}
