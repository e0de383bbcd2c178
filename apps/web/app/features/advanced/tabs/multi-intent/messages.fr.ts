import type { Translation } from '../../../../lib/messages/define-messages.ts';
import { codeLabel } from '../../../../lib/messages/code-label.ts';
import { pageKindMessages } from '../../page-kind-messages.fr.ts';
import type { intentMessages as english } from './messages.ts';

/** Texts of the intent results, in French. */
export const intentMessages: Translation<typeof english> = (format) => ({
  intent_informational: 'Informationnelle : apprendre',
  intent_navigational: 'Navigationnelle : trouver un site',
  intent_transactional: 'Transactionnelle : agir',
  intent_commercial: 'Commerciale : choisir',
  intent_local: 'Locale : à proximité',
  stage_awareness: 'Découverte',
  stage_consideration: 'Considération',
  stage_decision: 'Décision',
  stage_retention: 'Fidélisation',
  mix: 'Ce que veulent les personnes qui cherchent cela',
  mixHelp:
    'Informationnelle, navigationnelle et transactionnelle totalisent 100 % ; commerciale et locale sont évaluées à part.',
  leading: 'Intention dominante',
  ofResults: 'Les résultats penchent pour',
  favoured: 'Format que privilégient les résultats',
  servedBy: (form) => `meilleur format : ${form}`,
  format: (code) => codeLabel(pageKindMessages, `kind_${code}`, code),
  signs: 'Signaux, du plus fort au plus faible',
  signColumn: 'Signe',
  speaksFor: 'Oriente surtout vers',
  speaksAgainst: 'Éloigne surtout de',
  pages: 'Pages prévues',
  noPages: 'Aucune intention n’est assez probable pour nécessiter sa propre page.',
  about: (stage, form) => `${stage} · ${form}`,
  primaryKeyword: 'Mot-clé principal',
  keywords: 'Autres mots-clés',
  questions: 'Questions auxquelles répondre',
  alsoServes: 'Sert aussi',
  sharedPages:
    'Une intention sans mot-clé propre partage une page : deux pages pour la même recherche se feraient concurrence.',
  linksTo: 'Page suivante',
  share: (intents) => `Une même page peut les servir ensemble : ${intents}.`,
  stages: 'Étapes',
  uncovered: (uncovered, all) =>
    `${format.number(uncovered)} sur ${format.plural(all, { one: '# mot-clé', other: '# mots-clés' })} sans article`,
  empty: 'aucun mot-clé',
  keyword: 'Mot-clé',
  stage: 'Étape',
  intent: 'Intention',
  likely: 'Probabilité',
  articles: 'Vos articles',
  write: 'Préparer un plan',
  writeNamed: (keyword) => `Préparer un plan pour ${keyword}`,
  none: 'aucun pour l’instant',
});
