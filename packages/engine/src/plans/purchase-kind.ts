import type { Condition } from '../ideas/condition.ts';
import type { IdeaDemands } from '../ideas/idea-demands.ts';
import { detectNumber } from '../queries/phrase-number.ts';
import { match } from './phrase-parts.ts';
import type { PlanLanguage } from './phrase-parts.ts';
import rules from './phrase-rules.json' with { type: 'json' };
import { isMeasure } from './thing-kind.ts';

const KINDS: Readonly<Record<'cover' | 'loan' | 'soft', Readonly<Record<PlanLanguage, RegExp>>>> = {
  cover: {
    en: /(?:^| )(?:insurance|insurance polic(?:y|ies)|warrant(?:y|ies))(?: for .*)?$/iu,
    es: /^(?:seguros?|pólizas?)(?= |$)/iu,
    fr: /^(?:assurances?|mutuelles?)(?= |$)/iu,
  },
  loan: {
    en: /(?:^| )(?:loans?|mortgages?|lines? of credit|refinanc(?:e|ing)|financing)(?: for .*)?$/iu,
    es: /^(?:préstamos?|hipotecas?|créditos?)(?= |$)/iu,
    fr: /^(?:prêts?|crédits?|emprunts?)(?= |$)/iu,
  },
  soft: {
    en: /(?:^| )(?:software|apps?|platforms?|crm|erp|plugins?|systems?|saas|tools?|chatbots?|website builder|hosting)(?: (?:for|without|with|that) .*)?$/iu,
    es: /^(?:software|programas?|aplicaci(?:ón|ones)|apps?|plataformas?|herramientas?|crm|erp|sistemas?|hosting)(?= |$)/iu,
    fr: /^(?:logiciels?|applications?|applis?|plateformes?|outils?|crm|erp|systèmes?|hébergements?)(?= |$)/iu,
  },
};

/**
 * The kind of purchase, as a part that selects matching lines: hired people (`hired`), insurance (`cover`), loans
 * (`loan`), software (`soft`), or other goods (`goods`).
 */
export function purchaseKind(k: string, language: PlanLanguage, isHired: boolean): Record<string, string> {
  if (isHired) return { hired: '' };
  const kind = (['cover', 'loan', 'soft'] as const).find((one) => KINDS[one][language].test(k));
  return kind === undefined ? { goods: '' } : { [kind]: '' };
}

const MONEY = /[$€£]|(?<!\p{L})(?:euros?|dollars?|dólares|pesos|bucks)(?!\p{L})/iu;

/** Whether a text names a price: 'under $100', 'for 50 euros'. */
export const namesMoney = (text: string): boolean => MONEY.test(text);

/** Prices and features are asked about products; so are audiences, and plurals alone. */
export function isProduct(
  k: string,
  { conditions, besides }: IdeaDemands,
  language: PlanLanguage,
  isAlone: boolean,
): boolean {
  const has = (kind: Condition['kind']) => conditions.some((one) => one.kind === kind);
  if (has('budget') || besides.some((item) => namesMoney(item))) return true;
  // 'Rules that work' are not for sale.
  if (has('that')) return !match(rules[language].abstract, k);
  // 'Soil test before planting' is a task.
  if (language === 'en' && /(?: (?:before|after|to|of|in|without|at|on|from|by) |^\p{L}+ing )/u.test(k))
    return false;
  const isMany = language === 'en' && detectNumber(k.toLowerCase().split(' ')) === 'plural';
  return (
    isMany && (isAlone || has('audience')) && !match(rules[language].abstract, k) && !isMeasure(k, language)
  );
}
