import { coverage, readQuestion, withoutGiven } from '../answers/question.ts';
import type { Question } from '../answers/question.ts';
import { AspectReader, isNegative, readsAspects } from '../outline/section-aspects.ts';
import type { Aspect } from '../outline/section-aspects.ts';
import type { Place } from '../paper/types.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';

/** What of a planned section a text has. */
export interface SectionCoverage {
  /** Words that stand where the section is treated. */
  words: number;
  /** The headings that it is treated under. */
  places: readonly Place[];
}

/** A heading of the text with what stands under it, headings below it included. */
interface WrittenSection {
  heading: string;
  keys: ReadonlySet<string>;
  aspects: readonly Aspect[];
  /** Words of the heading that are neither the keyword's nor say what it is about. */
  foreign: ReadonlySet<string>;
  /** The word before the last one of the keyword: 'home' of 'home inspection' where the keyword is 'termite inspection'. */
  otherKind: string | null;
  body: ReadonlyMap<string, number>;
  paragraphs: readonly { keys: ReadonlySet<string>; words: number }[];
  words: number;
  place: Place;
}

/** A heading that holds so much of what a section's heading says beside the keyword says the same. */
const SAID = 0.6;
/** A heading that says so much of it, and nothing else, says a part of it. */
const PART = 0.4;
/** One word in common is chance where two sections are about different things. */
const LEAST_OWN = 2;
/** A paragraph under another heading treats a section where it holds so much of what the section's heading says. */
const TREATED = 0.7;
const FRAMES: ReadonlySet<Aspect> = new Set(['faq', 'close']);
/** Beside it, paragraphs with so much of it go on with it. */
const GOES_ON = 0.34;

/** 'Costs and time' are two things; 'pricing compared' is about prices. */
const JOINED = /,|&| (?:and|y|e|et) /iu;
/** What a text says so often it is about. */
const REPEATED = 2;
/** A heading that asks how something is done. */
const HOW_TO = /^¿?(?:how (?:to|do|can)|cómo|comment) /iu;
/** Words as common as this, by their weight in a question, name no other subject. */
const TELLING = 4.5;
/** So many letters in common make words of one family. */
const FAMILY = 5;

/**
 * Finds where a text treats the sections of a plan, by what they are about and not by their wording alone: 'What to do if
 * termites are found' is about problems, and 'What a home inspection costs' is about another inspection than the keyword's.
 */
export class CoverageReader {
  private readonly analyzed: AnalyzedPaper;
  private readonly reader: AspectReader | null;
  private readonly keyword: readonly string[];
  private readonly head: string | undefined;
  private readonly written: readonly WrittenSection[];

  constructor(keyword: string, language: string, analyzed: AnalyzedPaper) {
    this.analyzed = analyzed;
    this.reader = readsAspects(language) ? new AspectReader(keyword, language) : null;
    this.keyword = [...readQuestion(keyword, analyzed.lexicon).weights.keys()];
    this.head = language === 'en' ? this.keyword.at(-1) : this.keyword[0];
    const headings = analyzed.paper.blocks.flatMap((one, block) =>
      one.kind === 'heading' ? [{ ...one, block }] : [],
    );
    // The title stands over all of it and is no section.
    const isTitled = headings.filter(({ level }) => level === 1).length === 1 && headings.length > 1;
    this.written = headings
      .filter(({ level }) => level > 1 || !isTitled)
      .map(({ block }) => this.read(block, language));
  }

