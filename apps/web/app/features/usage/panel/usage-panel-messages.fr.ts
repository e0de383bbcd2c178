import { UNLIMITED, type UsageKind } from '@pagewright/contract/usage';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { usagePanelMessages as english } from './usage-panel-messages.ts';

const KINDS: Readonly<Record<UsageKind, string>> = { seo: 'requêtes SEO', ai: 'requêtes IA' };

/** Texts of the usage panel, in French. */
export const usagePanelMessages: Translation<typeof english> = (format) => {
  const used = (count: number, limit: number): string =>
    limit === UNLIMITED
      ? format.plural(count, { one: '# utilisée', other: '# utilisées' })
      : `${format.number(count)} sur ${format.number(limit)}`;
  const operatorOf = (operator: string | null): string =>
    `adressez-vous à l’exploitant de cette installation${operator === null ? '.' : ` : ${operator}`}`;
  return {
    seo: 'Requêtes SEO',
    ai: 'Requêtes IA',
    title: 'Utilisation et offre',
    refresh: 'Actualiser',
    loading: 'Chargement de l’utilisation',
    noData: 'Aucune donnée d’utilisation disponible',
    noToken: 'Le jeton d’authentification n’est pas disponible. Veuillez vous reconnecter.',
    failed: 'Les données d’utilisation n’ont pas pu être chargées. Veuillez réessayer.',
    retry: 'Réessayer',
    login: 'Se connecter',
    plan: (name) => `Offre ${name}`,
    used,
    left: (count) =>
      count === UNLIMITED
        ? 'Illimité'
        : format.plural(count, { one: '# restante ce mois-ci', other: '# restantes ce mois-ci' }),
    usedAndLeft: (count, limit, left) => `${used(count, limit)}, ${left}`,
    much: (kind) => `Vous avez utilisé au moins les trois quarts des ${KINDS[kind]} de ce mois-ci.`,
    nearlyAll: (kind) => `Vous avez utilisé presque toutes les ${KINDS[kind]} de ce mois-ci.`,
    all: (kind) => `Vous avez utilisé toutes les ${KINDS[kind]} de ce mois-ci.`,
    again: (day) => `Le décompte repart à zéro le ${day} (UTC).`,
    planEnds: (plan, when) => `L’offre ${plan} se termine ${when}. Ce que vous avez créé est conservé.`,
    largerPlan: (operator) => `Pour une offre supérieure, ${operatorOf(operator)}`,
    longerPlan: (operator) => `Pour garder cette offre ou en avoir une supérieure, ${operatorOf(operator)}`,
  };
};
