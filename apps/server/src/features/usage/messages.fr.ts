import type { UsageKind } from '@pagewright/contract/usage';
import type { UsageSentences } from './messages.en.ts';

const KIND_NAMES: Readonly<Record<UsageKind, string>> = { seo: 'requêtes SEO', ai: 'requêtes IA' };
const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

function largerPlan(operator: string | null): string {
  return `Pour une offre plus large, adressez-vous à l’opérateur de cette installation${operator === null ? '.' : ` : ${operator}.`}`;
}

/** The same in French. */
export const french: UsageSentences = {
  exceeded: ({ kind, used, limit, resetsOn, operator }) =>
    `${used} ${KIND_NAMES[kind]} sur ${limit} ont été utilisées ce mois-ci ; le compte repart le ${day.format(resetsOn)} (UTC). ` +
    largerPlan(operator),
  largerPlan,
};
