import type { ConnectionKind } from '@pagewright/contract/publishing/connections';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { connectionMessages as english } from './messages.ts';

const KINDS: Readonly<Record<ConnectionKind, string>> = { wordpress: 'WordPress', ghost: 'Ghost' };

/** Texts of site connections, in French. */
export const connectionMessages: Translation<typeof english> = {
  title: 'Connexions',
  help: 'Sites WordPress et Ghost sur lesquels publier des éléments depuis l’éditeur, en plus du site public.',
  add: 'Connecter un site',
  loading: 'Chargement...',
  failed: 'Impossible de charger les connexions',
  retry: 'Réessayer',
  emptyTitle: 'Pas encore de connexion',
  emptyText: 'Connectez un site WordPress ou Ghost pour y publier en un clic.',
  emptyMember: 'Un administrateur de cet espace de travail peut connecter un site WordPress ou Ghost.',
  kind: (kind) => KINDS[kind],
  secretEnds: (end) => `Le secret se termine par ${end}`,
  automatic: 'Automatique',
  test: 'Tester',
  testing: 'Test en cours...',
  works: (name) => (name === '' ? 'La connexion fonctionne.' : `La connexion à « ${name} » fonctionne.`),
  edit: 'Modifier',
  editFor: (name) => `Modifier ${name}`,
  testFor: (name) => `Tester ${name}`,
  removeFor: (name) => `Retirer ${name}`,
  remove: 'Retirer',
  removed: 'La connexion a été retirée.',
  removeTitle: 'Retirer cette connexion ?',
  removeText: (name) =>
    `${name} et son secret seront supprimés. Ce qui y est publié y reste, mais ne sera plus mis à jour. Cette action est irréversible.`,
  cancel: 'Annuler',
  close: 'Fermer',
  addTitle: 'Connecter un site',
  editTitle: 'Modifier la connexion',
  system: 'Système',
  name: 'Nom',
  nameHelp: 'Nom affiché dans l’éditeur',
  address: 'Adresse du site',
  userName: 'Nom d’utilisateur',
  password: 'Mot de passe d’application',
  passwordHelp: 'Créé dans WordPress sous Comptes → Profil → Mots de passe d’application',
  key: 'Clé de l’API d’administration',
  keyHelp: 'Créée dans Ghost sous Settings → Integrations → Add custom integration',
  keep: 'Laissez vide pour conserver l’actuel',
  isAutomatic: 'Publier aussi là-bas tout ce qui est publié ici',
  required: 'Remplissez ce champ',
  connect: 'Connecter',
  connecting: 'Interrogation du site...',
  save: 'Enregistrer',
  saved: 'La connexion a été enregistrée.',
  connected: 'Le site est connecté.',
};
