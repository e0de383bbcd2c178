import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { importedAddressMessages as english } from './address-messages.ts';

/** Texts about imported addresses of a site, in French. */
export const importedAddressMessages: Translation<typeof english> = (format) => ({
  open: 'Importer des adresses',
  title: 'Importer des adresses',
  close: 'Fermer',
  about: (site) =>
    `Adresses de ${site} que ses sitemaps, flux et liens ne nomment pas. La prochaine exploration les lit en premier, dans la limite de votre offre. Seul votre espace de travail les voit.`,
  list: 'Adresses',
  listHelp:
    'Une par ligne, ou un fichier CSV comme l’export de pages de Screaming Frog ou de la Search Console.',
  file: 'Choisir un fichier',
  tooLarge: 'Le fichier est trop volumineux. 3 Mo au plus peuvent être lus.',
  empty: 'Collez des adresses ou choisissez un fichier.',
  submit: 'Importer',
  done: (added, present) =>
    `${format.plural(added, { one: '# adresse ajoutée', other: '# adresses ajoutées' })}, ${format.number(present)} déjà connues.`,
  otherHosts: (count) =>
    format.plural(count, {
      one: '# adresse d’un autre hôte n’a pas été importée :',
      other: '# adresses d’autres hôtes n’ont pas été importées :',
    }),
  noPages: (count) =>
    format.plural(count, {
      one: '# fichier n’est pas une page :',
      other: '# fichiers ne sont pas des pages :',
    }),
  invalid: (count) =>
    format.plural(count, {
      one: '# entrée n’est pas une adresse web :',
      other: '# entrées ne sont pas des adresses web :',
    }),
  leftOut: (count, most) =>
    `${format.plural(count, { one: '# adresse a été laissée de côté', other: '# adresses ont été laissées de côté' })} : un site peut en avoir ${format.number(most)} importées.`,
  imported: (count) => format.plural(count, { one: '# adresse importée', other: '# adresses importées' }),
  remove: 'Retirer les adresses importées',
  removed: (count) =>
    format.plural(count, {
      one: '# adresse importée retirée.',
      other: '# adresses importées retirées.',
    }),
  removeFailed: 'Les adresses n’ont pas pu être retirées.',
  undo: 'Annuler',
  undone: 'Les adresses ont été importées de nouveau.',
  undoFailed: 'Les adresses n’ont pas pu être importées de nouveau.',
});
