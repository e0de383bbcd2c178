import { containsFigure, parseExpectedAnswer } from '../answers/expected-answer.ts';
import type { ExpectedAnswer } from '../answers/expected-answer.ts';
import { isQuestion } from '../answers/question.ts';
import { answerForm, splitWords } from '../passages/answer-form.ts';
import { passageShares } from '../passages/score-passages.ts';
import { parseChoice } from '../queries/question-choice.ts';
import { createSimilarity } from '../similarity/create-similarity.ts';
import { shareFound, similarityFacts } from '../similarity/similarity.ts';
import { textVector, withoutKeys } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import type { AnswerMeaning } from './answer-meaning.ts';
import type { AnswerWindow } from './answer-windows.ts';
import type { WindowIndex } from './window-index.ts';

export interface JudgedWindow {
  /** Index of the window. */
  window: number;
  /** 0 to 1: `ownShare` of `fit` plus the rest of `agreement`, at most 1; from `ANSWERS` on it is an answer. */
  score: number;
  /** How well it answers by its own words and form, 0 to 1. */
  fit: number;
  /** Agreement with another text's plain answer, 0 to 1; 1 for a plain answer. */
  agreement: number;
}

export interface JudgeInput {
  windows: readonly AnswerWindow[];
  /** The text of each window. */
  paperOf: readonly number[];
  index: WindowIndex;
  /** The subject of all texts, whose words need not appear. */
  keyword: string;
  language: string;
  meaning: AnswerMeaning | null;
  memory: JudgeCache;
}

/** Cache of previous readings and comparisons, so that only changes are processed. */
export class JudgeCache {
  readonly vector: (text: string) => TextVector;
  private readonly compared = new Map<string, number>();

  constructor(language: string) {
    const similarity = createSimilarity(language);
    this.vector = (text) => similarity.vector(text);
  }

  /** Similarity of two texts without some keys, which `besides` identifies; 0 to 1. */
  overlap(a: string, b: string, left: ReadonlySet<string>, besides: string): number {
    const name = a < b ? `${besides}\n${a}\n${b}` : `${besides}\n${b}\n${a}`;
    const known = this.compared.get(name);
    if (known !== undefined) return known;
    if (this.compared.size >= MAX_COMPARED) this.compared.clear();
    const vectors = [withoutKeys(this.vector(a), left), withoutKeys(this.vector(b), left)] as const;
    const { overlap } = similarityFacts(...vectors);
    this.compared.set(name, overlap);
    return overlap;
  }
}

/** Weights of fit and agreement in the score. */
export const SHARES = { fit: 2 / 3, agreement: 2 };
/** From this score on, a passage is an answer. */
export const ANSWERS = 0.7;
/** Windows judged per text: by the question's words, and by those of each plain answer. */
const FOUND = { asked: 8, alike: 3 };
/** This many plain answers are enough to define an answer. */
const MAX_PLAIN = 6;
/** One place's short and full window per text. */
const MAX_PLAIN_PER_TEXT = 2;
/** Maximum cached passage pairs; beyond it the cache is cleared. */
const MAX_COMPARED = 50_000;
/** A heading asks the same question if each contains this share of the other. */
const SAME_HEADING = { forth: 0.8, back: 0.6 };
/** A passage anywhere is a plain answer if it contains this share of the question and fits this well. */
const MIN_QUESTION_SHARE = 0.75;
const MIN_CHOICE_SHARE = 0.9;
const MIN_FIT = 0.55;
/** A definition names its subject. */
const NAMED = 0.3;
const FORM = { figure: 0.7, person: 0.7, definition: 0.9, other: 0.6 };
/** Something 'large' may be measured in anything. */
const ANY_MEASURE = new Set(['big', 'large']);
const MIN_PLAIN_WORDS = 5;
/** Minimum share of content words beneath a heading: generic statements are not answers, whatever their heading. */
const TELLING = { rarity: 6.5, share: 0.4, shareWithAsked: 0.2, asked: 0.5 };
/** Question frames rather than subjects: 'what happens if', 'qué pasa si'. */
const FRAME = /\b(?:happens?|pasa|sucede|se passe-t-il|arrive-t-il)\b/giu;
/** Yes-no questions; their answer says so, in however plain words. */
const WHETHER =
  /^(?:is|are|was|were|can|could|do|does|did|should|will|would|may|must|has|have)\b|^¿?(?:es|son|hay|se puede|puedo|debo|cubre|hace falta|tengo que)\b|^(?:est-ce|faut-il|peut-on|dois-je|y a-t-il)\b/iu;
