import type { UsageKind } from '@pagewright/contract/usage';
import type { UsageSentences } from './messages.en.ts';
import type { UpgradePath } from './upgrade-path.ts';

const KIND_NAMES: Readonly<Record<UsageKind, string>> = { seo: 'requêtes SEO', ai: 'requêtes IA' };
const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

function largerPlan({ canUpgrade, operator }: UpgradePath): string {
  if (canUpgrade)
    return 'Un administrateur de l’espace de travail peut passer à une offre supérieure dès maintenant dans Réglages → Facturation.';
  return `Pour une offre plus large, adressez-vous à l’exploitant de cette installation${operator === null ? '.' : ` : ${operator}.`}`;
}

/** The same in French. */
export const french: UsageSentences = {
  exceeded: ({ kind, used, limit, resetsOn, way }) =>
    `${used} ${KIND_NAMES[kind]} sur ${limit} ont été utilisées ce mois-ci. Le compteur est remis à zéro le ${day.format(resetsOn)} (UTC). ` +
    largerPlan(way),
  largerPlan,
  sampleOnly:
    'Ceci est votre espace d’exemple. La recherche, les requêtes IA, les invitations et les offres nécessitent votre propre espace de travail. Passez au vôtre et réessayez.',
};
