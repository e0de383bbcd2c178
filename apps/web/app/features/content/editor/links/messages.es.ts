import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { linksMessages as english } from './messages.ts';

/** Links between a text and the own site in Spanish. */
export const linksMessages: Translation<typeof english> = (format) => ({
  title: 'Enlaces internos',
  loading: 'Comparando con las páginas de tu sitio...',
  failed: 'No se pudieron cargar las sugerencias de enlaces',
  retry: 'Reintentar',
  saveFirst: 'Guarda primero el contenido. Después se sugieren aquí los enlaces internos.',
  noSite: 'Tu sitio aún no se ha rastreado, así que no se conocen páginas que enlazar.',
  crawlSite: 'Ir a tu sitio',
  compared: (compared, read, known) =>
    `${format.number(compared)} páginas de tu sitio comparadas; se han leído ${format.number(read)} de las ${format.number(known)} conocidas.`,
  again: 'Comprobar de nuevo',
  outbound: 'Enlaza a estas páginas',
  noOutbound: 'No hay ninguna página que el texto nombre o trate sin enlazarla.',
  inbound: 'Estas páginas deberían enlazar aquí',
  inboundHelp: 'Añade estos enlaces en tu sitio cuando el contenido esté publicado allí.',
  inboundTo: (url) => `La dirección que hay que enlazar es ${url}.`,
  noInbound: 'No hay ninguna página que nombre este tema sin enlazarlo.',
  likelihood: (value) => `Probabilidad de que un editor lo ponga: ${format.percent(value)}`,
  show: (sentence) => `Mostrar en el texto: ${sentence}`,
  insert: 'Insertar enlace',
  insertNamed: (page) => `Insertar enlace a ${page}`,
  accept: 'Aceptar',
  acceptNamed: (page) => `Aceptar el enlace desde ${page}`,
  reject: 'Descartar',
  rejectNamed: (page) => `Descartar la sugerencia: ${page}`,
  inserted: (anchor) => `Enlace puesto en «${anchor}».`,
  wordsGone: (anchor) => `Las palabras «${anchor}» ya no están en el texto sin enlace. Comprueba de nuevo.`,
  undo: 'Deshacer',
  undoNamed: (page) => `Deshacer la decisión: ${page}`,
  decideFailed: 'No se pudo guardar la decisión.',
  accepted: 'Aceptados',
  rejected: (count) =>
    format.plural(count, { one: '# sugerencia descartada', other: '# sugerencias descartadas' }),
  decided: (direction, anchor) =>
    direction === 'outbound' ? `Desde aquí, en «${anchor}».` : `Desde esa página, en «${anchor}».`,
  state: (direction, isSet) => {
    if (isSet === null) return 'No se pudo leer la página.';
    if (direction === 'outbound') return isSet ? 'En el texto.' : 'No está en el texto.';
    return isSet ? 'Añadido, visto en el último rastreo.' : 'Sin añadir en el último rastreo.';
  },
});