  /** Where a section is treated; no words where it is not. */
  of(heading: string): SectionCoverage {
    const whole = readQuestion(heading, this.analyzed.lexicon);
    const aspects = this.reader?.all(heading) ?? [];
    const rest = readQuestion(this.restOf(heading), this.analyzed.lexicon);
    // All questions together have no subject of their own, nor has a conclusion.
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

  /** What a heading is about; how to do something else is no step of what the keyword is about. */
  private aspectsOf(heading: string, keys: ReadonlySet<string>): readonly Aspect[] {
    const isElsewhere = HOW_TO.test(heading) && !this.keyword.some((key) => keys.has(key));
    return (this.reader?.all(heading) ?? []).filter((aspect) => aspect !== 'steps' || !isElsewhere);
  }

  private givenIn({ weights }: Question): ReadonlySet<string> {
    return new Set([...weights.keys()].filter((key) => this.isGiven(key)));
  }

  /** A word of the keyword, or one made of the same: 'inspector' of 'inspection'. */
  private isGiven(key: string): boolean {
    return this.keyword.some(
      (one) => one === key || (one.length >= FAMILY && key.slice(0, FAMILY) === one.slice(0, FAMILY)),
    );
  }

  /** A heading without what says what it is about. */
  private restOf(heading: string): string {
    return this.reader?.own(heading) ?? heading;
  }

  private isAbout(
    section: WrittenSection,
    { whole, own, aspects }: { whole: Question; own: Question | null; aspects: readonly Aspect[] },
  ): boolean {
    const isWorded = coverage(whole, section.keys) >= SAID;
    // All that it says is the keyword.
    if (own === null && aspects.length === 0) return isWorded && section.aspects.length === 0;
    const [main] = aspects;
    const isOfAspect =
      main !== undefined &&
      section.aspects.includes(main) &&
      (section.aspects[0] === main || JOINED.test(section.heading));
    if (main !== undefined && !isOfAspect)
      return own !== null && own.weights.size >= LEAST_OWN && coverage(own, section.keys) >= TREATED;
    if (own === null) return FRAMES.has(main ?? 'detail') || this.isOfSubject(section);
    const said = coverage(own, section.keys);
    // 'Variations' is all that its heading says of 'Variations and substitutions'.
    const isPart = said >= PART && [...section.foreign].every((key) => own.weights.has(key));
    if (said >= SAID || isPart) return true;
    // 'Prices' is about prices at night too where its text speaks of the night.
    return isOfAspect && coverage(own, section.body.keys()) >= SAID && this.isOfSubject(section);
  }

  /** Whether a section of the text speaks of the keyword's subject and of no other that is named alike. */
  private isOfSubject({ keys, foreign, otherKind, body }: WrittenSection): boolean {
    if (foreign.size === 0 || this.keyword.length === 0) return true;
    if (this.keyword.every((key) => keys.has(key))) return true;
    const count = (key: string | undefined): number => (key === undefined ? 0 : (body.get(key) ?? 0));
    const most = (all: Iterable<string>): number => Math.max(0, ...[...all].map((key) => count(key)));
    const kinds = this.keyword.filter((key) => key !== this.head);
    if (otherKind !== null) return most(kinds) >= count(otherKind);
    if (this.head !== undefined && keys.has(this.head)) return true;
    // 'Termite damage' is another thing than the inspection.
    const isOther = kinds.some((key) => keys.has(key));
    if (isOther) return count(this.head) > 0 && count(this.head) * 2 >= most(foreign);
    return most(foreign) < REPEATED || most(this.keyword) * 2 >= most(foreign);
  }

  /** Paragraphs under headings of something else that treat what a section's heading says. */
  private elsewhere(own: Question | null): SectionCoverage {
    const none = { words: 0, places: [] };
    if (own === null || own.weights.size < LEAST_OWN) return none;
    const found = this.written.flatMap(({ paragraphs, place }) => {
      if (!paragraphs.some(({ keys }) => coverage(own, keys) >= TREATED)) return [];
      const treating = paragraphs.filter(({ keys }) => coverage(own, keys) >= GOES_ON);
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
    const rest = readQuestion(this.reader === null ? '' : this.restOf(text), lexicon);
    const foreign = new Set(
      [...rest.weights]
        .filter(([key, weight]) => weight >= TELLING && !this.isGiven(key))
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

  /** The telling word that says which kind of the keyword's head a heading means. */
  private besideHead(block: number, at: number, language: string): string | undefined {
    const { entries } = this.analyzed.analyses[block]!;
    if (language === 'en') {
      const before = entries[at - 1];
      return before === undefined || before.isFunctionWord ? undefined : before.key;
    }
    return entries.slice(at + 1).find(({ isFunctionWord }) => !isFunctionWord)?.key;
  }

  /** What stands between a heading and the next one of its level or above. */
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
