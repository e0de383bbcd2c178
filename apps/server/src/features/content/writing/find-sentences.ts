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

/** So many of the last sentences say what is being written about. */
const LAST_SENTENCES = 2;

/** A sentence fits a heading worse than the best one by at most this share of it, or it is about something else. */
const FIT = 0.6;
/** From here on two sentences say the same. */
const SAME = 0.62;
/** A shorter piece of an answer ("Yes.") says nothing on its own. */
const SHORTEST = 25;

interface FoundSentence {
  readonly text: string;
  /** Index of its page. */
  readonly page: number;
}

/**
 * Sentences of pages for a place of a text, each once; without questions it is gone on with. What answers the heading, or a
 * question about the same, comes first; what fits much worse than the best stays out.
 */
export function findSentences({
  pages,
  written: { before, passages, after, already },
  heading,
  questions,
  subject,
  most,
}: {
  readonly pages: readonly SerializedPage[];
  readonly written: {
    readonly before: string;
    readonly passages: readonly string[];
    readonly after: string;
    /** What was found for the place before. */
    readonly already: readonly string[];
  };
  readonly heading: string;
  readonly questions: readonly string[] | null;
  readonly subject: string;
  readonly most: number;
}): FoundSentence[] {
  const read = pages.map(readSerializedPage);
  const said = [before, ...passages, after, ...already].flatMap(sentences);
  const about = questions
    ? [heading, ...questions.filter((question) => isAboutSame(question, heading))]
    : [heading, ...sentences(before).slice(-LAST_SENTENCES)];
  const asked = about.map((text) => text.trim()).filter((text) => text !== '');
  const answers = questions === null ? [] : answersTo(read, asked, said).slice(0, most);
  const found = extractSentences({
    pages: read,
    about: asked.length > 0 ? asked : [subject],
    already: [...said, ...answers.map(({ text }) => text)],
    most: most - answers.length,
  });
  const best = Math.max(0, ...found.map(({ relevance }) => relevance));
  return [...answers, ...found.filter(({ relevance }) => relevance >= best * FIT)];
}

/** The sentences that answer what is asked, each once and none that the text says already. */
function answersTo(
  pages: readonly EvidencePage[],
  asked: readonly string[],
  said: readonly string[],
): FoundSentence[] {
  const finder = createAnswerFinder(pages);
  const found: FoundSentence[] = [];
  for (const question of asked) {
    const answer = finder.find(question);
    if (!answer) continue;
    for (const text of sentences(answer.text)) {
      const known = [...said, ...found.map((one) => one.text)];
      const isNew = text.length >= SHORTEST && known.every((other) => similarity(other, text) < SAME);
      if (isNew) found.push({ text, page: answer.page });
    }
  }
  return found;
}

/** A brief asks more than one section answers: without a heading all of it is asked, else what shares a word with it. */
function isAboutSame(question: string, heading: string): boolean {
  const words = wordsOf(heading);
  return words.length === 0 || wordsOf(question).some((word) => words.includes(word));
}

/** The words of a text that say what it is about, as far as their first letters tell them apart. */
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

/** Passages made shorter for what they are about, or plainer; null for those that stay as they are. */
export function rewordPassages(
  passages: readonly string[],
  shorten: { readonly about: string } | null,
): (string | null)[] {
  return passages.map((passage) => (shorten ? shortenText(passage, shorten.about) : simplifyText(passage)));
}
