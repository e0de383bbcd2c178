import type { PlanLanguage } from './phrase-parts.ts';

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
