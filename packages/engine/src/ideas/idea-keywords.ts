import { wordShares } from '../background/word-classes.ts';
import { keyphrases } from '../keyphrases/keyphrases.ts';
import { brandNameKey, isBrandName } from '../intent/brand-names.ts';
import { functionWords } from '../language/function-words.ts';
import { readBlock } from '../text/read-block.ts';
import { casingOf } from './idea-casing.ts';
import { businessIn, businessKeyword, wantsArticle } from './business-of-idea.ts';
import { asAsked, ideaFields, withoutFields } from './idea-fields.ts';
import { GRAMMARS } from './idea-grammar.ts';
import { languageOfIdea } from './idea-language.ts';
import { quotedIn, withoutNews } from './idea-occasions.ts';
import { recipeIn, withoutTrimmings } from './idea-wording.ts';
import { isPersonal, kindIn, ownThing, soughtIn, withPlace } from './idea-offer.ts';
import { withoutDeliverable } from './deliverable.ts';
import { extended, mostTelling, namesSubject, withPolarity } from './keyword-gate.ts';
import { withAccents } from './as-reader.ts';
import { readClause } from './read-clause.ts';
import { withoutTypos } from './typos.ts';
import {
  LEAST_ASKED,
  MOST_WITH_PURPOSE,
  bare,
  cut,
  keywordsOf,
  plain,
  shorter,
  wordsIn,
} from './clause-text.ts';
import type { IdeaKeyword, IdeaReason, Reading } from './clause-text.ts';

export interface IdeaKeywords {
  /** At most three, best first; none for an idea without words, and in a language that is not read. */
  keywords: readonly IdeaKeyword[];
  /** Code of the idea's language: `en`, `es` and `fr` are read. */
  language: string;
}

const MOST_KEYWORDS = 3;
/** With the spaces around it: ' around '. */
const LONGEST_PREPOSITION = 8;
/** Parts of an idea that name no subject: what kind of text it is, and questions without one. */
const SAYS_NOTHING =
  /^(?:causes and fixes|causas y soluciones|causes et solutions|.* \/ .*|(?:tried|something|explain|step by step|paso a paso|étape par étape|algo|in|en) .*|(?:where|what|when|par où|où|qué|dónde|por dónde|que) (?:\p{L}+ )?\p{L}+)$|(?:^| )(?:look|comparison|guide|post|story|article|blog|page|review|guía|artículo|comparativa|article)$/u;
const LONGEST_IDEA = 5000;
/** A phrase of more words is a sentence. */
const MOST_TYPED = 9;
const STRENGTH: readonly IdeaReason[] = [
  'comparison',
  'alternatives',
  'best',
  'task',
  'question',
  'subject',
  'phrase',
];
/** Where a place or a time was taken away, its preposition is left. */
const OPEN_END =
  / (?:por|en|de|a|al|con|para|in|at|of|to|through|around|across|near|à|pour|par|dans|au|aux|y|o|and|or|et|ou)$/iu;
