import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { speedConnectionMessages as english } from './speed-connection-messages.ts';

/** The connection to Google's page speed data, in French. */
export const speedConnectionMessages: Translation<typeof english> = (format) => ({
  title: 'Données de vitesse de Google',
  help: 'La vitesse de votre site pour les vrais utilisateurs de Chrome : chargement, réactivité et décalages de mise en page, d’après le Chrome UX Report de Google. Gratuit.',
  loading: 'Chargement de la connexion',
  failed: 'La connexion n’a pas pu être chargée',
  retry: 'Réessayer',
  member: 'Un administrateur de cet espace de travail peut connecter les données de vitesse de Google.',
  steps: 'Comment obtenir une clé',
  step1:
    'Dans Google Cloud, créez un projet et activez-y la « Chrome UX Report API » et la « PageSpeed Insights API ».',
  step2: 'Dans « API et services », « Identifiants », choisissez « Créer des identifiants », « Clé API ».',
  step3: 'Limitez la clé à ces API. Ne la limitez pas à des sites web : c’est ce serveur qui l’utilise.',
  step4: 'Collez la clé ici.',
  key: 'Clé API',
  connect: 'Connecter',
  connecting: 'Interrogation de Google',
  cancel: 'Annuler',
  connected: 'Google a accepté la clé.',
  apiKey: 'Clé',
  keyEnds: (end) => `Se termine par ${end}`,
  site: 'Site',
  state: 'État',
  no_site: 'En attente de l’exploration de votre site',
  noSiteHelp:
    'Saisissez votre site et explorez-le dans Concurrence, Audit du site. Ses pages sont ensuite vérifiées automatiquement.',
  openSite: 'Ouvrir l’audit du site',
  checking: (checked, known) =>
    known === 0
      ? 'La première vérification démarre'
      : `Vérification : ${format.number(checked)} pages sur ${format.number(known)}`,
  current: 'À jour',
  failing: 'La dernière vérification a échoué',
  since: (when) => `Depuis ${when}`,
  next: (when) => `Prochaine vérification : ${when}`,
  checkedAt: (when) => `Dernière vérification complète : ${when}`,
  pages: (checked, known) =>
    format.plural(known, {
      one: `${format.number(checked)} page vérifiée sur #`,
      other: `${format.number(checked)} pages vérifiées sur #`,
    }),
  calls: (today, most) =>
    `${format.number(today)} requêtes utilisées aujourd’hui sur ${format.number(most)} (heure du Pacifique)`,
  retention: (recheck, kept) =>
    `Le site est vérifié chaque jour, chaque page tous les ${format.number(recheck)} jours. Les résultats sont conservés ${format.number(kept)} jours.`,
  test: 'Tester',
  works: 'La clé fonctionne.',
  check: 'Vérifier maintenant',
  view: 'Voir la vitesse des pages',
  replaceKey: 'Remplacer la clé',
  remove: 'Déconnecter',
  removeTitle: 'Déconnecter les données de vitesse de Google ?',
  removeText: 'La clé et tous les résultats importés sont supprimés. Cette action est irréversible.',
  removed: 'Les données de vitesse de Google ont été déconnectées.',
});
