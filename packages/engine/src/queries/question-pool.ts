import { wordRarity } from '../background/word-rarity.ts';
import { prepareKeyword } from '../research/keyword.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { QuestionSource } from './question-source.ts';
import { parseChoice } from './question-choice.ts';
import { detectQuestionForm } from './question-form.ts';
import type { QuestionForm } from './question-form.ts';
import { createSimilarity } from '../similarity/create-similarity.ts';
import type { Similarity } from '../similarity/create-similarity.ts';

/** Two questions of one form with this similarity are the same. */
const SAME_QUESTION = 0.85;
/** Questions sharing a word besides the keyword are compared with at most this many: time stays linear. */
const MAX_COMPARED = 20;
/** Maximum content words besides the choice in such a question. */
const MAX_OPEN_CHOICE_QUESTIONS = 1;
/** Maximum number of questions. */
const MAX_POOL = 500;
const STRENGTH: Readonly<Record<QuestionSource['kind'], number>> = {
  brief: 4,
  people_also_ask: 3,
  suggestion: 2,
  faq: 2,
  heading: 2,
  sentence: 1,
  template: 0,
};

interface PooledQuestion {
  text: string;
  strength: number;
  sources: QuestionSource[];
}

/** Collects questions; paraphrases are merged with all their sources. */
export class QuestionPool {
  private readonly kept: PooledQuestion[] = [];
  private readonly exact = new Map<string, PooledQuestion>();
  private readonly byWord = new Map<string, PooledQuestion[]>();
  private readonly byChoice = new Map<string, PooledQuestion>();
  private readonly lexicon: Lexicon;
  private readonly keywordKeys: ReadonlySet<string>;
  private readonly compare: Similarity;

  constructor(lexicon: Lexicon, keywordKeys: ReadonlySet<string>) {
    this.lexicon = lexicon;
    this.keywordKeys = keywordKeys;
    this.compare = createSimilarity(lexicon.language);
  }

  add(given: string, source: QuestionSource): void {
    const text = given.trim().replace(/\s+/g, ' ');
    const keys = prepareKeyword(text, this.lexicon)?.contentKeys ?? [];
    if (keys.length === 0) return;
    const form = detectQuestionForm(text);
    const identity = `${form} ${[...keys].toSorted().join(' ')}`;
    const bucket = `${form} ${this.rarest(keys)}`;
    const choice = this.choiceIn(text, keys);
    const known = this.exact.get(identity) ?? this.nearest(text, bucket) ?? this.offering(choice, form);
    if (known === undefined) {
      if (this.kept.length >= MAX_POOL) return;
      const made = { text, strength: STRENGTH[source.kind], sources: [source] };
      this.kept.push(made);
      this.exact.set(identity, made);
      if (choice !== null) this.byChoice.set(choice, made);
      this.byWord.set(bucket, [...(this.byWord.get(bucket) ?? []), made]);
      return;
    }
    this.exact.set(identity, known);
    known.sources.push(source);
    const isPlainer = detectQuestionForm(known.text) === 'other' && form !== 'other';
    if (STRENGTH[source.kind] > known.strength || (isPlainer && STRENGTH[source.kind] === known.strength))
      Object.assign(known, { text, strength: STRENGTH[source.kind] });
  }

  list(): readonly PooledQuestion[] {
    return this.kept;
  }

  private nearest(text: string, bucket: string): PooledQuestion | undefined {
    const candidates = this.byWord.get(bucket)?.slice(0, MAX_COMPARED);
    return candidates?.find((known) => this.compare.between(known.text, text) >= SAME_QUESTION);
  }

  /**
   * The options of a question with little other content: 'who pays, the buyer or the seller' and 'buyer's bill or
   * seller's bill' ask the same. Null if there are none.
   */
  private choiceIn(text: string, keys: readonly string[]): string | null {
    const offered = (parseChoice(text) ?? []).flatMap(
      (word) => prepareKeyword(word, this.lexicon)?.contentKeys ?? [],
    );
    const left = keys.filter((key) => !offered.includes(key) && !this.keywordKeys.has(key));
    return offered.length === 2 && left.length <= MAX_OPEN_CHOICE_QUESTIONS
      ? offered.toSorted().join(' ')
      : null;
  }

  /** A question with the same options, if one of the two does not say what is asked about them. */
  private offering(choice: string | null, form: QuestionForm): PooledQuestion | undefined {
    const known = choice === null ? undefined : this.byChoice.get(choice);
    return known !== undefined && (form === 'other' || detectQuestionForm(known.text) === 'other')
      ? known
      : undefined;
  }

  /** The word that distinguishes the question from others about the keyword. */
  private rarest(keys: readonly string[]): string {
    let found = '';
    let most = -1;
    for (const key of keys) {
      const rarity = this.keywordKeys.has(key) ? 0 : 1 + wordRarity(key);
      if (rarity > most) {
        most = rarity;
        found = key;
      }
    }
    return found;
  }
}
