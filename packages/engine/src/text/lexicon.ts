import { functionWords } from '../language/function-words.ts';
import { stemmerOf } from './stemmer.ts';
import { countSyllables } from './syllables.ts';

/** What is known about a word regardless of its text. */
export interface WordEntry {
  /** Lowercase and normalized (NFKC), otherwise as written. */
  lower: string;
  /** Stem without accents: words with the same key are inflections of one word. */
  key: string;
  /** English syllables. */
  syllables: number;
  /** An article, preposition, pronoun, or the like, without a subject of its own. */
  isFunctionWord: boolean;
}

/**
 * Words cached per language, twice: recent ones and those before. Enough for an article and its competing pages;
 * evicted words are recomputed with the same result.
 */
const CAPACITY = 16_000;
const PLAIN_ASCII = /^[a-z0-9']+$/;
const ACCENTS = /\p{M}+/gu;
const CURLY_APOSTROPHES = /[\u2019\u02BC\uFF07]/g;
const SOFT_HYPHENS = /[\u00AD\u200B-\u200D\uFEFF]/g;

/** Short words that lose their vowel before another word and are joined to it. */
const ELISIONS: ReadonlyMap<string, RegExp> = new Map([
  ['fr', /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/],
  ['it', /^(?:[lcdmtsvn]|un|(?:d?[ae]|su|ne|co)ll|da?ll|quell|quest|sant|tutt)'(?=.)/],
  ['ca', /^[ldmtsn]'(?=.)/],
]);

/** Looks up words of one language, computing each once. */
export class Lexicon {
  /** ISO 639-1 code, or 'und'. */
  readonly language: string;
  private late = new Map<string, WordEntry>();
  private before = new Map<string, WordEntry>();
  private readonly stem: (word: string) => string;
  private readonly functionWords: ReadonlySet<string>;
  private readonly elision: RegExp | undefined;

  constructor(language: string) {
    this.language = language;
    this.stem = stemmerOf(language);
    this.functionWords = functionWords(language);
    this.elision = ELISIONS.get(language);
  }

  /** Entry of a word as written in the text. */
  entry(surface: string): WordEntry {
    const known = this.late.get(surface);
    if (known !== undefined) return known;
    if (this.late.size >= CAPACITY) {
      this.before = this.late;
      this.late = new Map();
    }
    const entry = this.before.get(surface) ?? this.make(surface);
    this.late.set(surface, entry);
    return entry;
  }

  /** A word without joined parts: the English possessive, an article before a vowel ("l'eau"). */
  private withoutClitics(word: string): string {
    if (!word.includes("'")) return word;
    if (this.elision !== undefined) return word.replace(this.elision, '');
    if (word.endsWith("'s")) return word.slice(0, -2);
    return word.endsWith("'") ? word.slice(0, -1) : word;
  }

  private make(surface: string): WordEntry {
    const lower = normalizeWord(surface);
    return {
      lower,
      key: foldAccents(this.stem(this.withoutClitics(lower))),
      syllables: countSyllables(lower),
      isFunctionWord: this.functionWords.has(lower),
    };
  }
}

const lexicons = new Map<string, Lexicon>();

/** The lexicon of a language (ISO 639-1), created once. */
export function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language);
  if (known !== undefined) return known;
  const lexicon = new Lexicon(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

function normalizeWord(surface: string): string {
  const lower = surface.toLowerCase();
  if (PLAIN_ASCII.test(lower)) return lower;
  return lower.normalize('NFKC').toLowerCase().replace(CURLY_APOSTROPHES, "'").replace(SOFT_HYPHENS, '');
}

function foldAccents(word: string): string {
  if (PLAIN_ASCII.test(word)) return word;
  return word.normalize('NFD').replace(ACCENTS, '').replaceAll('ß', 'ss');
}
