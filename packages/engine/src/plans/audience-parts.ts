import { namesDependents } from '../ideas/dependents.ts';
import { inSentence, detectNumber } from '../queries/phrase-number.ts';
import type { PlanLanguage } from './phrase-parts.ts';
import { subjectParts } from './subject-parts.ts';

/**
 * People defined by what they have: 'people with a small yard', 'personas que tienen un jardín', 'ceux qui ont un
 * jardin'.
 */
const HAVING: Readonly<Record<PlanLanguage, RegExp>> = {
  en: /^(?:people|folks|those|anyone|everyone|someone|owners|users|adults) (?:with|(?:who|that) (?:have|own)) (?<what>.+)$/iu,
  es: /^(?:(?:las )?personas|quien(?:es)?|gente|los que|la gente) (?:con|que (?:tienen|tiene)|tienen?) (?<what>.+)$/iu,
  fr: /^(?:(?:les )?(?:personnes|gens)|ceux|celles|tous ceux) (?:avec|qui (?:ont|possèdent)) (?<what>.+)$/iu,
};
/** People defined by what they do: 'people who work shifts'. */
const DOING =
  /^(?:people|folks|those|anyone|everyone|adults) (?:who|that) (?<what>(?!are |have |own |is |was |were |has |had |never |can )\p{L}+(?<!ing|s) .+|(?:can|never|do not|don’t|don't) .+)$/iu;
/** Places where things are done. */
const PLACES: Readonly<Record<PlanLanguage, RegExp>> = {
  en: /(?:yards?|gardens?|kitchens?|apartments?|flats?|offices?|houses?|homes?|rooms?|balcon(?:y|ies)|studios?|bathrooms?|garages?|basements?|lawns?|greenhouses?|climates?|spaces?|bedrooms?|patios?|dorms?)$/iu,
  es: /^(?:una?s? |el |la |los |las |poc[oa] )?(?:jardín|jardines|cocinas?|pisos?|apartamentos?|casas?|balcón|balcones|oficinas?|habitación|habitaciones|baños?|garajes?|terrazas?|patios?|huertos?|espacio|climas?)(?= |$)/iu,
  fr: /^(?:une? |des |le |la |les |peu d[e’'] ?)?(?:(?:petite?s?|grande?s?|vieux|vieille) )?(?:jardins?|cuisines?|appartements?|maisons?|balcons?|bureaux?|chambres?|salles? de bains?|garages?|terrasses?|studios?|espaces?|climats?)(?= |$)/iu,
};
const DETERMINED = /^(?:una?s?|las?|los|quien(?:es)?|mi|tu|su)s? /iu;
/** Others who do not choose for themselves. */
const CHOSEN_FOR = /(?<!\p{L})(?:teens?|teenagers?|year[- ]olds?|plants?)(?!\p{L})/iu;
const IN = { en: 'in', es: 'en', fr: 'dans' } as const;
const HAVE = { en: 'have', es: 'tienes', fr: 'vous avez' } as const;
/** Possessives 'mi', 'ihr' address the reader's things. */
const THEIR: Readonly<Record<PlanLanguage, readonly [RegExp, string]>> = {
  en: [/(?<!\p{L})their(?!\p{L})/giu, 'your'],
  es: [/(?<!\p{L})su(?=s? )/giu, 'tu'],
  fr: [/(?<!\p{L})leur(?=s? )/giu, 'votre'],
};

/**
 * Parts for an audience, so that a heading need not name people: where they do it (`where`), what they have or do
 * (`has`), else the people (`xs`, with the singular article in English).
 */
export function audienceParts(
  text: string,
  rest: string,
  language: PlanLanguage,
): Record<string, string | undefined> {
  const what = HAVING[language].exec(rest)?.groups?.['what'];
  const yours = (said: string): string => said.replaceAll(...THEIR[language]);
  // 'Para una casa con dos perros' names no people.
  if (language !== 'en' && PLACES[language].test(rest))
    return { where: `${IN[language]} ${yours(rest)}`, home: '' };
  if (what !== undefined)
    return PLACES[language].test(what)
      ? { where: `${IN[language]} ${yours(what)}` }
      : { has: `${HAVE[language]} ${yours(what)}` };
  if (language === 'fr') return {};
  if (language === 'es') return { xs: DETERMINED.test(rest) ? `a ${rest}` : subjectParts(rest, 'es')['al'] };
  const doing = DOING.exec(rest)?.groups?.['what'];
  if (doing !== undefined) return { has: yours(doing) };
  // 'Small offices' are a place for a desk, and toddlers search for nothing.
  if (PLACES.en.test(rest.replace(/ (?:with|without|in|of|near) .*$/iu, '')))
    return { where: text, home: '' };
  if (namesDependents(rest, 'en') || CHOSEN_FOR.test(rest)) return { home: '' };
  const number = detectNumber(rest.toLowerCase().split(' '));
  return { xs: number === 'unknown' ? undefined : inSentence(rest, number) };
}
