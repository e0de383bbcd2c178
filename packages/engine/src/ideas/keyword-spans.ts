import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import { foreignRarity } from '../background/foreign-rarity.ts';
import { wordShares } from '../background/word-classes.ts';
import { functionWords } from '../language/function-words.ts';
import { Lexicon } from '../text/lexicon.ts';
import { SMALL_WORDS } from './clause-text.ts';
import { namesPeople } from './idea-fields.ts';
import { GRAMMARS } from './idea-grammar.ts';
import { contentWords } from './keyword-validation.ts';

/** Features of a phrase as a keyword, by name. */
export type Features = Map<string, number>;

/** The phrases of an idea, and its word statistics, which any other phrase is measured by too. */
export interface IdeaSpans {
  /** By text, in lower case. */
  readonly spans: ReadonlyMap<string, Features>;
  readonly measure: Measure;
}

/** The rarest words of an idea, and how often each word occurs in it. */
interface Measure {
  readonly top: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
}

const MAX_SPAN = 9;
/** Words to read: an idea is named early; the rest is wishes and background. */
const MAX_READ = 80;
const CLAUSE_ENDS = /(?:[.,;:?!()[\]"“”«»…¿¡]+(?=\s|$)|(?:^|\s)[–—/-]+(?=\s)|\s[("“«¿¡]+(?=\S))/u;
const SENTENCE_END = /[.?!…]$/u;
const EDGES = /^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}+#%€$£]+$/gu;
const ASKING =
  /^(?:how|what|why|when|where|which|who|is|are|can|does|do|should|cómo|como|qué|que|cuánto|cuánta|cuántos|cuándo|cuando|dónde|cuál|cada|por|es|se|comment|pourquoi|combien|quand|quel|quelle|quels|quelles|où|faut-il|peut-on|doit-on)$/u;
const AUXILIARY = /^(?:is|are|can|does|do|should|es|se|por)$/u;
const ARTICLES =
  /^(?:an?|the|my|our|your|their|una?|unos|unas|el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|une?|les?|des|du|mon|ma|mes|notre|nos|votre|vos|son|sa|ses)$/u;
const POSSESSIVES = /(?<= |^)(?:my|our|nuestr[oa]s?|mis?|mon|ma|mes|notre|nos) (?=\p{L})/gu;
const PERSONAL =
  /(?:^| )(?:i|we|me|us|i'm|i've|we're|our|my|yo|nosotros|nos|me|mi|mis|nuestr[oa]s?|tengo|tenemos|quiero|queremos|soy|somos|je|nous|on|mon|ma|mes|notre|nos|j'\S+)(?= |$)/u;
const REFERRING =
  /(?:^| )(?:it|its|them|they|these|those|he|she|him|her|esto|eso|ello|ellos|ellas|ça|cela|ils|elles|eux)(?= |$)/u;
const ABOUT_TEXT =
  /(?:^| )(?:articles?|posts?|blog|page|website|words?|tone|readers?|boss|clients?|customers?|mention|sources?|please|something|idea|notes?|section|story|artículos?|texto|jefe|tono|palabras|lectores|página|clientes|algo|idea|billet|mots?|ton|lecteurs?|patron|chef|site|demande\S*)(?= |$)/u;
const TASK = /^(?:how to|cómo \p{L}+[aei]r(?:se|lo|la)?|comment (?:\p{L}+ )?\p{L}+(?:er|ir|re))(?= |$)/u;
const COMPARED = / (?:vs\.?|versus|or|o|ou) /u;
const JOINED = / (?:and|but|y|e|pero|et|mais|que|qui) /u;

interface Word {
  readonly text: string;
  readonly lower: string;
  readonly isSmall: boolean;
  readonly weight: number;
}

interface Clause {
  readonly words: readonly Word[];
  readonly sentence: number;
}

/** The phrases of an idea that could be typed into a search box. `cleaned`: the idea without what is about the text. */
export function findSpans(idea: string, cleaned: string, language: string): IdeaSpans {
  const clauses = splitClauses(idea, language);
  const weights = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { words } of clauses)
    for (const { lower, weight } of words) {
      weights.set(lower, weight);
      counts.set(lower, (counts.get(lower) ?? 0) + 1);
    }
  const ranked = [...weights].toSorted((a, b) => b[1] - a[1]).slice(0, 4);
  const top = ranked.map(([word]) => word);
  const first = clauses[0]?.words ?? [];
  const kept = cleaned.toLowerCase().replaceAll('’', "'");
  const found = new Map<string, Features>();
  for (const [index, { words, sentence }] of clauses.entries()) {
    for (let start = 0; start < words.length; start += 1) {
      const head = words[start]!;
      if (head.isSmall && !ASKING.test(head.lower)) continue;
      // Elsewhere it belongs to what precedes it: 'we are a clinic'.
      if (start > 0 && AUXILIARY.test(head.lower)) continue;
      // Unaccented, and before an article, it joins clauses: 'que el pan se queda duro'.
      if (head.lower === 'que' && ARTICLES.test(words[start + 1]?.lower ?? '')) continue;
      for (let end = start + 1; end < words.length && end < start + MAX_SPAN + 2; end += 1) {
        const tail = words[end]!;
        if (tail.isSmall) continue;
        const part = words.slice(start, end + 1);
        const text = plainText(part);
        if (text === '' || countPlain(text) > MAX_SPAN || contentWords(text, language).length === 0) continue;
        if (found.has(text) || REFERRING.test(text)) continue;
        const features = phraseFeatures(text, language, { top, counts });
        const set = (name: string, value = 1): void => void features.set(name, value);
        const before = words[start - 1];
        const after = words[end + 1];
        if (start === 0) set('opens clause');
        else if (before !== undefined && !before.isSmall) set('cut left');
        if (after === undefined) set('ends clause');
        else if (!after.isSmall) set('cut right');
        else set(`then ${kindOfSmall(after.lower)}`);
        if (start === 0 && after === undefined) set('whole clause');
        set(`clause ${Math.min(index, 3)}`);
        if (sentence > 0) set(`sentence ${Math.min(sentence, 2)}`);
        if (index === 0 && start === 0) set('opens idea');
        if (start > 0) set('late in clause', Math.min(start, 8) / 8);
        if (kept.includes(text)) set('kept');
        if (index > 0 && first.length < 4) set('behind label');
        found.set(text, features);
      }
    }
  }
  return { spans: found, measure: { top, counts } };
}

