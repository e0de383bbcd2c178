import { siteUrl } from '../../advanced/index.ts';
import type { NewWatched } from './watch-repository.ts';

/**
 * Parses a competitor: its domain, with a path if only part of a site is meant; null if it is not a site. `http` is
 * kept, because such a site may not respond to anything else.
 */
export function parseCompetitor(given: string): NewWatched | null {
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

/** Parses a keyword. Case and repeated spaces do not matter for duplicates. */
export function parseKeyword(given: string): NewWatched {
  const name = given.replaceAll(/\s+/g, ' ').trim();
  return { name, key: name.toLowerCase() };
}
