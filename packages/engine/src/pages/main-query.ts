import { parseSearch, searchKey } from '../strategy/parse-search.ts';
import { analyzeReading } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import { slugWords, subjectKeys, withoutSiteName } from './site-page.ts';

/** The parts of a page that show its subject. */
export interface QueryInput {
  title: string;
  /** Its first level-1 heading, '' if it has none. */
  heading: string;
  url: string;
  /** ISO 639-1 or longer. Null: English. */
  language: string | null;
}

/** The search that a page appears to target. */
export interface MainQuery {
  /** In lower case. '' if it cannot be determined. */
  query: string;
  /** Equal for the same words in any order and inflection. '' if it cannot be determined. */
  key: string;
  /**
   * Equal for pages that answer the same search in any wording, such as 'how to clean a kettle' and 'kettle cleaning'.
   * Pages whose titles differ in a number, as model names do, have different ones. '' if a single word is left.
   */
  searchKey: string;
}

/** 'Common components (e.g. <div>)' is about common components. */
const EXAMPLES = /\s*\((?:e\.g\.|such as|for example|p\. ?ej\.|por ejemplo|par ex(?:\.|emple))[^)]*\)/giu;
const ONLY_DIGITS = /^\d+$/;
const WORD = /[\p{L}\p{N}]+/gu;
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const CLAUSE_END = /[?!:;|–—]|\.(?=\s)/g;
/** With this many shared words, the words that title and address share are the query. */
const ENOUGH_SHARED = 2;

/**
 * Guesses the search that a page targets: the words that its title shares with its address or first heading, otherwise
 * all words of its title, without function words and numbers at the ends. Never measured.
 */
export function mainQuery({ title, heading, url, language }: QueryInput): MainQuery {
  const named = withoutSiteName(title).replace(EXAMPLES, '').trim() || heading.trim() || slugWords(url);
  const code = language?.slice(0, 2) ?? 'en';
  const { entries, reading } = analyzeReading(readBlock(named), lexiconOf(code));
  const { starts, ends } = reading.tokens;
  const words = entries.map(({ key, lower, isFunctionWord }, at) => ({ key, lower, at, isFunctionWord }));
  const subjectWords = words.filter(({ key, isFunctionWord }) => !isFunctionWord && !ONLY_DIGITS.test(key));
  const sharedWith = (text: string) => {
    const keys = new Set(subjectKeys(text, language));
    // Addresses are written without accents: 'reparacion' is 'reparación'.
    const plain = new Set(withoutAccents(text.toLowerCase()).match(WORD));
    return subjectWords.filter(({ key, lower }) => keys.has(key) || plain.has(withoutAccents(lower)));
  };
  const shared = [sharedWith(slugWords(url)), sharedWith(heading)].find(
    (some) => new Set(some.map(({ key }) => key)).size >= ENOUGH_SHARED,
  );
  const kept = shared ?? subjectWords;
  if (kept.length === 0) return { query: '', key: '', searchKey: '' };
  // Nobody searches for what stands between two clauses of a title.
  const clauseOf = (at: number): number => reading.text.slice(0, starts[at]).match(CLAUSE_END)?.length ?? 0;
  // 'Choosing a kettle: what matters' asks about kettles in its first clause, and the other one says nothing.
  const texts = reading.text.split(CLAUSE_END);
  const clauses = [...Map.groupBy(kept, ({ at }) => clauseOf(at))];
  const telling = clauses.filter(([at]) => parseSearch(texts[at] ?? '', code).telling.length > 0);
  const query = (telling.length > 0 ? telling : clauses)
    .map(([, clause]) => clause)
    .map((clause) => reading.text.slice(starts[clause[0]!.at], ends[clause.at(-1)!.at]))
    .join(' ')
    .toLowerCase();
  const key = [...new Set(kept.map(({ key }) => key))].toSorted().join(' ');
  // The words before and after the shared ones say what is asked: 'how much does … cost'.
  return { query, key, searchKey: searchKey({ asked: named, query, language }) };
}