/** The features of a phrase that do not depend on its place in the idea. */
export function phraseFeatures(text: string, language: string, { top, counts }: Measure): Features {
  const features: Features = new Map();
  const set = (name: string, value = 1): void => void features.set(name, value);
  const grammar = GRAMMARS[language]!;
  const words = text.split(' ');
  const content = contentWords(text, language);
  set(`words ${Math.min(countPlain(text), 9)}`);
  set(`content ${Math.min(content.length, 6)}`);
  const tail = wordShares(language, words.at(-1)!);
  const head = wordShares(language, words[0]!);
  if (tail !== null && tail.verb >= 0.5) set('ends in verb');
  if (tail !== null && tail.adjective >= 0.5) set('ends in adjective');
  if (tail === null) set('ends in unknown');
  if (tail !== null && tail.adverb >= 0.5) set('ends in adverb');
  if (head !== null && head.verb >= 0.5) set('begins with verb');
  if (words[0]!.endsWith('ing') && language === 'en') set('begins with gerund');
  if (language !== 'en' && /(?:[aei]r|re)$/u.test(words[0]!)) set('begins with infinitive');
  if (TASK.test(text)) set('task');
  else if (ASKING.test(words[0]!)) set('asks');
  if (COMPARED.test(text)) set('compares');
  if (JOINED.test(text)) set('joins');
  if (PERSONAL.test(` ${text}`)) set('personal');
  if (REFERRING.test(text)) set('refers');
  if (ABOUT_TEXT.test(text)) set('about text');
  if (grammar.statement.test(` ${text} `)) set('states');
  const people = text.split(` ${grammar.for} `)[1];
  if (people !== undefined) set(namesPeople(people, language) ? 'for people' : 'for thing');
  else if (namesPeople(text, language)) set('names people');
  if (/\d/.test(text)) set('number');
  const lowers = new Set(words);
  const covered = top.filter((word) => lowers.has(word)).length;
  set('top', top.length === 0 ? 0 : covered / top.length);
  if (top[0] !== undefined && lowers.has(top[0])) set('has rarest');
  const all = content.length;
  if (all > 0) set('repeated', content.filter((word) => (counts.get(word) ?? 0) > 1).length / all);
  const prepositions = [...text.matchAll(grammar.prepositions)].length;
  set(`prepositions ${Math.min(prepositions, 3)}`);
  return features;
}

function splitClauses(idea: string, language: string): Clause[] {
  const small = functionWords(language);
  const lexicon = new Lexicon(language);
  const clauses: Clause[] = [];
  let rest = idea.replaceAll('’', "'");
  let sentence = 0;
  let read = 0;
  while (rest !== '' && read < MAX_READ) {
    const end = CLAUSE_ENDS.exec(rest);
    const part = end === null ? rest : rest.slice(0, end.index);
    const mark = end?.[0] ?? '';
    const words = part
      .split(/\s+/u)
      .map((word) => word.replaceAll(EDGES, ''))
      .filter((word) => word !== '')
      .slice(0, MAX_READ - read)
      .map((text): Word => {
        const lower = text.toLowerCase();
        const isSmall = small.has(lower) || ARTICLES.test(lower);
        return { text, lower, isSmall, weight: isSmall ? 0 : rarityOf(lower, language, lexicon) };
      });
    if (words.length > 0) clauses.push({ words, sentence });
    read += words.length;
    if (SENTENCE_END.test(mark.trim())) sentence += 1;
    rest = end === null ? '' : rest.slice(end.index + mark.length);
  }
  return clauses;
}

/** Rarity of a word, less for unknown ones, which are often typos and names. */
function rarityOf(lower: string, language: string, lexicon: Lexicon): number {
  const { key } = lexicon.entry(lower);
  const rarity = language === 'en' ? wordRarity(key) : (foreignRarity(language, key) ?? MOST_RARITY);
  return rarity >= MOST_RARITY ? 9 : rarity;
}

const plainText = (words: readonly Word[]): string =>
  words
    .map(({ lower }) => lower)
    .join(' ')
    .replace(/^(?:l|d)'/u, '')
    .replaceAll(POSSESSIVES, '')
    .trim();

const countPlain = (text: string): number =>
  text
    .replaceAll(SMALL_WORDS, '')
    .split(' ')
    .filter((word) => word !== '').length;

function kindOfSmall(lower: string): string {
  if (/^(?:for|para|pour)$/u.test(lower)) return 'for';
  if (/^(?:and|or|but|y|e|o|pero|et|ou|mais)$/u.test(lower)) return 'and';
  if (/^(?:of|de|del|du|des|d')$/u.test(lower)) return 'of';
  if (/^(?:that|which|who|que|qui|is|are|was|es|son|est|sont)$/u.test(lower)) return 'clause';
  if (/^(?:in|at|near|en|à|au|dans)$/u.test(lower)) return 'in';
  return 'small';
}
