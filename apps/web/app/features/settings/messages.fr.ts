import type { VendorKeyField } from '@pagewright/contract/settings';
import type { DateFormat, Density, Theme } from '@pagewright/contract/settings/preferences';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { settingsMessages as english } from './messages.ts';

const VENDORS: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'OpenAI',
  geminiKey: 'Gemini',
  anthropicKey: 'Anthropic',
  dataforseoKey: 'DataForSEO',
  serperKey: 'Serper',
};
/** Keys with their vendors, as French joins the two. */
const KEYS: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'clé d’OpenAI',
  geminiKey: 'clé de Gemini',
  anthropicKey: 'clé d’Anthropic',
  dataforseoKey: 'clé de DataForSEO',
  serperKey: 'clé de Serper',
};
const PURPOSES: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'Rédige avec des modèles d’OpenAI.',
  geminiKey: 'Rédige avec des modèles de Google.',
  anthropicKey: 'Rédige avec des modèles d’Anthropic.',
  dataforseoKey: 'Volume de recherche, difficulté et résultats. Sous la forme identifiant:motdepasse.',
  serperKey: 'Résultats, questions et suggestions de Google.',
};
const THEMES: Readonly<Record<Theme, string>> = { light: 'Clair', dark: 'Sombre', auto: 'Comme l’appareil' };
const DENSITIES: Readonly<Record<Density, string>> = { comfortable: 'Confortable', compact: 'Compacte' };
const FORMATS: Readonly<Record<DateFormat, string>> = {
  'MM/DD/YYYY': 'MM/JJ/AAAA',
  'DD/MM/YYYY': 'JJ/MM/AAAA',
  'YYYY-MM-DD': 'AAAA-MM-JJ',
};
const SERVERS = { ollama: 'Ollama', 'lm-studio': 'LM Studio', 'llama.cpp': 'llama.cpp' } as const;
const NOTICES = {
  emailNotifications: 'Notifications par e-mail',
  pushNotifications: 'Notifications push',
  contentUpdates: 'Nouvelles des contenus',
  teamActivity: 'Activité de l’équipe',
  systemAlerts: 'Alertes du système',
  weeklyReport: 'Rapport hebdomadaire',
} as const;
const NOTICE_HELP: Readonly<Record<keyof typeof NOTICES, string>> = {
  emailNotifications: 'À l’adresse avec laquelle vous vous connectez, 20 par heure au maximum.',
  pushNotifications: 'Dans les navigateurs où vous les avez activées, 20 par heure au maximum.',
  contentUpdates:
    'Votre contenu a été publié, est en retard ou n’a pas pu être publié ; une publication de votre calendrier est à faire ; des pages de concurrents ou vos résultats de recherche ont changé.',
  teamActivity: 'Un membre de l’équipe demande une relecture.',
  systemAlerts:
    'Vous êtes proche d’une limite de votre offre ou l’avez atteinte ; un webhook a été désactivé.',
  weeklyReport:
    'Un e-mail chaque lundi à 8 h dans votre fuseau horaire : ce qui a été publié, comment cela a été lu, ce qui vient ensuite. Pas d’e-mail s’il ne s’est rien passé.',
};

