import { upperFirst } from '../text/upper-first.ts';
import { nameSide, sideOf } from './phrase-parts.ts';
import type { PlanLanguage } from './phrase-parts.ts';
import rules from './phrase-rules.json' with { type: 'json' };
import { isVariant } from './plan-variants.ts';

const SIDES = /^(?<a>.+?) (?:vs\.?|versus|or|o|ou) (?<b>.+?)(?: (?:for|para|pour) .+)?$/iu;
/** Someone asking how things differ is not choosing between them. */
const ASKS_DIFFERENCE =
  /(?<!\p{L})(?:different from|differs? from|difference|diferencias?|diferencian?|différences?|différencie)(?!\p{L})/iu;
const DIFFERENCE =
  /^(?:(?:what is|cuál es|quelle est) )?(?:the |la |las |les )?(?:main |principales? )?(?:differences?|diferencias?|différences?) (?:between|entre) (?<a>.+?) (?:and|y|e|et) (?<b>.+)$/iu;
const SEVERAL = /, .+ (?:or|vs|o|ou) | (?:vs\.?|or) .+ (?:vs\.?|or) /iu;

/** Whether a keyword names three or more products, which are not two sides. */
export const namesSeveral = (k: string): boolean => SEVERAL.test(k);

/** The parts of a comparison of two things; null if the keyword names no two. `isCompared` tells that it compares. */
export function comparisonParts(
  text: string,
  { k, said, language, isCompared }: { k: string; said: string; language: PlanLanguage; isCompared: boolean },
): Record<string, string | undefined> | null {
  if (namesSeveral(k)) return null;
  const sides = isCompared ? SIDES.exec(text)?.groups : undefined;
  if (sides !== undefined) {
    const [a, b] = [sideOf(sides['a']!, language), sideOf(sides['b']!, language)];
    const isExplained = ASKS_DIFFERENCE.test(said) || isVariant('explained', said, language);
    return {
      a,
      b,
      [isExplained ? 'differ' : 'choice']: '',
      ...comparedSides(a, b, language),
      k: text === k ? k : `${a}${text.slice(sides['a']!.length)}`,
    };
  }
  const differing = DIFFERENCE.exec(text)?.groups;
  if (differing === undefined) return null;
  const [a, b] = [sideOf(differing['a']!, language), sideOf(differing['b']!, language)];
  const whole = `${a} ${language === 'en' ? 'vs' : rules[language].or} ${b}`;
  return {
    a,
    b,
    ...comparedSides(a, b, language),
    sa: a,
    sb: b,
    k: whole,
    K: upperFirst(whole),
    differ: '',
  };
}

/** The two sides within a sentence, and what each one is as a question. */
function comparedSides(a: string, b: string, language: PlanLanguage): Record<string, string | undefined> {
  const [sa, sb] = [nameSide(a, language), nameSide(b, language)];
  const whatIs = (side: string | undefined): string | undefined =>
    language === 'en' && /^an? /.test(side ?? '') ? `What is ${side}?` : undefined;
  return { sa, sb, defa: whatIs(sa), defb: whatIs(sb) };
}
