import { coverage, parseQuestion, withoutGiven } from '../answers/question.ts';
import type { Question } from '../answers/question.ts';
import { AspectReader, isNegative, supportsAspects } from '../outline/section-aspects.ts';
import type { Aspect } from '../outline/section-aspects.ts';
import type { Place } from '../paper/types.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';

/** How much of a planned section a text contains. */
export interface SectionCoverage {
  /** Words in the passages that cover the section. */
  words: number;
  /** The headings that cover it. */
  places: readonly Place[];
}

/** A heading of the text with everything beneath it, including subheadings. */
interface WrittenSection {
  heading: string;
  keys: ReadonlySet<string>;
  aspects: readonly Aspect[];
  /** Heading words that neither belong to the keyword nor name an aspect. */
  foreign: ReadonlySet<string>;
  /** The word before the keyword's last word: 'home' of 'home inspection' where the keyword is 'termite inspection'. */
  otherKind: string | null;
  body: ReadonlyMap<string, number>;
  paragraphs: readonly { keys: ReadonlySet<string>; words: number }[];
  words: number;
  place: Place;
}

/** A heading with this share of a section heading's own words has the same meaning. */
const SAME_SHARE = 0.6;
/** A heading with this share of them, and nothing else, covers part of it. */
const PART_SHARE = 0.4;
/** One shared word is chance when two sections are about different things. */
const MIN_SHARED_WORDS = 2;
/** A paragraph under another heading covers a section when it has this share of the section heading's words. */
const COVERED_SHARE = 0.7;
const FRAMES: ReadonlySet<Aspect> = new Set(['faq', 'close']);
/** Neighboring paragraphs with this share continue it. */
const CONTINUED_SHARE = 0.34;

/** 'Costs and time' names two things; 'pricing compared' is about prices. */
const JOINED = /,|&| (?:and|y|e|et) /iu;
/** A word repeated this often is a subject of the text. */
const SUBJECT_COUNT = 2;
/** Headings that ask how something is done. */
const HOW_TO = /^¿?(?:how (?:to|do|can)|cómo|comment) /iu;
/** Words below this question weight are too common to name another subject. */
const MIN_SUBJECT_WEIGHT = 4.5;
/** Words that share this many leading letters belong to one family. */
const FAMILY_PREFIX = 5;

/**
 * Finds where a text covers the sections of a plan, by subject and not only by wording: 'What to do if termites are
 * found' is about problems, and 'What a home inspection costs' is about a different inspection than the keyword's.
 */
export class SectionCoverageFinder {
  private readonly analyzed: AnalyzedPaper;
  private readonly reader: AspectReader | null;
  private readonly keyword: readonly string[];
  private readonly head: string | undefined;
  private readonly written: readonly WrittenSection[];

  constructor(keyword: string, language: string, analyzed: AnalyzedPaper) {
    this.analyzed = analyzed;
    this.reader = supportsAspects(language) ? new AspectReader(keyword, language) : null;
    this.keyword = [...parseQuestion(keyword, analyzed.lexicon).weights.keys()];
    this.head = language === 'en' ? this.keyword.at(-1) : this.keyword[0];
    const headings = analyzed.paper.blocks.flatMap((one, block) =>
      one.kind === 'heading' ? [{ ...one, block }] : [],
    );
    // The title spans the whole text and is not a section.
    const isTitled = headings.filter(({ level }) => level === 1).length === 1 && headings.length > 1;
    this.written = headings
      .filter(({ level }) => level > 1 || !isTitled)
      .map(({ block }) => this.read(block, language));
  }

  /** Finds where a section is covered; zero words when it is not. */
  of(heading: string): SectionCoverage {
    const whole = parseQuestion(heading, this.analyzed.lexicon);
    const aspects = this.reader?.all(heading) ?? [];
    const rest = parseQuestion(this.restOf(heading), this.analyzed.lexicon);
    // FAQ sections and conclusions have no subject of their own.
    const own = FRAMES.has(aspects[0] ?? 'detail') ? null : withoutGiven(rest, this.givenIn(rest));
    const isSame = (section: WrittenSection): boolean =>
      isNegative(heading) === isNegative(section.heading) && this.isAbout(section, { whole, own, aspects });
    const headed = this.written.filter((section) => isSame(section));
    if (headed.length > 0)
      return {
        words: Math.max(...headed.map(({ words }) => words)),
        places: headed.map(({ place }) => place),
      };
    return this.elsewhere(own);
  }

  /** The aspects of a heading; how to do something else is not a step of the keyword's subject. */
  private aspectsOf(heading: string, keys: ReadonlySet<string>): readonly Aspect[] {
    const isElsewhere = HOW_TO.test(heading) && !this.keyword.some((key) => keys.has(key));
    return (this.reader?.all(heading) ?? []).filter((aspect) => aspect !== 'steps' || !isElsewhere);
  }

  private givenIn({ weights }: Question): ReadonlySet<string> {
    return new Set([...weights.keys()].filter((key) => this.isGiven(key)));
  }

  /** Whether a word belongs to the keyword or shares its root: 'inspector' of 'inspection'. */
  private isGiven(key: string): boolean {
    return this.keyword.some(
      (one) =>
        one === key ||
        (one.length >= FAMILY_PREFIX && key.slice(0, FAMILY_PREFIX) === one.slice(0, FAMILY_PREFIX)),
    );
  }

  /** A heading without the words that name its aspect. */
  private restOf(heading: string): string {
    return this.reader?.own(heading) ?? heading;
  }