/** Punctuation around a keyword; 'C++' and 'C#' keep theirs. */
const EDGES = /^[^\p{L}\p{N}¿¡$€£]+|[^\p{L}\p{N}+#%€$£)?!]+$/gu;
const SENTENCES = /(?<=[.!?])\s+|\n+/u;
/** Within a sentence a clause begins after a colon, a dash, or a comma with a conjunction or with who writes. */
const CLAUSES =
  /\s[–—-]\s|[:;]\s+|,\s+(?=(?:so|and|but|así que|y|pero|donc|et|mais|je|nous|on|i|we|me|nos|people|quiero|queremos|artículo|article|post|guide|guía|need|maybe|probably|let's|un article|una guía)\s)|\s+(?=so maybe\s)/iu;

/** Reads which keywords an idea for an article is about: its task, comparison, question or subject, in its language or the one given. */
export function ideaKeywords(idea: string, given: string | null = null): IdeaKeywords {
  const text = idea
    .slice(0, LONGEST_IDEA)
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["“”«»„]/g, '')
    .replaceAll(/\bincl\. ?/gi, 'including ')
    .trim();
  return keywordsIn(withoutTrimmings(withoutNews(text)), quotedIn(idea.slice(0, LONGEST_IDEA)), given);
}

function keywordsIn(idea: string, quoted: string | null, given: string | null): IdeaKeywords {
  const language = given ?? languageOfIdea(readBlock(idea).surfaces);
  const grammar = GRAMMARS[language];
  if (grammar === undefined) return { keywords: [], language };
  const said = withoutDeliverable(idea, language);
  const { place, audience } = ideaFields(said, language);
  const text = language === 'en' ? asAsked(said) : said;
  const reading: Reading = { grammar, language, place };
  // The sentence that says most is the idea; within it what stands first, a title before its colon.
  const recipe = recipeIn(text);
  const found = text
    .split(SENTENCES)
    .map((sentence) => readSentence(sentence, reading))
    .toSorted((a, b) => strengthOf(a) - strengthOf(b));
  const named = forWhom(found[0]?.[0], audience, reading);
  const phrases = phrasesOf(withoutFields(text, language), reading).map((phrase): IdeaKeyword => ({
    text: phrase,
    why: 'phrase',
  }));
  const first = found[0]?.[0] ?? phrases[0];
  const owned = first === undefined ? null : ofWhat(first, phrases, language);
  const placed = first === undefined ? null : withPlaceBehind(first, text, place, language);
  const cased = casingOf(text, language);
  const keywords = new Map<string, IdeaKeyword>();
  // A few words without a sentence are typed as they stand.
  const whole = text.toLowerCase().replaceAll(EDGES, '');
  const isTyped =
    found.every((some) => some.every((one) => wordsIn(one.text) === 1)) &&
    wordsIn(whole) > 2 &&
    wordsIn(whole) <= MOST_TYPED - 2 &&
    !/[,;:.?!()]/.test(whole);
  for (const candidate of [
    ...(isTyped ? keywordsOf('subject', [whole]) : []),
    ...(quoted !== null && wordsIn(quoted) <= MOST_TYPED ? keywordsOf('subject', [quoted]) : []),
    ...(recipe === null ? [] : keywordsOf('subject', [recipe])),
    ...(owned === null ? [] : [owned]),
    ...(placed === null ? [] : [placed]),
    ...(found[0] ?? []).slice(0, 1),
    ...named,
    ...(found[0] ?? []).slice(1),
    ...widerOf(found[0]?.[0], reading),
    ...found.slice(1).flat(),
    // A single word says least.
    ...phrases.toSorted((a, b) => Number(wordsIn(a.text) === 1) - Number(wordsIn(b.text) === 1)),
  ]) {
    const trimmed = candidate.text.replace(OPEN_END, '').replaceAll(EDGES, '');
    const named = namesSubject(trimmed, language)
      ? withPolarity(trimmed, text, language)
      : (extended(trimmed, text, language) ?? '');
    const key = plainKey(named);
    if (key === '' || keywords.has(key) || keywords.size === MOST_KEYWORDS) continue;
    // A brand alone is looked for, and not written about.
    if (isBrandName(brandNameKey(named)) && wordsIn(text) > LEAST_ASKED) continue;
    // One word out of many is too wide, where there is anything else.
    if (keywords.size > 0 && (wordsIn(candidate.text) === 1 || SAYS_NOTHING.test(candidate.text))) continue;
    keywords.set(key, { text: withoutTypos(cased(named), language), why: candidate.why });
  }
  const known = [...keywords.values()];
  // A single word of a whole sentence says too little.
  const isBare = known.every((one) => !one.text.includes(' ')) && wordsIn(text) > MOST_WITH_PURPOSE;
  const telling = known.length === 0 || isBare ? mostTelling(text, language) : null;
  const most = telling === null ? '' : cut(telling, grammar);
  if (most !== '' && !keywords.has(most))
    known.unshift({ text: withoutTypos(cased(most), language), why: 'phrase' });
  return { keywords: known.slice(0, MOST_KEYWORDS), language };
}

/** What an idea names, with the people that it names elsewhere: 'screen time rules for toddlers'. */
function forWhom(
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
    !isPersonal(audience, language) && wordsIn(text) <= MOST_TYPED && !/^(?:if|si|quand) /i.test(audience);
  return isTyped ? [{ text, why: 'subject' }] : [];
}

/** 'Flattening the sole' is of what the idea has named before: 'of wooden hand planes'. */
function ofWhat(
  { text, why: reason }: IdeaKeyword,
  phrases: readonly IdeaKeyword[],
  language: string,
): IdeaKeyword | null {
  const known = /^(?:how to )?\p{L}+ the (?<part>\p{L}+)$/u.exec(text)?.groups?.['part'];
  if (language !== 'en' || known === undefined) return null;
  const whole = phrases.find((phrase) => / /.test(phrase.text) && !phrase.text.includes(known))?.text;
  return whole === undefined ? null : { text: `${text} of ${whole}`, why: reason };
}

/** A thing that the idea names with a place right behind it, with that place: 'pottery course in Leeds'. */
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
  const stem = text.replace(OPEN_END, '');
  const at = idea.toLowerCase().indexOf(`${stem.toLowerCase()} `);
  const behind = at < 0 ? '' : idea.slice(at + stem.length);
  const isBehind = /^ \p{Ll}+ \p{Lu}/u.test(behind) && behind.indexOf(place) <= LONGEST_PREPOSITION;
  const said = `${stem}${behind.slice(0, behind.indexOf(place) + place.length)}`;
  const isIn = / (?:in|en|à) $/u.test(behind.slice(0, behind.indexOf(place)));
  const placed = !isBehind ? text : isIn ? withPlace(stem, place, language) : said;
  return placed !== text && wordsIn(placed) <= MOST_TYPED ? { text: placed, why: 'subject' } : null;
}

/** What an idea names, less narrowly: without what its last preposition adds. */
function widerOf(first: IdeaKeyword | undefined, reading: Reading): IdeaKeyword[] {
  if (first === undefined || !['task', 'question', 'subject'].includes(first.why)) return [];
  const short = shorter(first.text, reading);
  return short === null ? [] : [{ text: short, why: first.why }];
}

/** A keyword without its articles: 'clean the shower' and 'clean a shower' are one. */
const plainKey = (text: string): string =>
  text.replaceAll(/(?<!\p{L})(?:an?|the|your|une?|una|la|les?|el|los|las|des|du|l') ?(?=\p{L})/gu, '').trim();

/** What the clauses of a sentence name, the first that names anything first. */
function readSentence(sentence: string, reading: Reading): IdeaKeyword[] {
  const { language, place } = reading;
  const clauses = sentence.split(CLAUSES).map((clause) => plainClause(clause, reading));
  const sought = soughtIn(clauses.join(' '), language);
  if (sought !== null) {
    const wanted = cut(bare(sought, reading.grammar), reading.grammar);
    const short = plain(wanted, reading, true);
    return keywordsOf('subject', [
      withPlace(short, place, language),
      withPlace(wanted, place, language),
      short,
    ]);
  }
  // A business is what its customers search for, where the sentence names it; what it wants is the occasion.
  const [first = ''] = sentence.split(CLAUSES);
  const business = wantsArticle(sentence) ? null : businessIn(first, place, language);
  if (business !== null) {
    const thing = business.thing.toLowerCase();
    return keywordsOf('subject', [
      businessKeyword({ ...business, thing }, business.kind === 'service' ? place : null, language),
      thing,
    ]);
  }
  const read = clauses.flatMap((clause) => readClause(clause, reading));
  const kind = kindIn(sentence.replace(/[.!?]+$/, ''), language);
  const thing = kind === null ? null : ownThing(clauses[0] ?? '', language);
  if (kind !== null && thing !== null) return [...kindKeywords(cut(thing, reading.grammar), kind), ...read];
  return read;
}

/** 'Handmade leather bags' and 'size guide' as 'leather bag size guide', and with everything that they are. */
function kindKeywords(thing: string, kind: string): IdeaKeyword[] {
  const whole = thing.replace(/(?<=[a-z]{2})(?<!s)s$/, '').split(' ');
  const isQuality = (word: string) => (wordShares('en', word)?.adjective ?? 0) >= 0.5;
  const short = whole.filter((word, at) => at === whole.length - 1 || !isQuality(word));
  return keywordsOf('subject', [
    `${short.slice(-2).join(' ')} ${kind}`,
    `${short.join(' ')} ${kind}`,
    `${whole.join(' ')} ${kind}`,
  ]);
}

/** The strongest phrases of an English idea; in another language what is left when its small words are taken away. */
function phrasesOf(text: string, { language, grammar }: Reading): string[] {
  if (language === 'en')
    return keyphrases(text, MOST_KEYWORDS).keyphrases.map((phrase) => phrase.text.toLowerCase());
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
    .filter((run) => wordsIn(run) > 1 && wordsIn(run) <= MOST_TYPED)
    .filter((run) => run.split(' ').some((word) => (wordShares(language, word)?.noun ?? 0) >= 0.5));
  return runs
    .map((run) => bare(run, grammar))
    .toSorted((a, b) => wordsIn(b) - wordsIn(a))
    .slice(0, MOST_KEYWORDS);
}

/** '15 lunch ideas', but not '3 days in Porto' or '5 day trip'. */
const COUNT =
  /^\d{1,3} (?!(?:-|days?|nights?|weeks?|weekends?|months?|years?|hours?|minutes?|person|people|room|step|stone|gallon|pounds?|días?|noches?|semanas?|mes(?:es)?|años?|horas?|minutos?|personas?|jours?|nuits?|semaines?|mois|ans?|heures?|minutes?|personnes?)(?!\p{L}))(?=\p{L}+ \p{L})(?=(?:\S+ ){0,4}\S+[sx](?: |$))/u;

const strengthOf = ([first]: readonly IdeaKeyword[]): number =>
  first === undefined ? STRENGTH.length : STRENGTH.indexOf(first.why);

/** A clause in lower case, without what leads to it and without when and for how much. */
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
