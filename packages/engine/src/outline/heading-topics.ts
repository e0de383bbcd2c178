import { contrastOf } from '../similarity/sentence-vectors.ts';
import type { Contrast, SentenceVectors } from '../similarity/sentence-vectors.ts';
import { similarityFacts } from '../similarity/similarity.ts';
import { textVector, withoutKeys } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import { headingPurpose, isPurposeWord } from './heading-purpose.ts';
import { headingVector } from './page-headings.ts';
import { AspectReader, supportsAspects } from './section-aspects.ts';
import type { Aspect } from './section-aspects.ts';
import type { PageHeading } from './page-headings.ts';
import type { SectionPurpose } from './types.ts';

/** Page headings with the same meaning. */
export interface PageTopic {
  /** The heading closest to the others; among equals, the shortest. */
  text: string;
  vector: TextVector;
  purpose: SectionPurpose;
  /** In input order. */
  headings: readonly PageHeading[];
  /** Page indices. */
  pages: ReadonlySet<number>;
}

/**
 * Two headings with this similarity, without the keyword's words, are one topic; set by hand on pages of one subject.
 */
const SAME_TOPIC = 0.55;
const MIN_SHARED = 2;
/**
 * How much closer than their neighbors two headings must be to mean the same in other words. Set on the build half of
 * `bench/engine/heading-groups.jsonl`, where two of three such pairs are correct.
 */
const SAME_MEANING = 0.065;
/** At most this many topics that share a word are compared with each other. */
const MAX_PER_WORD = 40;

interface Draft {
  members: { heading: PageHeading; vector: TextVector; at: number }[];
  purpose: SectionPurpose;
  isBare: boolean;
  /** The aspect of its first heading. */
  aspect: Aspect;
}

/**
 * Groups headings with the same meaning: by their words, and by vectors for paraphrases (English only). Time grows with
 * their number; with vectors, with its square.
 */
export function groupHeadings(
  headings: readonly PageHeading[],
  keyword: string,
  language: string,
  vectors: SentenceVectors | null = null,
): PageTopic[] {
  const contrast = language === 'en' ? contrastBetween(headings, keyword, vectors) : null;
  const asked = new Set(textVector(keyword, language).keys);
  const reader = supportsAspects(language) ? new AspectReader(keyword, language) : null;
  const drafts: Draft[] = [];
  const byKey = new Map<string, Draft[]>();
  const byPurpose = new Map<SectionPurpose, Draft>();
  for (const [at, heading] of headings.entries()) {
    const vector = withoutKeys(textVector(heading.text, language), asked);
    const purpose = language === 'en' ? headingPurpose(heading.text) : 'detail';
    const aspect = reader?.of(heading.text) ?? 'detail';
    const telling = [...vector.byKey].filter(([, at]) => vector.functionWords[at] === 0).map(([key]) => key);
    // 'What is X?', 'X explained', 'Benefits': only the keyword and the purpose.
    const isBare = purpose !== 'detail' && telling.every((key) => asked.has(key) || isPurposeWord(key));
    const draft =
      (isBare ? byPurpose.get(purpose) : undefined) ??
      nearest(vector, telling, purpose, byKey, heading.text.endsWith('?'), aspect) ??
      (contrast === null ? null : nearestInMeaning(drafts, { heading, purpose, at }, contrast));
    if (draft === null) {
      const made: Draft = { members: [{ heading, vector, at }], purpose, isBare, aspect };
      drafts.push(made);
      if (isBare && !byPurpose.has(purpose)) byPurpose.set(purpose, made);
      index(made, telling, byKey);
    } else {
      draft.members.push({ heading, vector, at });
      index(draft, telling, byKey);
    }
  }
  return drafts.map((draft) => finish(draft, language));
}

function index(draft: Draft, telling: readonly string[], byKey: Map<string, Draft[]>): void {
  for (const key of telling) {
    const known = byKey.get(key) ?? [];
    byKey.set(key, known);
    if (known.length < MAX_PER_WORD && !known.includes(draft)) known.push(draft);
  }
}

function nearest(
  vector: TextVector,
  telling: readonly string[],
  purpose: SectionPurpose,
  byKey: ReadonlyMap<string, readonly Draft[]>,
  isQuestion: boolean,
  aspect: Aspect,
): Draft | null {
  let best: Draft | null = null;
  let most = SAME_TOPIC;
  for (const draft of new Set(telling.flatMap((key) => byKey.get(key) ?? []))) {
    // 'Cost of a roof' and 'Types of roof' share only their noun.
    if (!canMerge(draft.purpose, purpose)) continue;
    const [first] = draft.members;
    // 'What inspectors look for' and 'What happens if the inspector finds some' have different subjects.
    if (aspect !== 'detail' && draft.aspect !== 'detail' && aspect !== draft.aspect) continue;
    // 'Where to put it' and 'What can I put in?' share a verb, but only one is a question.
    const shared = telling.filter((key) => first!.vector.byKey.has(key)).length;
    if (shared < MIN_SHARED && first!.heading.text.endsWith('?') !== isQuestion) continue;
    const { overlap } = similarityFacts(vector, first!.vector);
    if (overlap <= most) continue;
    most = overlap;
    best = draft;
  }
  return best;
}

const canMerge = (a: SectionPurpose, b: SectionPurpose): boolean =>
  a === b || a === 'detail' || b === 'detail';

/** Null when no heading has a vector. */
function contrastBetween(
  headings: readonly PageHeading[],
  keyword: string,
  vectors: SentenceVectors | null,
): Contrast | null {
  const known = headings.map(({ text }) => headingVector(text, keyword, vectors));
  return known.some((vector) => vector !== null) ? contrastOf(known) : null;
}

/** Two headings of one page are different topics; a paraphrase comes from another page. */
function nearestInMeaning(
  drafts: readonly Draft[],
  { heading, purpose, at }: { heading: PageHeading; purpose: SectionPurpose; at: number },
  contrast: Contrast,
): Draft | null {
  let best: Draft | null = null;
  let most = SAME_MEANING;
  for (const draft of drafts) {
    if (!canMerge(draft.purpose, purpose)) continue;
    if (draft.members.some((member) => member.heading.page === heading.page)) continue;
    const value = contrast(draft.members[0]!.at, at) ?? 0;
    if (value < most) continue;
    most = value;
    best = draft;
  }
  return best;
}

function finish({ members, purpose }: Draft, language: string): PageTopic {
  const full = members
    .slice(0, MAX_PER_WORD)
    .map(({ heading }) => ({ heading, vector: textVector(heading.text, language) }));
  const nearness = full.map(({ vector }) =>
    full.reduce((sum, other) => sum + similarityFacts(vector, other.vector).overlap, 0),
  );
  let best = 0;
  for (const [at, { heading }] of full.entries()) {
    const isNearer = nearness[at]! > nearness[best]! + 1e-9;
    const isEqual = Math.abs(nearness[at]! - nearness[best]!) <= 1e-9;
    if (isNearer || (isEqual && heading.text.length < full[best]!.heading.text.length)) best = at;
  }
  return {
    text: full[best]!.heading.text,
    vector: full[best]!.vector,
    purpose,
    headings: members.map(({ heading }) => heading),
    pages: new Set(members.map(({ heading }) => heading.page)),
  };
}
