import { extractArticle, keywordDensity, sentences } from '@pagewright/engine';
import type { BenchRow } from './bench-row.ts';
import { readEvaluationPages } from './evaluation-pages.ts';
import { isBuildHalf, withInterval } from './held-out.ts';

/** A sentence whose page states a language that was also detected for its whole article. */
export interface KnownSentence {
  page: string;
  language: string;
  text: string;
  words: number;
}

const STATED = /<html[^>]*\slang\s*=\s*["']?([a-z]{2})/i;
const SENTENCES_OF_A_PAGE = 8;
const SENTENCES_OF_A_LANGUAGE = 400;
const AXIS = 'Language of one sentence, check half of the pages, mean over languages';
const SHORT_WORDS = 8;
const MIN_WORDS = 4;
const MAX_WORDS = 40;
/** Languages with at least a handful of pages. */
const MEASURED = new Set(['en', 'de', 'es', 'fr', 'pt', 'pl', 'it']);

/** Sentences of trafilatura's evaluation pages, or null without them. */
export function readSentences(isBuild: boolean): KnownSentence[] | null {
  const pages = readEvaluationPages();
  if (pages === null) return null;
  const counts = new Map<string, number>();
  return pages.flatMap(({ url, html }) => {
    const language = STATED.exec(html)?.[1]?.toLowerCase() ?? '';
    if (!MEASURED.has(language) || isBuildHalf(url) !== isBuild) return [];
    const text = extractArticle(html, url).text;
    if (keywordDensity(text, []).language.code !== language) return [];
    const found = text
      .split(/\n+/)
      .flatMap((paragraph) => sentences(paragraph))
      .map((sentence) => ({ page: url, language, text: sentence, words: sentence.split(/\s+/).length }))
      .filter(({ text: own, words }) => words >= MIN_WORDS && words <= MAX_WORDS && /[.!?]$/.test(own))
      .slice(0, SENTENCES_OF_A_PAGE)
      .slice(0, Math.max(0, SENTENCES_OF_A_LANGUAGE - (counts.get(language) ?? 0)));
    counts.set(language, (counts.get(language) ?? 0) + found.length);
    return found;
  });
}

/**
 * Share of sentences whose language was detected correctly, each language weighted equally; 'assumed' does not count as
 * detected.
 */
export async function measure(): Promise<BenchRow[]> {
  const all = readSentences(false);
  if (all === null)
    return [{ axis: AXIS, peer: '', goal: '', ours: 'skipped: the pages are not there', isMet: null }];
  return [
    rowOf(
      '4-8 words',
      all.filter(({ words }) => words <= SHORT_WORDS),
      0.8,
    ),
    rowOf(
      '9 words and more',
      all.filter(({ words }) => words > SHORT_WORDS),
      0.98,
    ),
  ];
}

function rowOf(name: string, rows: readonly KnownSentence[], goal: number): BenchRow {
  const found = rows.map(({ language, text }) => {
    const { code, source } = keywordDensity(text, []).language;
    return {
      language,
      isRight: code === language && source === 'detected',
      isWrong: code !== language && source === 'detected',
    };
  });
  const figure = (drawn: readonly { language: string; isRight: boolean }[]): number => {
    const shares = [...Map.groupBy(drawn, ({ language }) => language).values()].map(
      (group) => group.filter(({ isRight }) => isRight).length / group.length,
    );
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  const each = [...Map.groupBy(found, ({ language }) => language)].map(
    ([language, group]) => `${language} ${figure(group).toFixed(3)} of ${group.length}`,
  );
  const wrong = found.filter(({ isWrong }) => isWrong).length / found.length;
  return {
    axis: `${AXIS}, ${name}`,
    peer: '',
    goal: `≥ ${goal}`,
    ours: `${withInterval(found, figure)}; wrong ${(wrong * 100).toFixed(1)} %; ${each.join(', ')}`,
    isMet: figure(found) >= goal,
  };
}

if (import.meta.main) console.table(await measure());
