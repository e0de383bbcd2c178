import { siteUrl } from '../../advanced/index.ts';
import type { NewWatched } from './watch-repository.ts';

/**
 * A competitor by its domain, with the path where only a part of a site is meant; null where a person named none. `http`
 * is kept, because such a site may answer to nothing else.
 */
export function competitorOf(given: string): NewWatched | null {
  const url = parse(given);
  if (url === null || !(url.hostname.includes('.') || url.hostname === 'localhost')) return null;
  const path = url.pathname.replace(/\/+$/, '');
  const key = `${url.host.replace(/^www\./, '')}${path}`;
  return { name: url.protocol === 'http:' ? `http://${key}` : key, key };
}

function parse(given: string): URL | null {
  try {
    return siteUrl(given.replaceAll(/\s/g, ''));
  } catch {
    return null;
  }
}

/** A keyword as it is written; case and the number of spaces tell none apart. */
export function keywordOf(given: string): NewWatched {
  const name = given.replaceAll(/\s+/g, ' ').trim();
  return { name, key: name.toLowerCase() };
}
