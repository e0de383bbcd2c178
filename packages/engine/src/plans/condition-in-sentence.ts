import { withArticles } from './noun-gender.ts';

const DETERMINED =
  /^(?:une?|les?|la|l['’]|des|du|ses|vos|nos|ces|mes|tous|toute?s?|ceux|celles|qui|votre|notre|son|sa) ?/iu;

/** In French, people take their article within a sentence: 'pour les infirmières'. */
export function inHeading(text: string, rest: string, language: string): { c: string; x: string } {
  if (language !== 'fr' || !/^pour \p{Ll}/u.test(text) || DETERMINED.test(rest)) return { c: text, x: rest };
  // 'Pour un auto-entrepreneur', 'pour les infirmières'.
  const people = withArticles(rest, 'fr');
  const x = /^\p{Ll}+[sx](?= |$)/u.test(rest) ? `les ${rest}` : (people?.one ?? rest);
  return { c: `pour ${x}`, x };
}

/** Contracts 'a el' and 'à les'. */
export const joined = (text: string): string =>
  text.replaceAll(/(?<= )a el (?=\p{L})/gu, 'al ').replaceAll(/(?<= )à les (?=\p{L})/gu, 'aux ');