  private isAbout(
    section: WrittenSection,
    { whole, own, aspects }: { whole: Question; own: Question | null; aspects: readonly Aspect[] },
  ): boolean {
    const isWorded = coverage(whole, section.keys) >= SAME_SHARE;
    // The heading says nothing but the keyword.
    if (own === null && aspects.length === 0) return isWorded && section.aspects.length === 0;
    const [main] = aspects;
    const isOfAspect =
      main !== undefined &&
      section.aspects.includes(main) &&
      (section.aspects[0] === main || JOINED.test(section.heading));
    if (main !== undefined && !isOfAspect)
      return (
        own !== null && own.weights.size >= MIN_SHARED_WORDS && coverage(own, section.keys) >= COVERED_SHARE
      );
    if (own === null) return FRAMES.has(main ?? 'detail') || this.isOfSubject(section);
    const said = coverage(own, section.keys);
    // 'Variations' is the only content of 'Variations and substitutions'.
    const isPart = said >= PART_SHARE && [...section.foreign].every((key) => own.weights.has(key));
    if (said >= SAME_SHARE || isPart) return true;
    // 'Prices' also covers prices at night if its text mentions the night.
    return isOfAspect && coverage(own, section.body.keys()) >= SAME_SHARE && this.isOfSubject(section);
  }

  /** Whether a section of the text is about the keyword's subject and not another with a similar name. */
  private isOfSubject({ keys, foreign, otherKind, body }: WrittenSection): boolean {
    if (foreign.size === 0 || this.keyword.length === 0) return true;
    if (this.keyword.every((key) => keys.has(key))) return true;
    const count = (key: string | undefined): number => (key === undefined ? 0 : (body.get(key) ?? 0));
    const most = (all: Iterable<string>): number => Math.max(0, ...[...all].map((key) => count(key)));
    const kinds = this.keyword.filter((key) => key !== this.head);
    if (otherKind !== null) return most(kinds) >= count(otherKind);
    if (this.head !== undefined && keys.has(this.head)) return true;
    // 'Termite damage' is a different thing from the inspection.
    const isOther = kinds.some((key) => keys.has(key));
    if (isOther) return count(this.head) > 0 && count(this.head) * 2 >= most(foreign);
    return most(foreign) < SUBJECT_COUNT || most(this.keyword) * 2 >= most(foreign);
  }

  /** Paragraphs under unrelated headings that cover the section heading's words. */
  private elsewhere(own: Question | null): SectionCoverage {
    const none = { words: 0, places: [] };
    if (own === null || own.weights.size < MIN_SHARED_WORDS) return none;
    const found = this.written.flatMap(({ paragraphs, place }) => {
      if (!paragraphs.some(({ keys }) => coverage(own, keys) >= COVERED_SHARE)) return [];
      const treating = paragraphs.filter(({ keys }) => coverage(own, keys) >= CONTINUED_SHARE);
      return [{ place, words: treating.reduce((sum, { words }) => sum + words, 0) }];
    });
    if (found.length === 0) return none;
    return {
      words: Math.max(...found.map(({ words }) => words)),
      places: found.map(({ place }) => place),
    };
  }

  private read(block: number, language: string): WrittenSection {
    const { paper, analyses, lexicon } = this.analyzed;
    const { text } = paper.blocks[block]!;
    const { entries } = analyses[block]!;
    const rest = parseQuestion(this.reader === null ? '' : this.restOf(text), lexicon);
    const foreign = new Set(
      [...rest.weights]
        .filter(([key, weight]) => weight >= MIN_SUBJECT_WEIGHT && !this.isGiven(key))
        .map(([key]) => key),
    );
    const keys = new Set(entries.map(({ key }) => key));
    const at = entries.findIndex(({ key }) => key === this.head);
    const beside = at === -1 ? undefined : this.besideHead(block, at, language);
    const section = this.below(block);
    return {
      heading: text,
      keys,
      aspects: this.aspectsOf(text, keys),
      foreign,
      otherKind: beside !== undefined && foreign.has(beside) ? beside : null,
      ...section,
      place: { block, start: 0, end: text.length },
    };
  }

  /** The qualifying word in a heading before the keyword's head noun. */
  private besideHead(block: number, at: number, language: string): string | undefined {
    const { entries } = this.analyzed.analyses[block]!;
    if (language === 'en') {
      const before = entries[at - 1];
      return before === undefined || before.isFunctionWord ? undefined : before.key;
    }
    return entries.slice(at + 1).find(({ isFunctionWord }) => !isFunctionWord)?.key;
  }

  /** The text between a heading and the next one of its level or above. */
  private below(heading: number): Pick<WrittenSection, 'body' | 'paragraphs' | 'words'> {
    const { paper, analyses } = this.analyzed;
    const body = new Map<string, number>();
    const paragraphs: { keys: ReadonlySet<string>; words: number }[] = [];
    let words = 0;
    for (let block = heading + 1; block < paper.blocks.length; block += 1) {
      const { kind, level } = paper.blocks[block]!;
      if (kind === 'heading') {
        if (level <= paper.blocks[heading]!.level) break;
        continue;
      }
      const { entries, reading } = analyses[block]!;
      words += reading.tokens.words;
      paragraphs.push({ keys: new Set(entries.map(({ key }) => key)), words: reading.tokens.words });
      for (const { key } of entries) body.set(key, (body.get(key) ?? 0) + 1);
    }
    return { body, paragraphs, words };
  }
}
