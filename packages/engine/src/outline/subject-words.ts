import { contentWords } from '../ideas/keyword-validation.ts';
import { shareFound, similarityFacts } from '../similarity/similarity.ts';
import { textVector, withoutKeys } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import type { PageSubject } from './page-subjects.ts';
import { isNegative } from './section-aspects.ts';

/** Two headings with this similarity have the same meaning. */
const SAME_SIMILARITY = 0.75;
const MIN_TELLING = 2;
/** 'How often do you …' is the same question as 'how often should you …'; 'how do you …' is not. */
const ASKING_SHARE = 0.75;
/** Questions that tell a page's own story. */
const NARRATED: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:what|how|why|when|where|who|which \p{L}+) )?(?:did|was|were|had) /iu,
  es: /^¿?(?:qué|cómo|por qué|cuándo) (?:pasó|hizo|hicieron|dijo|dijeron|fue|salió)(?!\p{L})/iu,
  fr: /^(?:alors|bilan|verdict)(?!\p{L})|(?:avons-nous|ai-je|a-t-on|ont-ils|a-t-il) /iu,
};
/** A heading covers the idea's request if it has this share of its words. */
const REQUEST_SHARE = 0.65;

/** Compares headings by their words besides the keyword. */
export class SubjectWords {
  /** Keyword words that name its subject. */
  readonly telling: readonly string[];
  /** The word that states what is sought: 'ratio' of 'cold brew coffee ratio'. */
  private readonly head: string | undefined;
  private readonly asked: ReadonlySet<string>;
  private readonly language: string;
  private readonly questions: readonly string[];

  /** `questions` are what people ask about the keyword, most frequent first. */
  constructor(keyword: string, language: string, questions: readonly string[]) {
    const vector = textVector(keyword, language);
    this.asked = new Set(vector.keys);
    this.telling = contentKeys(vector);
    this.head = language === 'en' ? this.telling.at(-1) : this.telling[0];
    this.language = language;
    this.questions = questions;
  }

  isSame(one: string, other: string): boolean {
    if (one.toLowerCase() === other.toLowerCase()) return true;
    const [a, b] = [this.own(one), this.own(other)];
    // A single shared word is the subject's, unless both ask the same way.
    const isTold =
      a.keys[0] === b.keys[0] || [a, b].every((vector) => contentKeys(vector).length >= MIN_TELLING);
    return isTold && similarityFacts(a, b).overlap >= SAME_SIMILARITY;
  }

  /** Whether a question is the keyword's own question: it has its words and no others. */
  asksTheKeyword(text: string): boolean {
    const vector = textVector(text, this.language);
    const asked = [...this.asked];
    return (
      asked.filter((key) => vector.byKey.has(key)).length >= asked.length * ASKING_SHARE &&
      this.telling.every((key) => vector.byKey.has(key)) &&
      contentWords(text, this.language).every((word) =>
        textVector(word, this.language).keys.every((key) => this.asked.has(key)),
      )
    );
  }

  /** Whether a heading covers a request of the idea. */
  treats(wanted: string, heading: string): boolean {
    return (
      isNegative(wanted) === isNegative(heading) &&
      shareFound(this.own(wanted), this.own(heading)) >= REQUEST_SHARE
    );
  }

  /** Whether a question has half of a heading's words besides the keyword. */
  sharesHalf(heading: string, question: string): boolean {
    const own = new Set(contentWords(question, this.language));
    const wanted = contentWords(heading, this.language).filter((word) => !this.namesSubject(word));
    return wanted.length > 0 && wanted.filter((word) => own.has(word)).length * 2 >= wanted.length;
  }

  namesSubject(text: string): boolean {
    const { byKey } = textVector(text, this.language);
    return this.telling.some((key) => byKey.has(key));
  }

  /** Whether a question of one page makes no sense on another: it tells what happened there, or names no subject. */
  isOfItsPage({ topic, aspect }: PageSubject): boolean {
    if (topic.pages.size > 1 || this.namesSubject(topic.text)) return false;
    const isTold = NARRATED[this.language]?.test(topic.text) === true;
    return isTold || (aspect === 'detail' && contentWords(topic.text, this.language).length < MIN_TELLING);
  }

  /** Whether a heading is more specific than any heading of its aspect; `own` is the rest besides the aspect. */
  tells(heading: string, own: string): boolean {
    if (this.namesHead(heading)) return true;
    return contentWords(own, this.language).some((word) => !this.namesSubject(word));
  }

  /** Whether a heading names what is sought. */
  namesHead(text: string): boolean {
    return this.head !== undefined && textVector(text, this.language).byKey.has(this.head);
  }

  /** Rank among people's questions, most frequent first. */
  rankOf({ topic }: PageSubject): number {
    const at = this.questions.findIndex((text) => topic.headings.some((heading) => heading.text === text));
    return at === -1 ? this.questions.length : at;
  }

  private own(text: string): TextVector {
    return withoutKeys(textVector(text, this.language), this.asked);
  }
}

const contentKeys = ({ keys, functionWords }: TextVector): string[] => [
  ...new Set(keys.filter((_, at) => functionWords[at] === 0)),
];
