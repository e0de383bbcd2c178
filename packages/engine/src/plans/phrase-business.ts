import { findBusiness, namesTrade, wantsArticle } from '../ideas/idea-business.ts';
import { namesPeople } from '../ideas/idea-fields.ts';
import { quotedKeyword } from '../ideas/idea-occasions.ts';
import { inSentence, detectNumber } from '../queries/phrase-number.ts';
import { upperFirst } from '../text/upper-first.ts';
import { insideLine, match } from './phrase-parts.ts';
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import rules from './phrase-rules.json' with { type: 'json' };
import { isEatenOrGrown, isVariant } from './plan-variants.ts';

/** The offer of a writer's own business, or of a trade named with a place. */
export function parseBusiness(
  idea: string,
  text: string,
  named: string | null,
  language: PlanLanguage,
): [PhraseForm, Record<string, string | undefined>] | null {
  const place = named ?? placeBehind(text, language);
  const rule = rules[language];
  const lower = text.toLowerCase();
  const sentences = [...idea.split(/(?<=[.!?])\s+/), text];
  const found = sentences
    .map((sentence) => (wantsArticle(idea) ? null : findBusiness(sentence, place, language)))
    .find(
      (one) =>
        one !== null &&
        (lower.includes(one.thing.toLowerCase().split(' ').at(-1)!) || isCategory(one.kind, idea, lower)),
    );
  if ((found === undefined || found === null) && isWantedFound(idea, text, sentences, place, language))
    return named === null || !text.includes(named) ? null : offeredIn(text, named, rule.in, language);
  const isTrade =
    (found === undefined || found === null) &&
    (namesTrade(lower, language) || placeBehind(text, language) !== null);
  // A trade without a place is searched to learn how to find one, not for a business page.
  if (
    (found === undefined || found === null) &&
    (!isTrade || (place === null && namesHired(lower, language)))
  )
    return null;
  const isNamed = found === undefined || found === null || isCategory(found.kind, idea, lower);
  // 'Serrurier Villeurbanne' is a locksmith in that place.
  const whole = isNamed ? text : found.thing;
  const thing = insideLine(
    place !== null && whole.endsWith(` ${place}`) ? whole.slice(0, -place.length - 1) : whole,
    language,
  );
  if (found?.kind === 'shop')
    return [
      'shop',
      {
        ...placedShop(text, thing, place, rule.in, language),
        them: detectNumber(thing.toLowerCase().split(' ')) === 'plural' ? 'them' : 'it',
      },
    ];
  const where = placesOf(idea, place, rule.in);
  const k = where === null ? thing : `${thing} ${where}`;
  const isPlural = language === 'en' && detectNumber(thing.split(' ')) === 'plural';
  const number = language === 'en' ? detectNumber(thing.toLowerCase().split(' ')) : 'bare';
  // Emergency services give no appointments.
  const isUrgent = match(rule.callout, `${thing} ${text}`) && !VISITED.test(thing);
  return [
    isUrgent ? 'callout' : 'service',
    {
      k,
      K: upperFirst(k),
      thing,
      plain: URGENT.test(thing) ? undefined : '',
      place: place ?? undefined,
      athing: number === 'unknown' ? undefined : inSentence(thing, number),
      ak:
        isPlural || number === 'bare'
          ? k
          : `${inSentence(thing, 'article')}${where === null ? '' : ` ${where}`}`,
    },
  ];
}

/** A business that wants to be found for what it is not named after: a pottery for its throwing courses. */
const isWantedFound = (
  idea: string,
  text: string,
  sentences: readonly string[],
  place: string | null,
  language: PlanLanguage,
): boolean =>
  place !== null &&
  isVariant('wantsFound', idea, language) &&
  (isVariant('course', text.toLowerCase(), language) || isVariant('rental', text.toLowerCase(), language)) &&
  sentences.some((sentence) => findBusiness(sentence, place, language) !== null);

/** A page about what a business offers in its place. */
function offeredIn(
  text: string,
  place: string,
  preposition: string,
  language: PlanLanguage,
): [PhraseForm, Record<string, string | undefined>] {
  const at = text.lastIndexOf(place);
  const thing = insideLine(text.slice(0, at).trim(), language).replace(/ (?:in|near|en|à|au|aux)$/iu, '');
  const k = `${thing} ${/ (?<word>in|near|en|à|au|aux) $/iu.exec(text.slice(0, at))?.groups?.['word'] ?? preposition} ${place}`;
  return ['service', { k, K: upperFirst(k), thing, plain: '', place, ak: k }];
}

