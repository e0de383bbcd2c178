import { isName } from '../ideas/idea-casing.ts';
import { bareDraft, inOrder } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import words from './arrange-words.json' with { type: 'json' };

type Language = keyof typeof words;
type Stage = keyof (typeof words)['en']['stages'];

/** In which order readers want to hear of a subject; what is of no stage keeps its place in the middle or at the end. */
const ORDER: readonly (Stage | 'early' | 'late')[] = [
  'answer',
  'works',
  'early',
  'cost',
  'steps',
  'problems',
  'late',
  'end',
];
/** Sections of the same subject become one. */
const MERGED = ['cost', 'aid', 'process'] as const;
const MIDDLE = 0.5;
/** So many of its parts a heading names. */
const MOST_NAMED = 3;
const isKnown = (language: string): language is Language => Object.hasOwn(words, language);

/**
 * Sections from pages as one article: what a thing is first, then how it works, prices, steps and problems; sections with
 * one subject become one, and headings of a single word stand under one that says of what they speak.
 */
export function arrangeSections(drafts: readonly SectionDraft[], language: string): SectionDraft[] {
  if (!isKnown(language)) return [...drafts];
  const whole = underOne(merged(drafts, language), language);
  const { stages } = words[language];
  // A price at a glance is a price: the order of the table decides.
  const rankOf = ({ text, position }: SectionDraft): number => {
    const stage = (Object.keys(stages) as Stage[]).find((one) => has(stages[one], text));
    return ORDER.indexOf(stage ?? (position < MIDDLE ? 'early' : 'late'));
  };
  // Questions and the close keep the end that they have.
  return inOrder(
    whole
      .toSorted((one, other) => rankOf(one) - rankOf(other) || one.position - other.position)
      .map((draft, at, all) => ({ ...draft, position: at / all.length })),
  );
}

const has = (pattern: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu').test(text);

/** What speaks of the same as an earlier section stands under it; a template's line that says it again goes. */
function merged(drafts: readonly SectionDraft[], language: Language): SectionDraft[] {
  const kept: SectionDraft[] = [];
  const heads = new Map<string, SectionDraft>();
  for (const draft of drafts) {
    const subject = MERGED.find((one) => has(words[language].merged[one], draft.text));
    const head = subject === undefined ? undefined : heads.get(subject);
    if (head === undefined) {
      const own = { ...draft, children: [...draft.children] };
      if (subject !== undefined) heads.set(subject, own);
      kept.push(own);
    } else {
      head.share += draft.share;
      head.questions = [...head.questions, ...draft.questions];
      if (draft.origin !== 'template') head.children.push({ ...draft, children: [] }, ...draft.children);
    }
  }
  return kept;
}

/** Single words under one heading, or alone with what the section tells of them. */
function underOne(drafts: readonly SectionDraft[], language: Language): SectionDraft[] {
  const isBare = ({ text, origin, purpose }: SectionDraft): boolean =>
    origin !== 'template' &&
    purpose !== 'answers' &&
    purpose !== 'close' &&
    /^\p{Lu}\p{Ll}+$/u.test(text) &&
    !isName(text, language);
  const { lead, parent, named: phrases, merged: subjects, stages } = words[language];
  const named = drafts.map((draft) => {
    if (!isBare(draft)) return draft;
    const { text } = draft;
    const own = has(subjects.aid, text) ? phrases.aid : has(stages.cost, text) ? phrases.cost : null;
    return { ...draft, text: own ?? (has(stages.problems, text) ? phrases.problems : text) };
  });
  const bare = named.filter(isBare);
  if (bare.length === 0) return named;
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  const [first, ...others] = bare;
  if (others.length === 0)
    return named.map((draft) => (draft === first ? { ...draft, text: `${draft.text}${lead}` } : draft));
  const position = Math.max(MIDDLE, ...bare.map((draft) => draft.position));
  const head = bareDraft(
    `${parent} ${bare
      .slice(0, MOST_NAMED)
      .map(({ text }) => lower(text))
      .join(', ')}`,
    first!.purpose,
    first!.origin,
    position,
    bare.reduce((sum, { share }) => sum + share, 0),
  );
  return [
    ...named.filter((draft) => !bare.includes(draft)),
    { ...head, pages: new Set(bare.flatMap(({ pages }) => [...pages])), children: bare },
  ];
}
