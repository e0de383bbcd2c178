import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { ssoSettingsMessages as english } from './messages.ts';

/** Texts of the single sign-on settings, in French. */
export const ssoSettingsMessages: Translation<typeof english> = {
  title: 'Authentification unique',
  help: 'Permettez de se connecter avec un fournisseur OpenID Connect comme Keycloak, Okta, Entra ID, Google Workspace ou Authentik. Les comptes avec mot de passe continuent de fonctionner.',
  isOn: 'L’authentification unique est activée',
  name: 'Nom sur le bouton',
  namePlaceholder: 'Compte de l’entreprise',
  issuer: 'Émetteur',
  issuerHelp: 'L’adresse du fournisseur, telle qu’elle figure dans son document de découverte.',
  clientId: 'Identifiant client',
  clientSecret: 'Secret client',
  secretKept: 'Un secret est enregistré. Laissez ce champ vide pour le conserver.',
  redirectUri: 'URI de redirection, à enregistrer chez le fournisseur :',
  logoutUri: 'URI de déconnexion par canal arrière :',
  workspace: 'Espace de travail rejoint',
  groupsClaim: 'Attribut des groupes',
  adminGroups: 'Groupes des administrateurs',
  memberGroups: 'Groupes des membres',
  groupsHelp: 'Un par ligne. Les groupes déterminent le rôle à chaque connexion.',
  memberGroupsHelp:
    'Un par ligne. Vide : toutes les autres personnes admises par le fournisseur sont membres.',
  domains: 'Domaines d’e-mail',
  domainsHelp:
    'Un par ligne. Les adresses de ces domaines sont fiables même si le fournisseur ne dit pas qu’elles sont vérifiées.',
  isEnforced: 'Imposer l’authentification unique pour ces domaines',
  enforcedHelp:
    'Leurs mots de passe ne fonctionnent plus, et les personnes connectées avec un mot de passe sont déconnectées.',
  emergencyEmail: 'Compte de secours',
  emergencyHelp: 'Son mot de passe continue de fonctionner, au cas où le fournisseur serait en panne.',
  save: 'Enregistrer',
  saved: 'L’authentification unique a été enregistrée',
  loading: 'Chargement',
  retry: 'Réessayer',
  failed: 'L’authentification unique n’a pas pu être chargée',
};