/** Endings of names of people and companies for hire; shops and jobs have others. */
const HIRED: Readonly<Record<PlanLanguage, RegExp>> = {
  en: /(?<!(?:center|theater|corner|counter|grocer|diner|flower|paper|water))(?:er|or|ist|ian|ant|yer|ect|smith|agency|firm|company)s?(?: for .*)?$/iu,
  es: /^\p{L}+(?:er[oa]|tor[a]?|ista|ógraf[oa]|gad[oa]|ólog[oa]|ect[oa]|fic[oa]|agencia|agente)s?(?= |$)/iu,
  fr: /^\p{L}+(?:ier|ière|eur|euse|iste|aire|cat|cate|icien|icienne|graphe|logue|tecte|table|agence)s?(?= |$)/iu,
};

/** Whether a phrase names a trade whose people are hired: 'plumber', 'fotógrafo de bodas'. */
const namesHired = (phrase: string, language: PlanLanguage): boolean =>
  namesTrade(phrase.toLowerCase(), language) && HIRED[language].test(phrase);

/** People to hire, and those who come to do something. */
export const isHired = (k: string, language: PlanLanguage): boolean =>
  (namesPeople(k.split(new RegExp(` ${rules[language].for} `, 'iu'))[0]!, language) ||
    namesHired(k, language)) &&
  !/ (?:and|y|et) /iu.test(k) &&
  !NOT_FOR_HIRE.test(k) &&
  // 'Microsoft Teams' are not teams.
  !/ \p{Lu}\p{Ll}+$/u.test(k);

/** Nobody hires these. */
const NOT_FOR_HIRE =
  /(?:parents|children|kids|adults|teens|teenagers|students|seniors|women|men|people|couples|families|beginners|padres|niños|adultos|personas|mujeres|hombres|estudiantes|enfants|adultes|femmes|hommes|étudiants|débutants)$/iu;

/** Whether the writer's own shop or workshop sells it, if our word tables know it as goods. */
export const isSoldHere = (said: string, k: string, language: PlanLanguage): boolean =>
  match(rules[language].ownShop, said) &&
  !wantsArticle(said) &&
  !/(?<!\p{L})(?:blog|article|guides?|guía|artículo)(?!\p{L})/iu.test(said) &&
  (isEatenOrGrown(k, language) || isVariant('crafted', k, language));

const URGENT = /(?<!\p{L})(?:emergency|urgen\p{L}+|24)(?!\p{L})/iu;
/** Places that customers visit even in an emergency. */
const VISITED =
  /(?<!\p{L})(?:vets?|veterinar\p{L}+|v[ée]t[ée]rinaires?|dentist\p{L}*|dentaires?|cl[ií]ni\p{L}+|doctors?|m[ée]dic\p{L}*|m[ée]decins?|pharmac\p{L}+|farmacias?|hospital\p{L}*|optician|óptica)(?!\p{L})/iu;

/** The place name at the end of a trade: 'serrurier Villeurbanne'. */
const placeBehind = (text: string, language: PlanLanguage): string | null =>
  namesTrade(LOCAL_OFFER.exec(text)?.groups?.['trade'] ?? '', language)
    ? LOCAL_OFFER.exec(text)!.groups!['place']!
    : null;
/** Rentals and classes are found among others in the place. */
const LOCAL_OFFER =
  /^(?!.*(?<!\p{L})(?:rentals?|hire|courses?|class(?:es)?|lessons)(?!\p{L}))(?<trade>[\p{Ll}\d '’/-]+) (?<place>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})$/u;

/** A category page of a shop. */
const isCategory = (kind: string, idea: string, keyword: string): boolean =>
  kind === 'shop' && quotedKeyword(idea) === keyword;

/** 'Wedding cakes York' within a line: 'wedding cakes in York'. */
function placedShop(
  text: string,
  thing: string,
  place: string | null,
  preposition: string,
  language: PlanLanguage,
): { k?: string; K?: string } {
  const isBare =
    language === 'en' && place !== null && text.toLowerCase() === `${thing} ${place}`.toLowerCase();
  const k = `${thing} ${preposition} ${place}`;
  return isBare ? { k, K: upperFirst(k) } : {};
}

/** All places where a business works: 'in Leeds and Bradford'. */
function placesOf(idea: string, place: string | null, preposition: string): string | null {
  if (place === null) return null;
  const name = "\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*)*";
  const more = new RegExp(
    `(?<before>[\\p{L}]+) ${place}(?<more>(?:, ${name}(?=$|[,.;]| (?:and|y|e|et) )|(?: and | y | e | et )${name})*)`,
    'u',
  ).exec(idea)?.groups;
  const before = more?.['before']?.toLowerCase() ?? '';
  return `${/^(?:in|near|en|à|au|aux)$/.test(before) ? before : preposition} ${place}${more?.['more'] ?? ''}`;
}
