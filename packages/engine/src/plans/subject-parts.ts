import type { Condition } from '../ideas/condition.ts';
import { inSentence, detectNumber } from '../queries/phrase-number.ts';
import type { KeywordNumber } from '../queries/phrase-number.ts';
import { withArticles } from './noun-gender.ts';
import type { Gendered } from './noun-gender.ts';
import { NO_EVIDENCE } from './phrase-evidence.ts';
import type { PhraseEvidence } from './phrase-evidence.ts';

/** Words whose plural is not formed with s alone. */
const IES = /(?<=[^aeiou])y$/;
const ES = /(?:s|x|z|ch|sh)$/;
const BEHIND_HEAD =
  /^(?<thing>.+?)(?<behind> (?:for|in|of|with|without|to|at|on|from|by|under|between) .*)?$/;

type Language = 'en' | Gendered;
type Parts = Record<string, string | undefined>;

/**
 * The forms of a noun used in headings: `s` unchanged and, where its grammar is known, `as` with its article, `ss` in
 * the plural, and agreeing endings. In Spanish and French, `un`, `el`, and `del` contain its articles.
 * What pages and searches show of it decides before our word tables do.
 */
export function subjectParts(thing: string, language: Language, evidence = NO_EVIDENCE): Parts {
  return language === 'en' ? englishParts(thing, evidence) : genderedParts(thing, language, evidence);
}

/** The number of an English noun: 'a K' is one that can be counted. */
export const shownNumber = (thing: string, { use }: PhraseEvidence): KeywordNumber =>
  use === 'thing' ? 'article' : detectNumber(thing.toLowerCase().split(' '));

function englishParts(thing: string, evidence: PhraseEvidence): Parts {
  const number = shownNumber(thing, evidence);
  const isMany = number === 'plural';
  const sis = isMany ? 'are' : 'is';
  if (number === 'unknown') return { s: thing, sis };
  return {
    s: thing,
    sis,
    as: inSentence(thing, number),
    e: isMany ? '' : 's',
    es: isMany ? '' : 'es',
    ss: number === 'article' ? pluralize(thing) : thing,
    // Uncountable nouns agree as singular: 'what insurance costs'.
    se: number === 'bare' ? 's' : '',
    // Countable nouns: 'when to hire a plumber' takes 'one', 'where to buy furniture' does not.
    counted: number === 'bare' ? undefined : '',
  };
}

/** 'Robot vacuum for pets' as 'robot vacuums for pets'. */
function pluralize(thing: string): string {
  const { thing: head = thing, behind = '' } = BEHIND_HEAD.exec(thing)?.groups ?? {};
  const many = IES.test(head) ? head.replace(IES, 'ies') : ES.test(head) ? `${head}es` : `${head}s`;
  return `${many}${behind}`;
}

function genderedParts(thing: string, language: Gendered, { gender }: PhraseEvidence): Parts {
  const found = withArticles(thing, language, gender);
  const de_s = language === 'fr' && /^[aeiouyéèêhà]/iu.test(thing) ? `d’${thing}` : `de ${thing}`;
  if (found === null) return { s: thing, de_s };
  const many = language === 'es' ? 'n' : 'nt';
  return {
    s: thing,
    de_s,
    un: found.isMany ? found.the : found.one,
    // Plurals stand bare in Spanish: 'al elegir sillas'.
    uno: found.one,
    el: found.the,
    del: found.ofThe,
    n: found.isMany ? many : '',
    ...(language === 'fr' ? frenchVerbs(found.isMany) : {}),
    es: found.isMany ? (language === 'es' ? 'son' : 'sont') : language === 'es' ? 'es' : 'est',
    // Contractions: 'al' for 'a el', 'au' for 'à le'.
    al:
      language === 'es'
        ? found.the.startsWith('el ')
          ? `al ${thing}`
          : `a ${found.the}`
        : found.the.startsWith('le ')
          ? `au ${thing}`
          : found.the.startsWith('les ')
            ? `aux ${thing}`
            : `à ${found.the}`,
  };
}

/** Verbs with an irregular plural. */
const frenchVerbs = (isMany: boolean): Parts => ({
  ent: isMany ? 'ent' : '',
  comprend: isMany ? 'comprennent' : 'comprend',
  sert: isMany ? 'servent' : 'sert',
});

const FOR: Readonly<Record<Language, RegExp>> = {
  en: /(?<=\S+ \S+) for (?!.* for ).*$/iu,
  es: /(?<=\S+) para .*$/iu,
  fr: /(?<=\S+) pour .*$/iu,
};

/** The occasion: 'before buying a house'. */
const WHEN: Readonly<Record<Language, RegExp>> = {
  en: /(?<=\S+ \S+) (?:before|after|when|while|during) \S+.*$/iu,
  es: /(?<=\S+) (?:antes de|después de|cuando|durante|al(?= \p{L}+[aei]r(?!\p{L}))) \S+.*$/iu,
  fr: /(?<=\S+) (?:avant (?:de |d’|d'|l’|l'|un |une )|après |lors d|quand |pendant )\S+.*$/iu,
};

/** A keyword without its audience, purpose, and occasion, which headings about a purchase name at most once. */
export const withoutPurpose = (k: string, language: Language): string =>
  k.replace(WHEN[language], '').replace(FOR[language], '');

/** A keyword without its conditions (audience, exclusions, occasion), which headings name at most once. */
export function withoutConditions(k: string, conditions: readonly Condition[], language: Language): string {
  return conditions
    .filter(({ kind, isInKeyword }) => isInKeyword && kind !== 'place')
    .reduce((text, { text: said }) => {
      const at = text.toLowerCase().lastIndexOf(` ${said.toLowerCase()}`);
      return at > 0 ? text.slice(0, at) : text;
    }, k)
    .replace(WHEN[language], '');
}

/** Vessels and servings that only a dish has. */
const COOKED: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:serves|feeds) \d+|(?:in|for|with|without) (?:an? |my |your |the )?(?:\p{L}+ )?(?:oven|grill|smoker|slow cooker|crock ?pot|air fryer|instant pot|pressure cooker|skillet|frying pan))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:en|con|sin|al) (?:una? |la |el )?(?:horno|parrilla|barbacoa|olla|sart[eé]n|freidora de aire|cazuela|microondas)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:au|à la|avec|sans) (?:un |une |le |la )?(?:four|barbecue|plancha|cocotte|poêle|mijoteuse|micro-ondes)(?!\p{L})/iu,
};
const MAX_PER_DISH = 7;

/** Whether an idea treats its subject as a dish: 'lamb biryani for a normal oven'. */
export const isCooked = (idea: string, keyword: string, language: Language): boolean =>
  COOKED[language].test(idea) &&
  // 'Dishes for the oven' are put into one.
  COOKED[language].exec(keyword)?.[0].startsWith('for ') !== true &&
  keyword.split(' ').length <= MAX_PER_DISH &&
  // A lid is bought, a stain is cleaned.
  !/(?<!\p{L})(?:buy|best|clean|repair|review|stain|sell|compare|comprar|mejor|limpiar|vend\p{L}+|acheter|meilleur\p{L}*|nettoyer)(?!\p{L})/iu.test(
    idea,
  );

/** A dish as a recipe names it. */
export function recipeParts(dish: string, language: Language): Parts {
  if (language === 'en') return { dish };
  const found = withArticles(dish, language);
  return { dish, eldish: found?.the, del_dish: found?.ofThe };
}
