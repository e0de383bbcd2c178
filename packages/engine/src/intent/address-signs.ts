import { editDistance } from './name-likeness.ts';
import { queryWords } from './query-signs.ts';
import { wordSet } from './word-set.ts';
import words from './host-words.json' with { type: 'json' };

const MAX_ADDRESS_LENGTH = 500;
const REFERENCE = wordSet(words.reference);
const DOING = words.doing.split(' ');
const READING_PATH = wordSet(words.readingPath);
const HOME_PATH = wordSet(words.homePath);
const ENTRY_PATH = wordSet(words.entryPath);
const DOING_PATH = wordSet(words.doingPath);
/** Second-level labels of country domains. */
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu', 'k12']);
const SLUG_WORDS = 4;

/** The parts of an address. */
interface Address {
  labels: string[];
  /** The label that names the site's owner. */
  owner: string;
  suffix: string;
  segments: string[];
}

/**
 * What the address that answers a query says about its intent: sign code → 0 to 1. `namesBrand`: the query is, or
 * starts with, a brand or a known site.
 */
export function addressSigns(query: string, url: string, namesBrand = false): Map<string, number> {
  const signs = new Map<string, number>();
  const address = readAddress(url);
  if (address === null) return signs;
  const set = (code: string, value: number | boolean): void => {
    if (Number(value) > 0) signs.set(code, Number(value));
  };
  const { labels, owner, suffix, segments } = address;
  set('address_known', true);
  const isReference = REFERENCE.has(owner) || labels.some((label) => label === 'wiki');
  const depth = segments.filter((segment) => !HOME_PATH.has(segment)).length;
  set('address_reference', isReference);
  set(
    'address_encyclopedia',
    owner === 'wikipedia' || owner === 'britannica' || owner === 'wikia' || owner === 'fandom',
  );
  set('address_root', depth === 0);
  set('address_shallow', depth === 1 && !isSlug(segments.at(-1)!));
  set('address_slug', segments.some(isSlug));
  set('address_deep', depth >= 3);
  const inPath = (list: ReadonlySet<string>): boolean => segments.some((segment) => list.has(segment));
  set('address_reading_path', inPath(READING_PATH));
  set(
    'address_entry_path',
    inPath(ENTRY_PATH) || labels.some((label) => /^(?:my|login|account|secure|careers|portal)/.test(label)),
  );
  set('address_doing_path', inPath(DOING_PATH));
  set(
    'address_doing_host',
    DOING.some((word) => owner.includes(word)),
  );
  set(
    'address_doing_word',
    DOING.some((word) => segments.some((segment) => segment.includes(word))),
  );
  set('address_public_body', suffix === 'gov' || suffix === 'mil');
  set('address_school', suffix === 'edu');
  const { owned, covered, isNear } = hostMatch(query, labels, owner);
  set('host_named', owned);
  set('host_covers_query', covered);
  set('host_nearly_named', isNear && owned < 0.9);
  set('host_named_at_root', owned >= 0.6 && depth === 0);
  set('host_unnamed', owned < 0.3 && !isReference);
  set('host_unnamed_root', owned < 0.3 && depth === 0);
  set('host_of_brand', namesBrand && owned > 0.5);
  set('host_of_another', namesBrand && owned <= 0.5);
  set('host_of_plain_words', !namesBrand && owned > 0.5 ? owned : 0);
  return signs;
}

function isSlug(segment: string): boolean {
  return segment.split(/[-_+]|%20/).length >= SLUG_WORDS;
}

/** Parses an address without the platform's `URL`, which not every environment has. Null if it is not an address. */
export function readAddress(url: string): Address | null {
  const found = /^\s*(?:https?:)?(?:\/\/)?([^/?#\s]{3,253})([^?#\s]*)/i.exec(
    url.slice(0, MAX_ADDRESS_LENGTH),
  );
  if (found === null) return null;
  const host = found[1]!.toLowerCase().replace(/^.*@/, '').replace(/:\d+$/, '');
  const labels = host.split('.').filter((label) => label !== '' && label !== 'www');
  if (labels.length < 2) return null;
  const suffix =
    labels.find((label, index) => index >= labels.length - 2 && (label === 'gov' || label === 'edu')) ??
    labels.at(-1)!;
  const isSecond = labels.length >= 3 && SECOND_LEVEL.has(labels.at(-2)!);
  const owner = labels.at(isSecond ? -3 : -2)!;
  const segments = found[2]!
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return { labels, owner, suffix, segments };
}

/** How much of the owner's label the query spells (0 to 1), and how much of the query is in the host (0 to 1). */
function hostMatch(query: string, labels: readonly string[], owner: string) {
  const all = queryWords(query).flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
  const host = labels.slice(0, -1).join('.').replaceAll('-', '');
  const name = owner.replaceAll('-', '');
  const telling = all.filter(
    (word) => word.length >= 2 && word !== 'www' && word !== 'com' && word !== 'http' && word !== 'https',
  );
  const spelt = new Uint8Array(name.length);
  let letters = 0;
  let covered = 0;
  for (const word of telling) {
    letters += word.length;
    if (host.includes(word)) covered += word.length;
    const at = word.length >= 3 || word === name ? name.indexOf(word) : name.startsWith(word) ? 0 : -1;
    if (at >= 0) spelt.fill(1, at, at + word.length);
  }
  const joined = telling.join('');
  const initials = telling.map((word) => word[0]).join('');
  let owned = name.length === 0 ? 0 : spelt.reduce((sum, bit) => sum + bit, 0) / name.length;
  if (name.length >= 3 && (joined.includes(name) || (name === initials && name.length >= 3))) owned = 1;
  const isNear = nearlyNames(telling, joined, name);
  return { owned, covered: letters === 0 ? 0 : covered / letters, isNear };
}

function nearlyNames(telling: readonly string[], joined: string, name: string): boolean {
  if (name.length < 4 || name.length > 40) return false;
  const most = name.length >= 7 ? 2 : 1;
  const near = (word: string): boolean => {
    if (word.length < 4) return false;
    if (Math.abs(word.length - name.length) <= most) return editDistance(word, name, most) <= most;
    return word.length > name.length ? false : name.startsWith(word.slice(0, 4));
  };
  return near(joined) || telling.some(near);
}
