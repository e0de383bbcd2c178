import { upperFirst } from '../text/upper-first.ts';
import { beginnersIn } from './beginners.ts';
import { parseDemands } from './idea-demands.ts';
import { namesPeople } from './idea-fields.ts';
import words from './audience-words.json' with { type: 'json' };

type Language = keyof typeof words;
const isSupported = (language: string): language is Language => Object.hasOwn(words, language);
const MAX_WORDS = 14;

/**
 * The readers of an article as an editor would name them, from what an idea says about them: 'Parents of 6-year-olds' for '6
 * year olds', 'A Shopify brand shipping 500 orders a month' for 'Shopify brand'. Null for the writer's own business.
 */
export function audienceInWords(
  found: string,
  { idea, keyword, language }: { idea: string; keyword: string; language: string },
): string | null {
  if (!isSupported(language)) return upperFirst(found);
  const table = words[language];
  if (isOwn(found, idea, table.own)) return null;
  const lower = found.toLowerCase();
  const conditions = parseDemands(idea, keyword, language).conditions.filter(
    ({ kind }) => kind === 'audience',
  );
  // Before them comes an article, or what is done: 'transporter deux enfants'.
  const opening = new RegExp(
    `^(?<act>(?:${table.infinitive}) )?(?:\\p{L}{1,3}['’ ]?)?${escaped(lower)}`,
    'iu',
  );
  const named = conditions.find(({ rest }) => namesPeople(rest.replace(/^\p{L}{1,3}['’ ]/u, ''), language));
  const said = (conditions.find(({ rest }) => opening.test(rest)) ?? named)?.rest ?? found;
  const beginners = beginnersIn(said, language);
  if (beginners !== null) return upperFirst(beginners);
  const people = said.slice((opening.exec(said)?.groups?.['act'] ?? '').length);
  const text = severalOf(
    people.replace(EMBEDDED_QUESTION, '').replace(BEHIND_AGE, '').split(' ').slice(0, MAX_WORDS).join(' '),
    language,
  )
    .replace(new RegExp(`^(?:${table.determiners}) ?`, 'iu'), '')
    .replaceAll(/(?<=\d)[- ]years?[- ]olds?(?!\p{L})/giu, '-year-olds');
  const isAtSchool = new RegExp(`(?<!\\p{L})(?:${table.school})(?!\\p{L})`, 'iu').test(idea);
  const [who = ''] = text.split(new RegExp(` (?:${table.heads}) `, 'iu'));
  const isHeaded = (kind: string): boolean => new RegExp(`(?<!\\p{L})(?:${kind})(?!\\p{L})`, 'iu').test(who);
  if (isHeaded(table.children) && !isHeaded(table.grown) && !isAtSchool) return ofThem(table.parents, text);
  if (isHeaded(table.animals) && !isHeaded(table.grown)) return ownersOf(text, language);
  return upperFirst(text);
}

/** What follows an age is something else. */
const BEHIND_AGE = /(?<=\d (?:años|ans|meses|mois)) (?!y |et |o |ou |à |a ).*$/iu;
const EMBEDDED_QUESTION =
  / (?:what|how|why|when|whether|qué|cómo|cuándo|cuánto|por qué|ce qu[ei]|comment|pourquoi|quand) .*$/iu;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** 'Our shop', and the page of a shop, are the writer's. */
const isOwn = (found: string, idea: string, own: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${own}) ${escaped(found)}`, 'iu').test(idea);

/** 'Puppy owners', but 'Owners of dogs with anxiety'. */
const ownersOf = (animals: string, language: Language): string =>
  language === 'en' && /^\p{L}+s$/u.test(animals)
    ? `${upperFirst(animals.replace(/ies$/u, 'y').replace(/s$/u, ''))} owners`
    : ofThem(words[language].owners, animals);

/** 'Parents d’enfants', 'parents de deux enfants'. */
const ofThem = (whose: string, them: string): string =>
  /^Parents de|^Propriétaires de/u.test(whose) && /^[aeiouéèêh]/iu.test(them)
    ? `${whose.slice(0, -1)}’${them}`
    : `${whose} ${them}`;

/** One as the people: 'autónomo' and 'un autónomo' as 'autónomos'. */
function severalOf(said: string, language: Language): string {
  const { one } = words[language];
  const people = language === 'en' ? said : said.replace(/^(?:un|una|une) /iu, '');
  const noun = new RegExp(`^(?<noun>\\p{Ll}+)(?=$| (?:${one})(?= |$))`, 'u').exec(people.toLowerCase())
    ?.groups?.['noun'];
  if (language === 'en' || noun === undefined || /[sxz]$/u.test(noun) || noun === 'gente') return people;
  const many = language === 'es' && /[^aeiouáéíóú]$/u.test(noun) ? `${noun}es` : `${noun}s`;
  return `${many}${people.slice(noun.length)}`;
}
