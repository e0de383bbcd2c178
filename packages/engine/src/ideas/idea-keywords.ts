import { wordShares } from '../background/word-classes.ts';
import { keyphrases } from '../keyphrases/keyphrases.ts';
import { brandNameKey, isBrandName } from '../intent/brand-names.ts';
import { functionWords } from '../language/function-words.ts';
import { readBlock } from '../text/read-block.ts';
import { restoreCasing } from './idea-casing.ts';
import { findBusiness, businessKeyword, wantsArticle } from './idea-business.ts';
import { askInSecondPerson, parseIdeaFields, withoutFields } from './idea-fields.ts';
import { GRAMMARS } from './idea-grammar.ts';
import { detectIdeaLanguage } from './idea-language.ts';
import { quotedKeyword, withoutNews } from './idea-occasions.ts';
import { findRecipeDish, withoutFiller } from './idea-wording.ts';
import { isPersonal, contentTypeIn, findOwnThing, quotedSearch, withPlace } from './idea-offer.ts';
import { withoutDeliverable, withoutReaders } from './deliverable.ts';
import { extendKeyword, mostInformativeClause, namesSubject, withPolarity } from './keyword-validation.ts';
import { withAccents } from './second-person.ts';
import { readClauses } from './read-clauses.ts';
import { withoutRequestedPoints } from './requested-points.ts';
import { readTopicQuestion } from './topic-question.ts';
import { rankKeywords, type ReadIdea } from './rank-keywords.ts';
import { withoutTypos } from './typos.ts';
import {
  LEAST_ASKED,
  MOST_WITH_PURPOSE,
  withoutArticle,
  cutKeyword,
  createKeywords,
  withoutQualifier,
  cutPreposition,
  countWords,
} from './clause-text.ts';
import type { IdeaKeyword, IdeaReason, Reading } from './clause-text.ts';

export interface IdeaKeywords {
  /** At most three, best first; none for an idea without words or in an unsupported language. */
  keywords: readonly IdeaKeyword[];
  /** Language code of the idea; `en`, `es`, and `fr` are supported. */
  language: string;
}

const MAX_KEYWORDS = 3;
/** Including the surrounding spaces: ' around '. */
const MAX_PREPOSITION_LENGTH = 8;
/** Parts of an idea without a subject: the content type, and questions without one. */
const NO_SUBJECT =
  /^(?:causes and fixes|causas y soluciones|causes et solutions|.* \/ .*|(?:tried|something|explain|step by step|paso a paso|étape par étape|algo|in|en) .*|(?:where|what|when|par où|où|qué|dónde|por dónde|que) (?:\p{L}+ )?\p{L}+)$|(?:^| )(?:look|comparison|guide|post|story|article|blog|page|review|guía|artículo|comparativa|article)$/u;
const MAX_IDEA_LENGTH = 5000;
/** A longer phrase is a sentence. */
const MAX_TYPED = 9;
const STRENGTH: readonly IdeaReason[] = [
  'comparison',
  'alternatives',
  'best',
  'task',
  'question',
  'subject',
  'phrase',
];
/** The preposition left over after a place or time was removed. */
const DANGLING_PREPOSITION =
  / (?:por|en|de|a|al|con|para|in|at|of|to|through|around|across|near|à|pour|par|dans|au|aux|y|o|and|or|et|ou)$/iu;
