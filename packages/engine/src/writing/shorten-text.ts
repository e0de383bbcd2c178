import answerWords from '../answers/answer-words.json' with { type: 'json' };
import { parseQuestion } from '../answers/question.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';

/** Sentences are removed until this share of the words is left. */
const KEPT_SHARE = 0.65;
/** A sentence stays if less than this share would be left without it. */
const MIN_SHARE = 0.4;
const DEPENDENT = new Set(answerWords.dependentOpeners.split(' '));

interface Sentence {
  readonly start: number;
  /** Where the next one starts. */
  readonly next: number;
  readonly words: number;
  readonly importance: number;
  /** It starts with 'this', 'it', or the like. */
  readonly isDependent: boolean;
}

/**
 * Removes the least informative sentences of a paragraph, so that about two thirds of its words stay. The rest is
 * unchanged. `about` is what the article is about. Null if there is only one sentence.
 */
export function shortenText(text: string, about: string): string | null {
  const sentences = read(text, about);
  const total = sentences.reduce((sum, { words }) => sum + words, 0);
  const kept = new Set(sentences);
  let words = total;
  while (words > total * KEPT_SHARE) {
    const order = sentences.filter((one) => kept.has(one));
    const droppable = order.filter(
      (one, at) =>
        // The others depend on the first.
        at > 0 && order[at + 1]?.isDependent !== true && words - one.words >= total * MIN_SHARE,
    );
    const least = droppable.toSorted((one, other) => one.importance - other.importance)[0];
    if (least === undefined) break;
    kept.delete(least);
    words -= least.words;
  }
  if (kept.size === sentences.length) return null;
  return sentences
    .filter((one) => kept.has(one))
    .map(({ start, next }) => text.slice(start, next))
    .join('')
    .trim();
}

/**
 * Splits a text into sentences with their importance: how much a sentence says about the paragraph and its subject, for
 * its length.
 */
function read(text: string, about: string): Sentence[] {
  const { analyses, lexicon } = new AnalysisCache().analyze(parsePaper(oneBlock(text)));
  const analysis = analyses[0];
  if (analysis === undefined) return [];
  const { entries, reading } = analysis;
  const subject = parseQuestion(about, lexicon).weights;
  const rarity = parseQuestion(text, lexicon).weights;
  const counts = new Map<string, number>();
  for (const { key, isFunctionWord } of entries)
    if (!isFunctionWord) counts.set(key, (counts.get(key) ?? 0) + 1);
  return reading.sentences.map((sentence, at): Sentence => {
    const own = entries.slice(sentence.firstToken, sentence.lastToken);
    const keys = new Set(own.filter((entry) => !entry.isFunctionWord).map((entry) => entry.key));
    let sum = 0;
    for (const key of keys)
      sum += ((counts.get(key) ?? 1) + (subject.has(key) ? 1 : 0)) * Math.log1p(rarity.get(key) ?? 0);
    const figures = own.some((entry) => /\d/.test(entry.lower)) ? 1 : 0;
    return {
      start: sentence.start,
      next: reading.sentences[at + 1]?.start ?? text.length,
      words: sentence.words,
      importance: sum / Math.sqrt(Math.max(1, sentence.words)) + figures,
      isDependent: DEPENDENT.has(own[0]?.lower ?? ''),
    };
  });
}

/** The text as one paragraph with the same offsets. */
function oneBlock(text: string): object {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}
