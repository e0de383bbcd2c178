import type { SectionPurpose } from './types.ts';
import words from './aspect-words.json' with { type: 'json' };

/** What sections of an article are about, whatever its subject, in the order in which readers want to hear of it. */
const ASPECTS = [
  'define',
  'works',
  'signs',
  'options',
  'choose',
  'needs',
  'steps',
  'check',
  'after',
  'detail',
  'time',
  'when',
  'cost',
  'aid',
  'law',
  'care',
  'problems',
  'safety',
  'mistakes',
  'limits',
  'help',
  'asked',
  'faq',
  'close',
] as const;

/** `detail` is what is the subject's own; `asked` what an idea wants treated beside it. */
export type Aspect = (typeof ASPECTS)[number];

/** What a section is there for, by what it is about; null where its words tell. */
const PURPOSES: Readonly<Partial<Record<Aspect, SectionPurpose>>> = {
  define: 'define',
  options: 'compare',
  choose: 'choose',
  needs: 'steps',
  steps: 'steps',
  time: 'timing',
  when: 'timing',
  cost: 'cost',
  aid: 'cost',
  problems: 'problems',
  safety: 'problems',
  mistakes: 'problems',
  limits: 'compare',
  faq: 'answers',
  close: 'close',
};

/** The purpose of a section about an aspect; null where the heading's own words tell. */
export const aspectPurpose = (aspect: Aspect): SectionPurpose | null => PURPOSES[aspect] ?? null;

type Language = keyof typeof words;

interface Reading {
  readonly aspect: Aspect;
  readonly label: string;
  /** The label where the subject is nothing that one does. */
  readonly ofThing: string;
  readonly pattern: RegExp;
}

const READINGS: Readonly<Record<string, readonly Reading[]>> = Object.fromEntries(
  Object.entries(words).map(([language, rows]) => [
    language,
    rows.map(([aspect = '', label = '', pattern = '', ofThing = label]) => ({
      aspect: aspect as Aspect,
      label,
      ofThing,
      pattern: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu'),
    })),
  ]),
);

/** Words that only say how usual or how important something is. */
const QUALIFIERS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:common(?:est)?|typical|usual|frequent|main|important|best|biggest|key|quick|simple|different|possible|general)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:comun(?:es)?|común|frecuentes?|habitual(?:es)?|principal(?:es)?|importantes?|mejor(?:es)?|posibles?|distint[oa]s)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:courante?s?|fréquente?s?|habituel(?:le)?s?|principa(?:l|le|ux|les)|importante?s?|meilleure?s?|possibles?|différente?s)(?!\p{L})/giu,
};

/** Where an aspect stands in an article. */
export const aspectRank = (aspect: Aspect): number => ASPECTS.indexOf(aspect);

/** Whether headings in a language can be read. */
export const readsAspects = (language: string): language is Language => Object.hasOwn(READINGS, language);

/** Reads headings about a keyword: what the keyword itself says tells nothing of a heading about it. */
export class AspectReader {
  private readonly readings: readonly Reading[];
  private readonly isTask: boolean;
  private readonly language: Language;

  constructor(keyword: string, language: Language, isTask = false) {
    this.isTask = isTask;
    this.language = language;
    this.readings = READINGS[language]!.filter(
      ({ aspect, pattern }) => aspect === 'steps' || !pattern.test(keyword),
    );
  }

  /** What a heading is about; `detail` where it is the subject's own. */
  of(heading: string): Aspect {
    return this.readings.find(({ pattern }) => pattern.test(heading))?.aspect ?? 'detail';
  }

  /** All that a heading is about, what `of` says first. */
  all(heading: string): Aspect[] {
    return this.readings.filter(({ pattern }) => pattern.test(heading)).map(({ aspect }) => aspect);
  }

  /** A heading without the words that say what it is about. */
  rest(heading: string): string {
    return this.readings.reduce(
      (text, { pattern }) => text.replaceAll(new RegExp(pattern, 'giu'), ' '),
      heading,
    );
  }

  /** What a heading says beside what it is about and how usual that is. */
  own(heading: string): string {
    return this.rest(heading).replaceAll(QUALIFIERS[this.language], ' ');
  }

  /** A plain heading for an aspect. */
  label(aspect: Aspect): string | null {
    const reading = this.readings.find((one) => one.aspect === aspect);
    return (this.isTask ? reading?.label : reading?.ofThing) ?? null;
  }
}
