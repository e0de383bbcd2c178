import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { operationsMessages as english } from './messages.ts';

/** Texts about how the installation runs, in French. */
export const operationsMessages: Translation<typeof english> = (format) => ({
  title: 'Système',
  help: 'Processus en cours, tâches de fond, stockage et sauvegardes de cette installation.',
  loading: 'Chargement',
  retry: 'Réessayer',
  failed: 'L’état du système n’a pas pu être chargé',
  processes: 'Processus',
  process: (version, host, pid) => `Version ${version} sur ${host} (processus ${pid})`,
  webOnly: 'Web uniquement',
  workerOnly: 'Tâches de fond uniquement',
  since: (when, connections) =>
    `Depuis ${when}, ${format.plural(connections, { one: '# connexion à la base de données', other: '# connexions à la base de données' })}`,
  keysOfProcess: (sealing, signing) =>
    signing === null
      ? `Clé de chiffrement ${sealing}…`
      : `Clé de chiffrement ${sealing}…, clé de signature ${signing}…`,
  mixedVersions: 'Des versions différentes tournent. Terminez la mise à jour sur tous les serveurs.',
  queue: 'Tâches de fond',
  work: 'En cours d’exécution',
  runs: 'Analyses, plans et briefs',
  crawls: 'Explorations de sites',
  jobs: 'Tâches récurrentes',
  workState: (running, waiting) =>
    `${format.number(running)} en cours, ${format.number(waiting)} en attente.`,
  longestWait: (duration) => `L’attente la plus longue est pour l’instant de ${duration}.`,
  failedLately: (days, failed) =>
    `Échecs ${format.plural(days, { one: 'du dernier jour', other: 'des # derniers jours' })} : ${format.list(failed.map(({ code, count }) => `${format.number(count)} ${code}`.trim()))}.`,
  failedJobs: 'Tâches récurrentes échouées',
  failures: (count, when) =>
    `${format.plural(count, { one: 'A échoué # fois', other: 'A échoué # fois' })} en un jour, la dernière ${when}`,
  jobFailed: 'Échouée',
  runsAgain: 'Relancée',
  hasRunSince: 'A réussi depuis',
  queueState: (due, later, failed) =>
    `${format.number(due)} en attente, ${format.number(later)} programmées, ${format.number(failed)} échouées.`,
  oldest: (duration) => `La plus ancienne attend depuis ${duration}.`,
  attempts: (count, when) =>
    `Abandonnée ${when} après ${format.plural(count, { one: '# tentative', other: '# tentatives' })}`,
  request: (id) => `Requête ${id}`,
  tryAgain: 'Réessayer',
  tryAgainOf: (kind) => `Réessayer ${kind}`,
  tryingAgain: 'Une nouvelle tentative va avoir lieu',
  storage: 'Stockage',
  databaseSize: (size) => `La base de données occupe ${size}.`,
  files: (count, size) =>
    `${format.plural(count, { one: '# fichier téléversé', other: '# fichiers téléversés' })}, ${size}.`,
  table: 'Table',
  size: 'Taille',
  rows: 'Lignes',
  growth: (week, month) => `Croissance par jour : ${week} sur 7 jours, ${month} sur 30 jours.`,
  growthOfWeek: 'Croissance par jour (7 jours)',
  growthOfMonth: 'Croissance par jour (30 jours)',
  measured: (dates) => `La croissance est calculée par rapport aux tailles du ${dates}.`,
  notMeasured:
    'Les tailles sont mesurées chaque jour. La croissance apparaît un jour après la première mesure.',
  backups: 'Sauvegardes',
  noFolder: 'Aucune sauvegarde programmée : BACKUP_DIR n’est pas défini.',
  folder: (path) =>
    `Écrites chaque jour dans ${path}, puis restaurées dans une base de données vide et comparées.`,
  noBackups: 'Aucune sauvegarde n’a encore été faite.',
  verified: 'Vérifiée',
  verifiedAt: (when) => `Restaurée et comparée ${when}`,
  unverified: 'Pas encore vérifiée',
  running: 'En cours',
  backupFailed: 'Échouée',
  deletions: 'Suppressions',
  accountDeletion: (workspaces) =>
    workspaces === 0
      ? 'Compte'
      : `Compte et ${format.plural(workspaces, { one: '# espace de travail', other: '# espaces de travail' })}`,
  workspaceDeletion: (workspaces) =>
    format.plural(workspaces, { one: '# espace de travail', other: '# espaces de travail' }),
  deletedRows: (when, rows) =>
    `Commencée ${when}. ${format.plural(rows, { one: '# ligne supprimée jusqu’ici.', other: '# lignes supprimées jusqu’ici.' })}`,
  finished: 'Terminée',
  deletionFailed: 'Échouée, nouvelle tentative chaque minute',
  keys: 'Clés',
  sealing: (fingerprints) => `Empreinte de la clé de chiffrement (SECRETS_KEY) : ${fingerprints}`,
  signing: (fingerprint) => `Empreinte de la clé de signature : ${fingerprint}`,
  noSigning:
    'Aucune clé de signature n’est définie : les sessions sont signées avec une clé de la base de données.',
});
