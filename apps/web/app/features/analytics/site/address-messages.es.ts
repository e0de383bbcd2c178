import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { importedAddressMessages as english } from './address-messages.ts';

/** Texts about imported addresses of a site, in Spanish. */
export const importedAddressMessages: Translation<typeof english> = (format) => ({
  open: 'Importar direcciones',
  title: 'Importar direcciones',
  close: 'Cerrar',
  about: (site) =>
    `Direcciones de ${site} que sus sitemaps, feeds y enlaces no nombran. El próximo rastreo las lee primero, dentro del límite de tu plan. Solo las ve tu espacio de trabajo.`,
  list: 'Direcciones',
  listHelp:
    'Una por línea, o un archivo CSV como la exportación de páginas de Screaming Frog o Search Console.',
  file: 'Elegir un archivo',
  tooLarge: 'El archivo es demasiado grande. Se pueden leer hasta 3 MB.',
  empty: 'Pega direcciones o elige un archivo.',
  submit: 'Importar',
  done: (added, present) =>
    `${format.plural(added, { one: '# dirección añadida', other: '# direcciones añadidas' })}, ${format.number(present)} ya conocidas.`,
  otherHosts: (count) =>
    format.plural(count, {
      one: 'No se importó # dirección de otro sitio:',
      other: 'No se importaron # direcciones de otros sitios:',
    }),
  noPages: (count) =>
    format.plural(count, { one: '# archivo no es una página:', other: '# archivos no son páginas:' }),
  invalid: (count) =>
    format.plural(count, {
      one: '# entrada no es una dirección web:',
      other: '# entradas no son direcciones web:',
    }),
  leftOut: (count, most) =>
    `${format.plural(count, { one: 'Se omitió # dirección', other: 'Se omitieron # direcciones' })}: un sitio admite ${format.number(most)} importadas.`,
  imported: (count) =>
    format.plural(count, { one: '# dirección importada', other: '# direcciones importadas' }),
  remove: 'Quitar las direcciones importadas',
  removed: (count) =>
    format.plural(count, {
      one: 'Se quitó # dirección importada.',
      other: 'Se quitaron # direcciones importadas.',
    }),
  removeFailed: 'No se pudieron quitar las direcciones.',
  undo: 'Deshacer',
  undone: 'Las direcciones se importaron de nuevo.',
  undoFailed: 'No se pudieron importar de nuevo las direcciones.',
});
