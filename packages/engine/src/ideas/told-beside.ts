import { containsMostWords } from './word-overlap.ts';

/** Prices are those of the place where the writer works: 'je suis paysagiste à Nantes'. */
const OWN_PLACE =
  /(?<!\p{L})(?:[Jj]e suis|[Nn]ous sommes|[Ww]e are|[Ww]e['’]re|[Ii] am|[Ii]['’]m|[Ss]omos|[Ss]oy) [^,.;:?!]{2,40}? (?<where>(?:in|à|en) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
const PRICED =
  /(?<!\p{L})(?:costs?|prices?|pricing|how much|precios?|cuánto (?:cuesta|vale)|coste|prix|tarifs?|coûts?|combien coûte)(?!\p{L})/iu;

/** The place whose prices count; null if the keyword asks for no price. */
export const placeOfWriter = (idea: string, keyword: string): string | null =>
  PRICED.test(keyword) ? (OWN_PLACE.exec(idea)?.groups?.['where'] ?? null) : null;

/** What one side of a comparison is, if the idea asks it first: 'what is a purchase order and how …'. */
export function definitions(first: string, keyword: string): string[] {
  if (!/ (?:vs\.?|versus|or|o|ou) /u.test(keyword)) return [];
  const asked = /^(?:what (?:is|are)|qué (?:es|son)|qu['’]est-ce qu(?:e |['’]))\s?(?<what>.+)$/iu.exec(first);
  const what = asked?.groups?.['what'];
  if (
    what === undefined ||
    / (?:vs\.?|versus|or|and|o|y|ou|et|better|best|mejor|mieux|meilleure?|difference|diferencia|différence) /iu.test(
      ` ${what} `,
    )
  )
    return [];
  const asking = first.slice(0, 1).toLowerCase() + first.slice(1);
  return [/^qu['’]/iu.test(first) ? `${asking} ?` : asking];
}

/** Occasions that stand apart: '12 cold tapas (adult birthday)'. */
const OCCASIONS: Readonly<Record<'en' | 'es' | 'fr', RegExp>> = {
  en: /^(?:an? )?(?<what>(?:\p{L}+ ){0,2}(?:birthdays?|wedding|baby shower|graduation|housewarming|picnic|barbecue|potluck)(?: party)?)$/iu,
  es: /^(?:una? )?(?<what>(?:cumpleaños|(?<f>boda|barbacoa|comunión|fiesta)|bautizo|picnic)(?: de \p{L}+| infantil)?)$/iu,
  fr: /^(?:une? )?(?<what>(?:anniversaire|(?<f>fête)|mariage|baptême|pique-nique|apéro|barbecue)(?: d[e’'] ?\p{L}+)?)$/iu,
};

/** An occasion with its article: 'an adult birthday'; null if the idea tells none apart. */
export function occasionIn(idea: string, keyword: string, language: 'en' | 'es' | 'fr'): string | null {
  for (const part of idea.split(/[,;()]\s*|\s[–—-]\s/u).slice(1)) {
    const found = OCCASIONS[language].exec(part.trim())?.groups;
    const what = found?.['what'];
    if (what === undefined || containsMostWords(keyword, what)) continue;
    const isFeminine = found?.['f'] !== undefined;
    const article = {
      en: /^[aeiou]/iu.test(what) ? 'an' : 'a',
      es: isFeminine ? 'una' : 'un',
      fr: isFeminine ? 'une' : 'un',
    }[language];
    return `${article} ${what.toLowerCase()}`;
  }
  return null;
}

/** 'No marketing department', which is no word on the text ('no fluff'). */
const LACK =
  /^no (?<x>(?!idea|need|rush|problem|worr|fluff|fuss|jargon|ads?$|nonsense|filler|fancy|sales|hype|links?$|pictures?|photos?|images?|ai$|buzz|click|strings|matter|longer|more|one|doubt|spam|politics|preaching|judg|pressure|obligation|hard sell|stock)(?:\p{L}[\p{L}'-]* ){0,2}\p{L}+)$/iu;

/** What the English of an idea goes without: 'marketing department'. */
export const lackIn = (clause: string): string | null => LACK.exec(clause)?.groups?.['x'] ?? null;