/** Punctuation around a keyword; 'C++' and 'C#' keep theirs. */
const EDGES = /^[^\p{L}\p{N}¿¡$€£]+|[^\p{L}\p{N}+#%€$£)?!]+$/gu;
const SENTENCES = /(?<=(?<!\.\.)[.!?])\s+|\n+/u;
/** Within a sentence, a clause begins after a colon, a dash, or a comma followed by a conjunction or the writer. */
const CLAUSES =
  /\s[–—/-]\s|\.{3}\s*|…\s*|[:;]\s+|\s+plus\s+(?=(?:who|what|how|when|where|why)\s)|,\s+(?=(?:can i|can you|can we|should i|should you|do i|do you|how long|how often|how much|cuánto|cuándo|combien|peut-on)\s)|,\s+(?=(?:so|and|but|así que|y|pero|donc|et|mais|je|nous|on|i|we|me|nos|people|quiero|queremos|artículo|article|post|guide|guía|need|maybe|probably|let's|un article|una guía)\s)|\s+(?=so maybe\s)/iu;

/**
 * Extracts the keywords of an idea for an article: its task, comparison, question, or subject, in its own language or
 * the given one.
 */
export function extractKeywords(idea: string, given: string | null = null): IdeaKeywords {
  const { found, read, language } = readIdea(idea, given);
  if (read === null) return { keywords: [], language };
  const cased = restoreCasing(read.idea, language);
  const known = new Set(found.map(({ text }) => text));
  const keywords = rankKeywords(found, read, MAX_KEYWORDS).map(({ text, why }) => ({
    text: known.has(text) ? text : withoutTypos(cased(text), language),
    why,
  }));
  return { keywords, language };
}

/** What an idea says by rules, and the idea; null in an unsupported language. */
interface IdeaReading {
  readonly found: readonly IdeaKeyword[];
  readonly read: ReadIdea | null;
  readonly language: string;
}

/** Reads an idea by rules, before its phrases are ranked. */
export function readIdea(idea: string, given: string | null = null): IdeaReading {
  const text = idea
    .slice(0, MAX_IDEA_LENGTH)
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["“”«»„]/g, '')
    .replaceAll(/\bincl\. ?/gi, 'including ')
    .trim();
  return readByRules(withoutFiller(withoutNews(text)), quotedKeyword(idea.slice(0, MAX_IDEA_LENGTH)), given);
}

function readByRules(idea: string, quoted: string | null, given: string | null): IdeaReading {
  const language = given ?? detectIdeaLanguage(readBlock(idea).surfaces);
  const grammar = GRAMMARS[language];
  if (grammar === undefined) return { found: [], read: null, language };
  // English is read as it is and corrected in the end.
  const written = language === 'en' ? idea : withoutTypos(idea, language);
  const said = withoutDeliverable(written, language);
  const { place, audience } = parseIdeaFields(said, language);
  const requested = withoutRequestedPoints(withoutReaders(written, language), language);
  const subject = withoutDeliverable(requested, language);
  const text = language === 'en' ? askInSecondPerson(subject) : subject;
  const reading: Reading = { grammar, language, place };
  // The most informative sentence is the idea; within it, the first clause, with a title split at its colon.
  const recipe = findRecipeDish(text);
  const ofTopic = readTopicQuestion(requested, reading);
  const found = text
    .split(SENTENCES)
    .map((sentence) => readSentence(sentence, reading))
    .toSorted((a, b) => strengthOf(a) - strengthOf(b));
  const named = withAudience(found[0]?.[0], audience, reading);
  const phrases = extractPhrases(withoutFields(text, language), reading).map((phrase): IdeaKeyword => ({
    text: phrase,
    why: 'phrase',
  }));
  const first = found[0]?.[0] ?? phrases[0];
  const owned = first === undefined ? null : withEarlierSubject(first, phrases, language);
  const placed = first === undefined ? null : withPlaceBehind(first, text, place, language);
  const cased = restoreCasing(text, language);
  const keywords = new Map<string, IdeaKeyword>();
  // A few words without a sentence are typed as they are.
  const whole = text.toLowerCase().replaceAll(EDGES, '');
  const isTyped =
    found.every((some) => some.every((one) => countWords(one.text) === 1)) &&
    countWords(whole) > 2 &&
    countWords(whole) <= MAX_TYPED - 2 &&
    !/[,;:.?!()]/.test(whole);
  for (const candidate of [
    ...(isTyped ? createKeywords('subject', [whole]) : []),
    ...(quoted !== null && countWords(quoted) <= MAX_TYPED ? createKeywords('subject', [quoted]) : []),
    ...(recipe === null ? [] : createKeywords('subject', [recipe])),
    ...(ofTopic === null ? [] : createKeywords('question', [ofTopic])),
    ...(owned === null ? [] : [owned]),
    ...(placed === null ? [] : [placed]),
    ...(found[0] ?? []).slice(0, 1),
    ...named,
    ...(found[0] ?? []).slice(1),
    ...broadenKeyword(found[0]?.[0], reading),
    ...found.slice(1).flat(),
    // A single word is the weakest keyword.
    ...phrases.toSorted((a, b) => Number(countWords(a.text) === 1) - Number(countWords(b.text) === 1)),
  ]) {
    const trimmed = candidate.text.replace(DANGLING_PREPOSITION, '').replaceAll(EDGES, '');
    const named = namesSubject(trimmed, language)
      ? withPolarity(trimmed, text, language)
      : (extendKeyword(trimmed, text, language) ?? '');
    const key = articleFreeKey(named);
    if (key === '' || keywords.has(key) || keywords.size === MAX_KEYWORDS) continue;
    // A brand alone is navigational, not a subject to write about.
    if (isBrandName(brandNameKey(named)) && countWords(text) > LEAST_ASKED) continue;
    // One word out of many is too broad if there is anything else.
    if (keywords.size > 0 && (countWords(candidate.text) === 1 || NO_SUBJECT.test(candidate.text))) continue;
    keywords.set(key, { text: withoutTypos(cased(named), language), why: candidate.why });
  }
  const known = [...keywords.values()];
  // A single word of a whole sentence is too vague.
  const isBare = known.every((one) => !one.text.includes(' ')) && countWords(text) > MOST_WITH_PURPOSE;
  const telling = known.length === 0 || isBare ? mostInformativeClause(text, language) : null;
  const most = telling === null ? '' : cutKeyword(telling, grammar);
  if (most !== '' && !keywords.has(most))
    known.unshift({ text: withoutTypos(cased(most), language), why: 'phrase' });
  return {
    found: known.slice(0, MAX_KEYWORDS),
    read: { idea: written, cleaned: subject, language },
    language,
  };
}

/** The keyword with the audience that the idea names elsewhere: 'screen time rules for toddlers'. */
function withAudience(
  first: IdeaKeyword | undefined,
  audience: string | null,
  { grammar, language }: Reading,
): IdeaKeyword[] {
  if (
    first?.why !== 'subject' ||
    audience === null ||
    first.text.toLowerCase().includes(audience.toLowerCase())
  )
    return [];
  if (/^(?:people|anyone|those|everyone|personas|gente|quienes|personnes|gens|ceux)(?= |$)/i.test(audience))
    return [];
  const text = `${first.text} ${grammar.for} ${audience.toLowerCase().replace(/['’]s$/, 's')}`;
  const isTyped =
    !isPersonal(audience, language) && countWords(text) <= MAX_TYPED && !/^(?:if|si|quand) /i.test(audience);
  return isTyped ? [{ text, why: 'subject' }] : [];
}

/** Adds the subject named earlier: 'flattening the sole' of 'wooden hand planes'. */
function withEarlierSubject(
  { text, why: reason }: IdeaKeyword,
  phrases: readonly IdeaKeyword[],
  language: string,
): IdeaKeyword | null {
  const known = /^(?:how to )?\p{L}+ the (?<part>\p{L}+)$/u.exec(text)?.groups?.['part'];
  if (language !== 'en' || known === undefined) return null;
  const whole = phrases.find((phrase) => / /.test(phrase.text) && !phrase.text.includes(known))?.text;
  return whole === undefined ? null : { text: `${text} of ${whole}`, why: reason };
}

/** The keyword with the place right after it: 'pottery course in Leeds'. */
function withPlaceBehind(
  { text, why: reason }: IdeaKeyword,
  idea: string,
  place: string | null,
  language: string,
): IdeaKeyword | null {
  if (
    !['subject', 'phrase'].includes(reason) ||
    place === null ||
    text.toLowerCase().includes(place.toLowerCase())
  )
    return null;
  const stem = text.replace(DANGLING_PREPOSITION, '');
  const at = idea.toLowerCase().indexOf(`${stem.toLowerCase()} `);
  const behind = at < 0 ? '' : idea.slice(at + stem.length);
  const isBehind = /^ \p{Ll}+ \p{Lu}/u.test(behind) && behind.indexOf(place) <= MAX_PREPOSITION_LENGTH;
  const said = `${stem}${behind.slice(0, behind.indexOf(place) + place.length)}`;
  const isIn = / (?:in|en|à) $/u.test(behind.slice(0, behind.indexOf(place)));
  const placed = !isBehind ? text : isIn ? withPlace(stem, place, language) : said;
  return placed !== text && countWords(placed) <= MAX_TYPED ? { text: placed, why: 'subject' } : null;
}

/** A broader keyword without its last prepositional phrase. */
function broadenKeyword(first: IdeaKeyword | undefined, reading: Reading): IdeaKeyword[] {
  if (first === undefined || !['task', 'question', 'subject'].includes(first.why)) return [];
  const short = cutPreposition(first.text, reading);
  return short === null ? [] : [{ text: short, why: first.why }];
}

/** A key without articles: 'clean the shower' and 'clean a shower' are the same. */
const articleFreeKey = (text: string): string =>
  text.replaceAll(/(?<!\p{L})(?:an?|the|your|une?|una|la|les?|el|los|las|des|du|l') ?(?=\p{L})/gu, '').trim();

/** Keywords of a sentence, from the first clause that yields any. */
function readSentence(sentence: string, reading: Reading): IdeaKeyword[] {
  const { language, place } = reading;
  const clauses = sentence.split(CLAUSES).map((clause) => plainClause(clause, reading));
  const sought = quotedSearch(clauses.join(' '), language);
  if (sought !== null) {
    const wanted = cutKeyword(withoutArticle(sought, reading.grammar), reading.grammar);
    const short = withoutQualifier(wanted, reading, true);
    return createKeywords('subject', [
      withPlace(short, place, language),
      withPlace(wanted, place, language),
      short,
    ]);
  }
  // Prefer the customers' search term for a business named in the sentence; the writer's wish is only the occasion.
  const [first = ''] = sentence.split(CLAUSES);
  const business = wantsArticle(sentence) ? null : findBusiness(first, place, language);
  if (business !== null) {
    const thing = business.thing.toLowerCase();
    return createKeywords('subject', [
      businessKeyword({ ...business, thing }, business.kind === 'service' ? place : null, language),
      thing,
    ]);
  }
  const read = readClauses(sentence, clauses, reading);
  const kind = contentTypeIn(sentence.replace(/[.!?]+$/, ''), language);
  const thing = kind === null ? null : findOwnThing(clauses[0] ?? '', language);
  if (kind !== null && thing !== null)
    return [...kindKeywords(cutKeyword(thing, reading.grammar), kind), ...read];
  return read;
}

/** Combines 'handmade leather bags' and 'size guide' into 'leather bag size guide', with and without the adjectives. */
function kindKeywords(thing: string, kind: string): IdeaKeyword[] {
  const whole = thing.replace(/(?<=[a-z]{2})(?<!s)s$/, '').split(' ');
  const isQuality = (word: string) => (wordShares('en', word)?.adjective ?? 0) >= 0.5;
  const short = whole.filter((word, at) => at === whole.length - 1 || !isQuality(word));
  return createKeywords('subject', [
    `${short.slice(-2).join(' ')} ${kind}`,
    `${short.join(' ')} ${kind}`,
    `${whole.join(' ')} ${kind}`,
  ]);
}

/** The strongest phrases of an English idea; in other languages, what remains without small words. */
function extractPhrases(text: string, { language, grammar }: Reading): string[] {
  if (language === 'en')
    return keyphrases(text, MAX_KEYWORDS).keyphrases.map((phrase) => phrase.text.toLowerCase());
  const small = functionWords(language);
  const isVerb = (word: string) => (wordShares(language, word)?.verb ?? 0) >= 0.5;
  const runs = text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}'\s-]+/u)
    .flatMap((part) =>
      part.split(' ').reduce<string[][]>(
        (all, word) => {
          const joins = /^(?:de|del|du|d'\p{L}+|en|à|al|au|aux)$/u.test(word);
          const ends = !joins && (small.has(word) || isVerb(word) || word === '');
          if (ends) all.push([]);
          else all.at(-1)!.push(word);
          return all;
        },
        [[]],
      ),
    )
    .map((run) =>
      run
        .join(' ')
        .replaceAll(/^(?:(?:de|del|du|en|à|al|au|aux) )+|(?: (?:de|del|du|en|à|al|au|aux))+$/gu, '')
        .replace(/^(?:l|d)'/, ''),
    )
    .filter((run) => countWords(run) > 1 && countWords(run) <= MAX_TYPED)
    .filter((run) => run.split(' ').some((word) => (wordShares(language, word)?.noun ?? 0) >= 0.5));
  return runs
    .map((run) => withoutArticle(run, grammar))
    .toSorted((a, b) => countWords(b) - countWords(a))
    .slice(0, MAX_KEYWORDS);
}

/** '15 lunch ideas', but not '3 days in Porto' or '5 day trip'. */
const COUNT =
  /^\d{1,3} (?!(?:-|days?|nights?|weeks?|weekends?|months?|years?|hours?|minutes?|person|people|room|step|stone|gallon|pounds?|días?|noches?|semanas?|mes(?:es)?|años?|horas?|minutos?|personas?|jours?|nuits?|semaines?|mois|ans?|heures?|minutes?|personnes?)(?!\p{L}))(?=\p{L}+ \p{L})(?=(?:\S+ ){0,4}\S+[sx](?: |$))/u;

const strengthOf = ([first]: readonly IdeaKeyword[]): number =>
  first === undefined ? STRENGTH.length : STRENGTH.indexOf(first.why);

/** A lowercase clause without its lead-in, time, and budget. */
function plainClause(clause: string, { grammar, language }: Reading): string {
  let rest = withoutFields(clause, language)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '')
    .replace(/^(?:in|en) 20\d\d,? /, '')
    .replace(/^how come (?=\p{L})/u, 'why ')
    // '15 lunch ideas' are searched for without their number.
    .replace(COUNT, '');
  if (language === 'es') rest = withAccents(rest);
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const leadIn of grammar.leadIns) rest = rest.replace(leadIn, '');
  }
  return rest;
}
