import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { sourcesMessages as english } from './messages.ts';

const REASONS = {
  figure: 'Da una cifra. ¿De dónde sale?',
  quotation: 'Cita a alguien. ¿Quién lo dijo y dónde?',
  study: 'Se refiere a una investigación. ¿A qué estudio?',
  claim: 'Afirma un hecho que un lector puede querer comprobar.',
} as const;

const PLACES = {
  title: 'En el título. Indica en el texto la fuente de esta cifra.',
  metaTitle: 'En el metatítulo. Indica en el texto la fuente de esta cifra.',
  metaDescription: 'En la metadescripción. Indica en el texto la fuente de esta cifra.',
} as const;

/** Texts of the sources pane, in Spanish. */
export const sourcesMessages: Translation<typeof english> = (format) => ({
  title: 'Fuentes',
  loading: 'Comprobando las fuentes...',
  failed: 'No se pudieron comprobar las fuentes',
  retry: 'Reintentar',
  saveFirst: 'Guarda primero el contenido. Después se muestran aquí las frases sin fuente.',
  open: (count) =>
    count === 0
      ? 'A ninguna frase le falta la fuente.'
      : format.plural(count, { one: '# frase no tiene fuente.', other: '# frases no tienen fuente.' }),
  required:
    'Este espacio de trabajo exige fuentes: el contenido solo se publica cuando cada una de estas frases tiene un enlace o alguien la ha aceptado.',
  advice: 'Añade un enlace a cada una o indica por qué no lo necesita. Puedes publicar sin hacerlo.',
  reason: (reason) => REASONS[reason],
  outside: (place) => PLACES[place],
  show: (sentence) => `Mostrar en el texto: ${sentence}`,
  addLink: 'Añadir un enlace',
  own: 'Conocimiento propio',
  accept: 'Aceptar sin fuente',
  undo: 'Deshacer',
  decided: (kind, by, at) =>
    kind === 'own' ? `Conocimiento propio, según ${by}, ${at}` : `Aceptada por ${by}, ${at}`,
  address: 'Dirección de la fuente',
  addressWrong: 'Escribe una dirección que empiece por https:// o http://',
  add: 'Añadir',
});
