import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { competitionMessages as english } from './competition-messages.ts';

/** Texts about competitors: what they cover, change, and do, in French. */
export const competitionMessages: Translation<typeof english> = (format) => ({
  failed_gaps: 'Les lacunes face aux concurrents n’ont pas pu être obtenues',
  failed_freshness: 'La fraîcheur du contenu n’a pas pu être vérifiée',
  failed_strategy: 'La stratégie du concurrent n’a pas pu être obtenue',
  failed_alerts: 'Les alertes sur les concurrents n’ont pas pu être obtenues',
  find_gaps: 'Trouver les lacunes de contenu',
  find_freshness: 'Vérifier la fraîcheur',
  find_strategy: 'Analyser le concurrent',
  find_alerts: 'Vérifier de nouveau maintenant',
  needTitle_gaps: 'Ajoutez un concurrent pour trouver des lacunes de contenu',
  need_gaps:
    'Ajoutez aussi les mots-clés qui comptent pour vous : les lacunes sont ce que la concurrence couvre et vous non.',
  needTitle_freshness: 'Publiez un élément ou indiquez des adresses de pages',
  need_freshness: 'Les pages qui ne sont plus à jour apparaissent ici.',
  needTitle_strategy: 'Ajoutez un concurrent pour voir sa stratégie',
  need_strategy: 'Ce qu’il publie, à quelle fréquence et sur quels sujets.',
  needTitle_alerts: 'Ajoutez un concurrent et un mot-clé pour recevoir des alertes',
  need_alerts: 'Les changements sur ses pages seront recherchés automatiquement.',
  uses: 'Utilise 1 requête SEO de votre offre ; ce qui a été lu depuis moins d’un jour est repris et ne coûte rien.',
  usesNow: 'Interroge de nouveau les sites, ce qui utilise 1 requête SEO de votre offre.',
  starting: 'Démarrage',
  cancel: 'Annuler',
  retry: 'Réessayer',
  loading: 'Chargement du dernier résultat',
  lastFailed: 'Le dernier résultat n’a pas pu être chargé',
  ofOthers: (label: string) =>
    `Ce résultat concerne ${label}, pas ce que vous suivez maintenant. Relancez-le pour la liste actuelle.`,
  notYet: 'Pas encore de résultats. Lancez l’analyse pour les voir.',
  competitor: 'Concurrent',
  urls: 'Adresses de pages',
  urlsHelp:
    'Une par ligne, 20 au plus. Sans adresse, les éléments publiés qui n’ont pas changé depuis le plus longtemps sont examinés.',
  alerts: 'Alertes',
  unread: (count) => format.plural(count, { one: '# non lue', other: '# non lues' }),
  isUnread: 'Nouvelle',
  markSeen: 'Tout marquer comme vu',
  markFailed: 'Les alertes n’ont pas pu être marquées.',
  alertsLoading: 'Chargement des alertes',
  noAlerts: 'Aucun changement trouvé pour l’instant',
  noAlertsHelp:
    'Les pages sont comparées à ce qu’elles contenaient lors d’une lecture précédente, dans les 30 jours.',
  daily: 'Vérifier automatiquement une fois par jour',
  dailyHelp:
    'Utilise 1 requête SEO par jour. Tous les membres de l’espace de travail sont avertis des changements.',
  dailyForAdmins: 'Un administrateur de l’espace de travail peut activer ou désactiver ceci.',
  dailyOn: 'Les concurrents sont vérifiés une fois par jour.',
  dailyOff: 'Les concurrents ne sont plus vérifiés automatiquement.',
  dailyFailed: 'La modification a échoué.',
  lastRead: (moment) => `Lu lors de la dernière vérification, le ${format.dateTime(moment)} :`,
  lastLook: (moment) => `Dernière vérification automatique : ${format.dateTime(moment)}.`,
  nextLook: (moment) => `Prochaine : ${format.dateTime(moment)}.`,
  problem: (reason) => `La dernière fois a échoué : ${reason}`,
});
