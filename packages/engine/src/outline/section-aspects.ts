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

/** Words that only say how usual or how important something is, and verbs that say nothing of their own. */
const QUALIFIERS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:common(?:est)?|typical|usual|frequent|main|important|best|biggest|key|quick|simple|different|possible|general|mak(?:es?|ing)|do|does|done|gets?|getting|us(?:es?|ing)|needs?|tak(?:es?|ing)|know|tell|finds?|found|happens?|actually|usually)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:comun(?:es)?|común|frecuentes?|habitual(?:es)?|principal(?:es)?|importantes?|mejor(?:es)?|posibles?|distint[oa]s|hacer|hace|hacen|usar|tener|saber|pasa)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:courante?s?|fréquente?s?|habituel(?:le)?s?|principa(?:l|le|ux|les)|importante?s?|meilleure?s?|possibles?|différente?s|faire|fait|font|avoir|savoir)(?!\p{L})/giu,
};

const ASKS_HOW = /^(?:how|cómo|comment)(?: se)? (?<deed>\p{L}+(?:ar|er|ir|re|oir)(?:l[oa]s?)?)$/iu;
const PRICE = /(?<!\p{L})(?:prices?|costs?|precios?|cost[eo]s?|prix|coûts?|tarifs?)(?!\p{L})/giu;

/** Whether a heading says what is not so: 'What it does not cover'. */
export const isNegative = (heading: string): boolean =>
  /(?<!\p{L})(?:not|never|cannot|no|sin|nunca|ne .+ pas|n['’]\p{L}+ .*pas|sans)(?!\p{L})|n['’]t(?!\p{L})/iu.test(
    heading,
  );

/** Where an aspect stands in an article. */
export const aspectRank = (aspect: Aspect): number => ASPECTS.indexOf(aspect);

/** Whether headings in a language can be read. */
export const readsAspects = (language: string): language is Language => Object.hasOwn(READINGS, language);

/** Reads headings about a keyword: what the keyword itself says tells nothing of a heading about it. */
export class AspectReader {
  private readonly readings: readonly Reading[];
  private readonly isTask: boolean;
  private readonly language: Language;
  /** The keyword asks a price, which every heading about it may name. */
  private readonly isOfPrice: boolean;

  constructor(keyword: string, language: Language, isTask = false) {
    this.isTask = isTask;
    this.language = language;
    this.isOfPrice = READINGS[language]!.some(
      ({ aspect, pattern }) => aspect === 'cost' && pattern.test(keyword),
    );
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

  /** What a heading says beside what it is about and how usual that is; 'save' of 'how to save' is its own. */
  own(heading: string): string {
    const rest = this.readings.reduce(
      (text, { pattern }) =>
        text.replaceAll(new RegExp(pattern, 'giu'), (found) => ASKS_HOW.exec(found)?.groups?.['deed'] ?? ' '),
      heading,
    );
    const plain = this.isOfPrice ? rest.replaceAll(PRICE, ' ') : rest;
    return plain.replaceAll(QUALIFIERS[this.language], ' ');
  }

  /** A plain heading for an aspect. */
  label(aspect: Aspect): string | null {
    const reading = this.readings.find((one) => one.aspect === aspect);
    return (this.isTask ? reading?.label : reading?.ofThing) ?? null;
  }
}
