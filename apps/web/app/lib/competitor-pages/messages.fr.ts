import type { Translation } from '../messages/define-messages.ts';
import type { givenPagesMessages as english } from './messages.ts';

/** Texts for adding competitor pages, in French. */
export const givenPagesMessages: Translation<typeof english> = (format) => ({
  paste: 'Coller',
  upload: 'Importer',
  fetch: 'Depuis le web',
  addresses: 'Adresses',
  addressesHelp:
    'Une par ligne. Chaque page est lue une seule fois, dans le respect de robots.txt, à raison d’une page par seconde.',
  addressesRequired: 'Indiquez au moins une adresse.',
  addressesWrong: (line) => `Ceci n’est pas l’URL d’une page : ${line}`,
  competitors: 'Concurrents',
  competitorsHelp: (isRequired) =>
    `${isRequired ? '' : 'Facultatif. '}Adresses de pages bien classées, ou de sites où chercher des pages sur votre mot-clé ; séparées par des virgules ou une par ligne.`,
  tooManyCompetitors: (most) => `Saisissez au maximum ${format.number(most)} adresses`,
  fetchPages: 'Lire les pages',
  text: 'Page',
  textHelp: 'Le HTML de la page entière, ou son texte.',
  textRequired: 'Collez d’abord la page.',
  address: 'Adresse',
  addressHelp: 'Facultatif. Affichée là où le score cite cette page.',
  addressWrong: 'Ceci n’est pas l’URL d’une page.',
  name: 'Titre',
  nameHelp: 'Facultatif. Repris de la page lorsqu’elle en a un.',
  addPage: 'Ajouter la page',
  choose: 'Choisir des fichiers',
  chooseHelp: (megabytes) => `Fichiers HTML ou texte, jusqu’à ${format.number(megabytes)} Mo chacun.`,
  open: 'Ajouter des pages concurrentes',
  help: 'Collez ou importez des pages bien classées sur votre mot-clé. Le résultat repose sur elles, et elles ne servent à rien d’autre.',
  list: 'Pages ajoutées',
  untitled: 'Page sans titre',
  size: (characters) => format.plural(characters, { one: '# caractère', other: '# caractères' }),
  remove: (title) => `Retirer ${title}`,
  added: (pages) => format.plural(pages, { one: '# page ajoutée', other: '# pages ajoutées' }),
  tooLarge: (name) => `${name} : le fichier est trop volumineux.`,
  tooMany: (most) => `Vous pouvez ajouter ${format.number(most)} pages au maximum.`,
  known: (name) => `${name} : cette page a déjà été ajoutée.`,
});