/** Texts of the settings, in French. */
export const settingsMessages: Translation<typeof english> = (format) => ({
  tabs: 'Réglages',
  profile: 'Profil',
  preferences: 'Préférences',
  notifications: 'Notifications',
  security: 'Sécurité',
  privacy: 'Confidentialité',
  'api-keys': 'Clés d’API',
  connections: 'Connexions',
  publishing: 'Publication',
  billing: 'Facturation',
  operator: 'Exploitant',
  loading: 'Chargement des réglages',
  loadFailed: 'Les réglages n’ont pas pu être chargés',
  retry: 'Réessayer',
  save: 'Enregistrer les modifications',
  discard: 'Abandonner les modifications',
  unsaved: 'Des modifications ne sont pas enregistrées.',
  saved: 'Réglages enregistrés',
  saveFailed: 'Les réglages n’ont pas pu être enregistrés',
  undo: 'Annuler l’action',
  leaveTitle: 'Quitter sans enregistrer ?',
  leaveText: 'Vos modifications ici ne sont pas encore enregistrées.',
  leave: 'Quitter',
  stay: 'Rester',

  profileHelp: 'Votre nom accompagne ce que vous écrivez. Le reste est pour vous et votre espace de travail.',
  name: 'Nom',
  nameRequired: 'Le nom est obligatoire',
  email: 'E-mail',
  emailHelp: 'Vous vous connectez avec cette adresse. Elle ne peut pas être modifiée ici.',
  company: 'Entreprise',
  website: 'Site web',
  websiteWrong: 'Doit commencer par http:// ou https://',
  bio: 'Biographie',

  theme: 'Thème',
  themeName: (theme) => THEMES[theme],
  density: 'Densité',
  densityName: (density) => DENSITIES[density],
  densityHelp:
    'L’espacement des listes et des tableaux. En mode compact, davantage de lignes sont visibles et, dans une fenêtre large, chaque article tient sur une ligne.',
  language: 'Langue',
  browserLanguage: (name) => `Comme ce navigateur : ${name}`,
  timezone: 'Fuseau horaire',
  timezoneHelp: 'Utilisé pour toutes les dates et heures que vous voyez et saisissez.',
  browserZone: (zone) => `Comme ce navigateur : ${zone}`,
  dateFormat: 'Format de date',
  languageForm: 'Selon la langue',
  formatName: (form) => FORMATS[form],
  example: (date) => `Aujourd’hui : ${date}`,
  autoSave: 'Enregistrement automatique',
  autoSaveHelp:
    'L’éditeur enregistre toutes les 30 secondes. S’il est désactivé, seul ce que vous enregistrez vous-même est conservé.',

  noticePlaces: 'Canaux',
  noticePlacesHelp: 'La cloche de l’en-tête affiche toujours tout.',
  noticeSubjects: 'Sujets',
  noticeReports: 'Rapports',
  notice: (name) => NOTICES[name],
  noticeHelp: (name) => NOTICE_HELP[name],

  models: 'Modèle de langage',
  modelsHelp:
    'Rédige les briefs, les plans et les suggestions de l’éditeur. Sans modèle, le moteur intégré travaille à partir des preuves.',
  model: 'Modèle',
  automatic: 'Automatique',
  automaticHelp:
    'Utilise le premier de la liste. S’il échoue, le moteur intégré prend le relais et le signale.',
  chosenHelp: 'S’il échoue, vous voyez l’erreur, et rien ne le remplace.',
  noModel: 'Aucun modèle de langage n’est encore configuré. Saisissez une clé ci-dessous.',
  ownModel: (name) => `${name} (votre clé)`,
  goneModel: (name) => `${name} (n’est plus configuré)`,
  modelChosen: (name) => `Modèle utilisé désormais : ${name}`,

  local: 'Modèles sur cette machine',
  localHelp:
    'Recherche Ollama, LM Studio et llama.cpp sur la machine où s’exécute Pagewright, uniquement à votre demande.',
  look: 'Rechercher des serveurs de modèles',
  looking: 'Recherche de modèles',
  found: (model, server) => `Trouvé : ${model} sur cette machine (${SERVERS[server]}).`,
  useIt: 'L’utiliser',
  useModel: (model) => `Utiliser ${model}`,
  inUse: (model, server) => `${model} sur cette machine (${SERVERS[server]}) est configuré.`,
  putAway: 'Retirer',
  noneFound:
    'Aucun serveur de modèles n’a été trouvé sur cette machine. Démarrez-y Ollama, LM Studio ou llama.cpp, puis relancez la recherche.',
  testModel: (model) => `Tester ${model}`,
  testingModel: 'En attente du modèle. Son chargement peut prendre une minute.',
  speed: (tokens, isEstimate) => `${isEstimate ? 'Environ ' : ''}${format.number(tokens)} jetons par seconde`,
  firstWord: (ms) => `premier mot après ${format.number(Math.round(ms / 100) / 10)} s`,
  structured: (isSo) =>
    isSo ? 'les réponses structurées fonctionnent' : 'les réponses structurées ne fonctionnent pas',
  otherServer: 'Un autre serveur de modèles',
  otherServerHelp:
    'Tout serveur doté d’une API de chat completions compatible avec OpenAI, comme vLLM ou une machine de votre réseau. Seuls les exploitants de cette installation peuvent le configurer.',
  serverUrl: 'Adresse',
  serverModel: 'Modèle',
  serverKey: 'Clé (facultative)',
  serverUrlWrong: 'Saisissez une adresse qui commence par http:// ou https://',
  serverModelWrong: 'Saisissez le nom du modèle',
  useServer: 'Utiliser ce serveur',
  serverTaken: (model) => `${model} est configuré`,
  serverInUse: (model, url) => `${model} à l’adresse ${url} est configuré.`,
  lookAgain: 'Relancer la recherche',
  localTaken: (model) => `${model} est configuré`,
  localPutAway: (model) => `${model} n’est plus utilisé`,

  keys: 'Vos propres clés',
  keysHelp:
    'Elles sont utilisées avant celles de l’installation, et les requêtes faites avec elles ne comptent pas dans votre offre. Les clés sont conservées chiffrées et ne sont plus jamais affichées.',
  adminsOnly: 'Seul un administrateur de cet espace de travail peut modifier les clés et les modèles.',
  vendor: (field) => VENDORS[field],
  purpose: (field) => PURPOSES[field],
  keyOf: (field) => KEYS[field].replace('clé', 'Clé'),
  noKey: 'Aucune clé',
  lastFour: (four) => `Se termine par ${four}`,
  unreadable: 'Ne peut plus être lue. Saisissez-la à nouveau.',
  switchedOff: 'Désactivée par l’exploitant de cette installation.',
  newKey: 'Saisissez une clé',
  otherKey: 'Saisissez une autre clé pour la remplacer',
  keyTooShort: 'Une clé compte au moins 8 caractères et aucun espace',
  loginWrong: 'Doit avoir la forme identifiant:motdepasse',
  test: 'Tester',
  testOf: (field) => `Tester la ${KEYS[field]}`,
  testing: 'Contact avec le fournisseur',
  testFailed: 'Le test n’a pas pu être effectué',
  cancel: 'Annuler',
  remove: 'Retirer',
  removeOf: (field) => `Retirer la ${KEYS[field]}`,
  removeTitle: (field) => `Retirer la ${KEYS[field]} ?`,
  removeText: 'Elle sera supprimée. Pour l’utiliser à nouveau, il faudra la saisir de nouveau.',
  keysSaved: 'Clés enregistrées',
  keyRemoved: (field) => `La ${KEYS[field]} a été retirée`,
  testCosts: 'Un test envoie une requête, que le fournisseur peut facturer.',

  avatar: 'Photo',
  avatarHelp: 'Affichée à côté de votre nom. JPEG, PNG, WebP ou GIF.',
  chooseAvatar: 'Importer une photo',
  replaceAvatar: 'Changer la photo',
  removeAvatar: 'Retirer la photo',
  websiteHelp:
    'L’analyse concurrentielle compare les concurrents à ce site, sauf si l’espace de travail en a un autre.',
  emailUpdates: 'Actualités par e-mail',
  emailUpdatesHelp:
    'Notifications et rapport hebdomadaire par e-mail. Si cette option est désactivée, seuls les e-mails concernant votre compte sont envoyés.',
  webhook: 'Webhook',
  webhookUrl: 'URL du webhook',
  webhookHelp:
    'Reçoit un message signé lorsqu’un contenu est publié, modifié ou retiré. Laissez vide pour supprimer le webhook.',
  saveWebhook: 'Enregistrer le webhook',
  webhookSaved: 'Webhook enregistré',
  webhookRemoved: 'Webhook supprimé',
  allWebhooks: 'Secret, événements et journal des envois',

  planName: (name) => `Offre ${name}`,
  seo: 'Requêtes SEO',
  ai: 'Requêtes IA',
  usedOf: (used, limit) =>
    limit < 0
      ? `${format.number(used)} utilisées · Illimité`
      : `${format.number(used)} utilisées · ${format.number(limit)} par mois`,
  resetsOn: (day) => `Le décompte repart à zéro le ${day} (UTC).`,
  storage: 'Fichiers',
  apiCalls: 'Appels par jeton d’API',
  bytes: (bytes) =>
    bytes < 1_000_000
      ? `${format.number(Math.ceil(bytes / 1000))} ko`
      : `${format.number(Math.round(bytes / 100_000) / 10)} Mo`,
  largerPlan: 'Besoin d’une offre supérieure ?',
  askOperator: (operator) =>
    operator === null
      ? 'Le paiement n’est pas configuré ici. Pour une offre supérieure, adressez-vous à l’exploitant de cette installation.'
      : `Le paiement n’est pas configuré ici. Pour une offre supérieure, adressez-vous à l’exploitant de cette installation : ${operator}`,
  modelCosts: 'Modèles de langage ce mois-ci',
  modelCostsHelp:
    'D’après les tarifs publics des fournisseurs. Les montants réels figurent sur leurs factures.',
});
