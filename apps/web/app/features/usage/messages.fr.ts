import type { UsageKind } from '@pagewright/contract/usage';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { usageMessages as english } from './messages.ts';

const FORMS = {
  seo: { one: '# requête SEO', other: '# requêtes SEO' },
  ai: { one: '# requête IA', other: '# requêtes IA' },
} as const satisfies Record<UsageKind, unknown>;

const KINDS: Readonly<Record<UsageKind, string>> = { seo: 'Requêtes SEO', ai: 'Requêtes IA' };

const money = (dollars: number): string =>
  dollars > 0 && dollars < 0.001 ? 'moins de 0,001 $' : `${dollars.toFixed(3).replace('.', ',')} $`;

/** Texts next to buttons that use requests, in French. */
export const usageMessages: Translation<typeof english> = (format) => ({
  uses: (kind, requests) => `Utilise ${format.plural(requests, FORMS[kind])}`,
  left: (count) => format.plural(count, { one: '# restante ce mois-ci', other: '# restantes ce mois-ci' }),
  unlimited: 'illimité',
  needs: (kind, requests) => `Nécessite ${format.plural(requests, FORMS[kind])}`,
  used: (kind, used, limit) =>
    `${KINDS[kind]} utilisées ce mois-ci : ${format.number(used)} sur ${format.number(limit)}.`,
  again: (day) => `Le décompte repart à zéro le ${day} (UTC).`,
  askOperator: 'Pour une offre supérieure, adressez-vous à l’exploitant de cette installation.',
  upgrade: 'Changer d’offre',
  wordedBy: (model, tokens, dollars) => {
    const count =
      tokens === null ? 'jetons inconnus' : format.plural(tokens, { one: '# jeton', other: '# jetons' });
    return `Rédigé par ${model} · ${count} · ${dollars === null ? 'coût —' : `${money(dollars)} (estimation)`}`;
  },
  asks: (model) => `Interroge ${model}`,
  changeModel: 'Changer de modèle',
  loadingCosts: 'Chargement du coût des modèles',
  costsFailed: 'Le coût des modèles n’a pas pu être chargé',
  retry: 'Réessayer',
  noCosts: 'Aucun modèle de langage n’a été utilisé ce mois-ci.',
  model: 'Modèle',
  calls: 'Appels',
  tokens: 'Jetons',
  cost: 'Coût estimé',
  ownModel: (name) => `${name} (votre clé)`,
  total: 'Total',
  count: (value) => format.number(value),
  dollars: (dollars) => (dollars === null ? '—' : money(dollars)),
  uncounted: (calls) =>
    format.plural(calls, {
      one: '# appel n’a ni prix ni jetons connus et n’est pas compris dans le coût.',
      other: '# appels n’ont ni prix ni jetons connus et ne sont pas compris dans le coût.',
    }),
});