const SAYS_WHETHER =
  /^["“«]?(?:yes|no|not|usually|sometimes|often|rarely|only|it depends|sí|no|depende|normalmente|solo|oui|non|ça dépend|parfois|seulement)\b/iu;
/** Minimum weight of question words besides the keyword that identify what is asked; 'best' alone is too little. */
const MIN_TELLING = 36;

const NOTHING_MEANT: ReadonlyMap<number, number> = new Map();

interface TellingWord {
  key: string;
  /** Its rarity squared: in 'which fertiliser do roses need', 'fertiliser' matters more than 'need'. */
  weight: number;
  vector: TextVector;
}

/** Judges passages as answers to a question. Time grows with the passages that share words with it. */
export class AnswerJudge {
  private readonly input: JudgeInput;
  private readonly given: ReadonlySet<string>;

  constructor(input: JudgeInput) {
    this.input = input;
    this.given = new Set(textVector(input.keyword, input.language).keys);
  }

  /** The candidate windows, in reading order. */
  judge(question: string): JudgedWindow[] {
    const { windows, paperOf, index, keyword, language, meaning, memory } = this.input;
    const asked = parseExpectedAnswer(question, language);
    const telling = this.tellingWords(asked);
    const known = new Set([...this.given, ...telling.map(({ key }) => key)]);
    // If only the keyword is asked about, its words must appear.
    const subject = telling.some(({ key }) => this.given.has(key)) ? '' : keyword;
    const fitOf = (found: readonly number[]): ReadonlyMap<number, number> => {
      const texts = found.map((at) => windows[at]!.text);
      // A heading describes what follows; one that repeats the question adds nothing.
      const contexts = found.map((at) => {
        const lines = linesAbove(windows[at]!).filter((line) => !this.asksSame(line, asked, telling));
        return [subject, ...lines].join('\n');
      });
      const shares = passageShares(question, texts, language, { contexts, vector: memory.vector });
      return new Map(found.map((at, rank) => [at, shares[rank]!]));
    };
    const first = index.best(
      telling.map(({ key }) => key),
      FOUND.asked,
    );
    const holding = first.filter((at) => this.holdsAsked(windows[at]!, asked, telling));
    const headed = holding.filter((at) => this.isHeaded(windows[at]!, asked, telling));
    const fits = fitOf(first);
    const worded = holding.filter(
      (at) =>
        (fits.get(at)! >= MIN_FIT && this.isWorded(windows[at]!, asked, telling)) ||
        this.isChosen(windows[at]!, asked, telling),
    );
    const taken = new Map<number, number>();
    const plain = (headed.length > 0 ? headed : worded)
      .filter((at) => {
        const count = (taken.get(paperOf[at]!) ?? 0) + 1;
        taken.set(paperOf[at]!, count);
        return count <= MAX_PLAIN_PER_TEXT;
      })
      .slice(0, MAX_PLAIN);
    const stemsOf = (at: number): string[] => [...windows[at]!.stems].filter((stem) => !known.has(stem));
    const second = plain.flatMap((at) => index.best(stemsOf(at), FOUND.alike));
    const meant = meaning?.alike(plain) ?? NOTHING_MEANT;
    const found = [...new Set([...first, ...second, ...meant.keys()])].toSorted((a, b) => a - b);
    const fit = fitOf(found);
    const isPlain = new Set([...headed, ...worded]);
    return found.map((at) => {
      let agreement = isPlain.has(at) ? 1 : (meant.get(at) ?? 0);
      for (const other of plain) {
        if (agreement === 1 || paperOf[other] === paperOf[at]) continue;
        const said = memory.overlap(
          windows[other]!.text,
          windows[at]!.text,
          known,
          `${keyword}\n${question}`,
        );
        agreement = Math.max(agreement, said);
      }
      if (!this.holdsAsked(windows[at]!, asked, telling)) agreement = 0;
      const score = Math.min(1, SHARES.fit * fit.get(at)! + SHARES.agreement * agreement);
      return { window: at, score, fit: fit.get(at)!, agreement };
    });
  }

  private tellingWords({ words }: ExpectedAnswer): TellingWord[] {
    const frame = new Set(words.text.match(FRAME)?.map((word) => word.toLowerCase()));
    const all = words.lower.flatMap((word): TellingWord[] => {
      if (frame.has(word)) return [];
      const vector = this.input.memory.vector(word);
      const [key] = vector.keys;
      if (key === undefined || vector.functionWords[0] === 1) return [];
      return [{ key, weight: vector.weights[0]! ** 2, vector }];
    });
    const own = all.filter(({ key }) => !this.given.has(key));
    return own.reduce((sum, { weight }) => sum + weight, 0) >= MIN_TELLING ? own : all;
  }

  private share(telling: readonly TellingWord[], text: string): number {
    const to = this.input.memory.vector(text);
    let sum = 0;
    let total = 0;
    for (const { weight, vector } of telling) {
      total += weight;
      sum += weight * shareFound(vector, to);
    }
    return total === 0 ? 0 : sum / total;
  }

  /** A passage right under a heading with the same question is a plain answer if it says something. */
  private isHeaded(window: AnswerWindow, asked: ExpectedAnswer, telling: readonly TellingWord[]): boolean {
    return (
      window.isFirst &&
      linesAbove(window).some((line) => this.asksSame(line, asked, telling)) &&
      this.isTelling(window, asked, telling)
    );
  }

  private asksSame(line: string, asked: ExpectedAnswer, telling: readonly TellingWord[]): boolean {
    if (this.share(telling, line) < SAME_HEADING.forth) return false;
    const other = parseExpectedAnswer(line, this.input.language);
    if (isQuestion(line) && (other.kind !== asked.kind || other.unit !== asked.unit)) return false;
    return this.share(this.tellingWords(other), asked.words.text) >= SAME_HEADING.back;
  }

  private isTelling({ text }: AnswerWindow, asked: ExpectedAnswer, telling: readonly TellingWord[]): boolean {
    if (splitWords(text).lower.length < MIN_PLAIN_WORDS) return false;
    if (asked.kind === 'person' || (asked.kind === 'figure' && /\d/.test(text))) return true;
    if (WHETHER.test(asked.words.text) && SAYS_WHETHER.test(text)) return true;
    const known = new Set([...this.given, ...telling.map(({ key }) => key)]);
    const { byKey, functionWords, weights } = this.input.memory.vector(text);
    const said = [...byKey].filter(([key, at]) => functionWords[at] === 0 && !known.has(key));
    const share = said.filter(([, at]) => weights[at]! >= TELLING.rarity).length / Math.max(1, said.length);
    if (share >= TELLING.share) return true;
    return share >= TELLING.shareWithAsked && this.share(telling, text) >= TELLING.asked;
  }

  private isWorded({ text }: AnswerWindow, asked: ExpectedAnswer, telling: readonly TellingWord[]): boolean {
    if (this.share(telling, text) < MIN_QUESTION_SHARE) return false;
    return this.input.language !== 'en' || asked.kind === 'other' || hasExpectedForm(asked, text);
  }

  /** For a choice of two, a passage picks one: it contains everything of the question except the other. */
  private isChosen({ text }: AnswerWindow, asked: ExpectedAnswer, telling: readonly TellingWord[]): boolean {
    const offered = (parseChoice(asked.words.text) ?? []).map((word) => this.input.memory.vector(word));
    const said = this.input.memory.vector(text);
    const [left, ...more] = offered.filter((word) => shareFound(word, said) < 1);
    if (left === undefined || more.length > 0) return false;
    return (
      this.share(
        telling.filter(({ key }) => key !== left.keys[0]),
        text,
      ) >= MIN_CHOICE_SHARE
    );
  }

  /** Whether it contains the requested figure or name, or names what is to be defined. */
  private holdsAsked(window: AnswerWindow, asked: ExpectedAnswer, telling: readonly TellingWord[]): boolean {
    switch (asked.kind) {
      case 'figure':
      case 'person':
        return hasExpectedForm(asked, window.text);
      case 'definition':
        return this.share(telling, [...linesAbove(window), window.text].join('\n')) >= NAMED;
      default:
        return true;
    }
  }
}

const linesAbove = ({ heading, asked }: AnswerWindow): string[] =>
  [heading, asked].filter((line) => line !== '');

/** Whether a text has the form of the expected answer; forms other than figures are English only. */
export function hasExpectedForm(asked: ExpectedAnswer, text: string): boolean {
  const isAnyMeasure = asked.words.lower.some((word) => ANY_MEASURE.has(word));
  if (asked.kind === 'figure' && asked.unit !== null && !isAnyMeasure) return containsFigure(asked, text);
  const form = answerForm(asked.kind, splitWords(text), (lower) => asked.words.lower.includes(lower));
  return form >= (FORM[asked.kind as keyof typeof FORM] ?? FORM.other);
}
