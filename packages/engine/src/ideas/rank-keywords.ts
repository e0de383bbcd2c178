import type { IdeaKeyword } from './clause-text.ts';
import { findSpans, phraseFeatures, type Features } from './keyword-spans.ts';
import { namesSubject } from './keyword-validation.ts';
import fitted from './keyword-weights.json' with { type: 'json' };

type Weights = Readonly<Record<string, number | undefined>>;
/** Two candidates that share this many of their words are too similar to offer both. */
const TOO_SIMILAR = 0.75;
const SHORT = 3;
/** A candidate that scores this much less than the best is not offered: most such phrases are fragments. */
const MARGIN = 3;
/** Added to the score of what the rules found: there was a reason for it. */
const FOUND = 0.5;

/** A phrase that could be the keyword. */
export interface Candidate extends IdeaKeyword {
  readonly features: Features;
}

/** An idea as written, and without what it says about the text. */
export interface ReadIdea {
  readonly idea: string;
  readonly cleaned: string;
  readonly language: string;
}

/** The keywords that rules found, and all phrases of an idea. */
export function findCandidates(
  found: readonly IdeaKeyword[],
  { idea, cleaned, language }: ReadIdea,
): Candidate[] {
  const { spans, measure } = findSpans(idea, cleaned, language);
  const known = found.map((keyword): Candidate => {
    const text = keyword.text.toLowerCase();
    const own = spans.get(text);
    return { ...keyword, features: own ?? phraseFeatures(text, language, measure).set('not a span', 1) };
  });
  const texts = new Set(known.map(({ text }) => text.toLowerCase()));
  const others = [...spans]
    .filter(([text]) => !texts.has(text) && namesSubject(text, language))
    .map(([text, features]): Candidate => ({ text, why: 'phrase', features }));
  return [...known, ...others];
}

/** At most `most` keywords of an idea: the first that rules found, then good ones of the others that differ from it. */
export function rankKeywords(
  found: readonly IdeaKeyword[],
  read: ReadIdea,
  most: number,
  weights: Weights = fitted.weights,
): IdeaKeyword[] {
  const chosen = found.slice(0, 1);
  const ranked = findCandidates(found, read)
    .map((candidate, at) => ({
      candidate,
      score: scoreOf(candidate, weights) + (at < found.length ? FOUND : 0),
    }))
    .toSorted((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  for (const { candidate, score } of ranked) {
    if (chosen.length === most || score < best - MARGIN) break;
    if (!chosen.some(({ text }) => overlap(text, candidate.text) >= TOO_SIMILAR)) chosen.push(candidate);
  }
  return chosen.map(({ text, why }) => ({ text, why }));
}

function scoreOf({ features }: Candidate, weights: Weights): number {
  let sum = 0;
  for (const [name, value] of features) sum += (weights[name] ?? 0) * value;
  return sum;
}

/** Common words of two phrases, as a share of all their words. */
function overlap(one: string, other: string): number {
  const [own, others] = [longWords(one), longWords(other)];
  const all = new Set([...own, ...others]).size;
  const common = [...own].filter((word) => others.has(word)).length;
  return all === 0 ? 1 : common / all;
}

const longWords = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[\s']+/u)
      .filter((word) => word.length > SHORT),
  );
