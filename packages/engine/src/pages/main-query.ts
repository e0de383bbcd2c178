import { analyzeReading } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import { slugWords, subjectKeys, withoutSiteName } from './site-page.ts';

/** What a page says of its subject. */
export interface QueryInput {
  title: string;
  /** Its first heading of level 1; '' where it has none. */
  heading: string;
  url: string;
  /** ISO 639-1 or longer; English when null. */
  language: string | null;
}

/** The search that a page is made for, as guessed. */
export interface MainQuery {
  /** In lower case; '' where nothing says it. */
  query: string;
  /** The same for the same words in any order and inflection; '' where nothing says it. */
  key: string;
}

const ONLY_DIGITS = /^\d+$/;
/** So many shared words say what title and address have in common. */
const ENOUGH_SHARED = 2;

/**
 * The search that a page seems to be made for: the words that its title has in common with its address or first
 * heading, else all words of its title, without function words and numbers at the ends. A guess, never measured.
 */
export function mainQuery({ title, heading, url, language }: QueryInput): MainQuery {
  const named = withoutSiteName(title).trim() || heading.trim() || slugWords(url);
  const { entries, reading } = analyzeReading(readBlock(named), lexiconOf(language?.slice(0, 2) ?? 'en'));
  const { starts, ends } = reading.tokens;
  const words = entries.map(({ key, isFunctionWord }, at) => ({ key, at, isFunctionWord }));
  const telling = words.filter(({ key, isFunctionWord }) => !isFunctionWord && !ONLY_DIGITS.test(key));
  const sharedWith = (text: string) => {
    const keys = new Set(subjectKeys(text, language));
    return telling.filter(({ key }) => keys.has(key));
  };
  const shared = [sharedWith(slugWords(url)), sharedWith(heading)].find(
    (some) => new Set(some.map(({ key }) => key)).size >= ENOUGH_SHARED,
  );
  const kept = shared ?? telling;
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) return { query: '', key: '' };
  return {
    query: reading.text.slice(starts[first.at], ends[last.at]).toLowerCase(),
    key: [...new Set(kept.map(({ key }) => key))].toSorted().join(' '),
  };
}
