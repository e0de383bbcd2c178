import {
  createAnswerFinder,
  extractSentences,
  sentences,
  shortenText,
  similarity,
  simplifyText,
  type EvidencePage,
} from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

/** Number of last sentences that define the current topic. */
const LAST_SENTENCES = 2;

/** Minimum fit of a sentence to a heading, as a share of the best fit; below that it is off topic. */
const FIT = 0.6;
/** Similarity from which two sentences say the same. */
const SAME = 0.62;
/** A shorter answer ("Yes.") means nothing on its own. */
const SHORTEST = 25;

interface FoundSentence {
  readonly text: string;
  /** Index of its page. */
  readonly page: number;
}

/**
 * Finds sentences in pages for a place in a text, each once. Without questions, it continues the text. Answers to the
 * heading, or to a question about the same topic, come first; sentences that fit much worse than the best are left
 * out.
 */
export function findSentences({
  pages,
  written: { before, passages, after, already },
  heading,
  questions,
  subject,
  max,
}: {
  readonly pages: readonly SerializedPage[];
  readonly written: {
    readonly before: string;
    readonly passages: readonly string[];
    readonly after: string;
    /** Sentences found earlier for this place. */
    readonly already: readonly string[];
  };
  readonly heading: string;
  readonly questions: readonly string[] | null;
  readonly subject: string;
  readonly max: number;
}): FoundSentence[] {
  const read = pages.map(readSerializedPage);
  const existing = [before, ...passages, after, ...already].flatMap(sentences);
  const about = questions
    ? [heading, ...questions.filter((question) => isAboutSame(question, heading))]
    : [heading, ...sentences(before).slice(-LAST_SENTENCES)];
  const topics = about.map((text) => text.trim()).filter((text) => text !== '');
  const answers = questions === null ? [] : findAnswers(read, topics, existing).slice(0, max);
  const found = extractSentences({
    pages: read,
    about: topics.length > 0 ? topics : [subject],
    already: [...existing, ...answers.map(({ text }) => text)],
    most: max - answers.length,
  });
  const best = Math.max(0, ...found.map(({ relevance }) => relevance));
  return [...answers, ...found.filter(({ relevance }) => relevance >= best * FIT)];
}

/** Finds sentences that answer the questions, each once, without those that the text already contains. */
function findAnswers(
  pages: readonly EvidencePage[],
  topics: readonly string[],
  existing: readonly string[],
): FoundSentence[] {
  const finder = createAnswerFinder(pages);
  const found: FoundSentence[] = [];
  for (const question of topics) {
    const answer = finder.find(question);
    if (!answer) continue;
    for (const text of sentences(answer.text)) {
      const known = [...existing, ...found.map((one) => one.text)];
      const isNew = text.length >= SHORTEST && known.every((other) => similarity(other, text) < SAME);
      if (isNew) found.push({ text, page: answer.page });
    }
  }
  return found;
}

/**
 * A brief covers more than one section: without a heading all its questions count, otherwise those that share a word
 * with it.
 */
function isAboutSame(question: string, heading: string): boolean {
  const words = wordsOf(heading);
  return words.length === 0 || wordsOf(question).some((word) => words.includes(word));
}

/** Returns the first letters of a text's content words, for comparison. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
    .filter(
      (word) =>
        !/^(?:what|when|where|which|does|have|with|your|their|that|this|from|should|would|could|much|many|como|cómo|cuándo|dónde|cuál|para|comment|quand|quel|quelle|pour|dans|avec)$/.test(
          word,
        ),
    )
    .map((word) => word.slice(0, 5));
}

/** Shortens passages, keeping what they are about, or simplifies them; null for those that stay as they are. */
export function rewordPassages(
  passages: readonly string[],
  shorten: { readonly about: string } | null,
): (string | null)[] {
  return passages.map((passage) => (shorten ? shortenText(passage, shorten.about) : simplifyText(passage)));
}
