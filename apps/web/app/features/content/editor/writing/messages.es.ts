import type { WritingKind } from '@pagewright/contract/content';
import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { writingMessages as english } from './messages.ts';

const NAMES: Readonly<Record<WritingKind, string>> = {
  draft: 'Redactar esta sección',
  continue: 'Seguir escribiendo',
  rewrite: 'Reescribir',
  shorten: 'Acortar',
  simplify: 'Simplificar',
  titles: 'Proponer títulos',
  descriptions: 'Proponer metadescripciones',
};
const DONE: Readonly<Record<WritingKind, string>> = {
  draft: 'Borrador',
  continue: 'Continuación',
  rewrite: 'Reescrito',
  shorten: 'Acortado',
  simplify: 'Simplificado',
  titles: 'Títulos',
  descriptions: 'Metadescripciones',
};

/** Texts of AI writing in the editor, in Spanish. */
export const writingMessages: Translation<typeof english> = (format) => {
  const suggestions = { one: '# sugerencia', other: '# sugerencias' };
  return {
    write: 'Escribir',
    writeSelection: 'Escribir: reformular la selección',
    name: (kind) => NAMES[kind],
    missing: (missing, mayConnect): string => {
      if (missing === 'pages')
        return 'Necesita páginas que citar o un modelo de lenguaje. Añade páginas de la competencia junto a la puntuación.';
      if (missing === 'keyword') return 'Necesita una palabra clave principal. Escríbela junto al texto.';
      return mayConnect
        ? 'Necesita un modelo de lenguaje, y no hay ninguno conectado.'
        : 'Necesita un modelo de lenguaje. Un administrador puede conectarlo.';
    },
    connectModel: 'Conectar un modelo en Ajustes',
    browserModel: (isChosen) =>
      isChosen ? 'Dejar de usar el modelo de este navegador' : 'Usar el modelo de este navegador',
    browserModelHelp: (state) => {
      const here = 'El modelo funciona en este ordenador: tu texto no va a ningún servicio de modelos.';
      return state === 'available' ? here : `${here} El navegador lo descarga antes, una sola vez.`;
    },
    writingHere: 'El modelo de este navegador está escribiendo',
    fetchingModel: (share) => `El navegador está descargando su modelo: ${format.percent(share)}`,
    browserFailed:
      'El modelo de este navegador no ha respondido. Inténtalo de nuevo o usa el motor integrado.',
    region: 'Sugerencias',
    done: (kind) => DONE[kind],
    place: (at, of) => `Sugerencia ${format.number(at)} de ${format.number(of)}`,
    previous: 'Sugerencia anterior',
    next: 'Sugerencia siguiente',
    accept: 'Aceptar',
    reject: 'Rechazar',
    acceptAll: 'Aceptar todas',
    rejectAll: 'Rechazar todas',
    builtIn: 'Motor integrado',
    extracted: 'extraído; reformúlalo antes de publicar',
    sources: 'De',
    noSources: 'No se basa en ninguna página',
    ownWords: 'De tus propias palabras',
    untitled: 'Página sin título',
    effect: (points) =>
      points === 0
        ? 'La puntuación no cambia'
        : `${points > 0 ? '+' : '−'}${format.plural(Math.abs(points), { one: '# punto', other: '# puntos' })}`,
    effectUnknown: 'Efecto en la puntuación: —',
    effectComing: 'Calculando la puntuación…',
    unsourced: 'Sin fuente: ninguna página de las pruebas lo afirma',
    checked: 'Solo se han comprobado cifras, citas, estudios, nombres y enlaces',
    unsourcedList: (words) => `Sin fuente: ${words}`,
    cancel: 'Cancelar',
    dismiss: 'Cerrar',
    again: 'Intentar de nuevo',
    useBuiltIn: 'Usar el motor integrado',
    nothingSelected: 'Pon el cursor en un párrafo o selecciona el texto que quieres reformular.',
    tooMuch: 'Selecciona como máximo 20 párrafos, de hasta 6000 caracteres cada uno.',
    saveFirst: 'No se pudo guardar el contenido. Guárdalo e inténtalo de nuevo.',
    changedMeanwhile: 'El texto cambió mientras se escribía la sugerencia. Inténtalo de nuevo.',
    came: (kind, count) => `${DONE[kind]}: ${format.plural(count, suggestions)} por aceptar o rechazar`,
    accepted: (count) =>
      format.plural(count, { one: '# sugerencia aceptada', other: '# sugerencias aceptadas' }),
    rejected: (count) =>
      format.plural(count, { one: '# sugerencia rechazada', other: '# sugerencias rechazadas' }),
    undo: 'Deshacer',
    dropped: (count) =>
      format.plural(count, {
        one: 'Se descartó una sugerencia: su lugar en el texto ya no existe.',
        other: 'Se descartaron # sugerencias: su lugar en el texto ya no existe.',
      }),
    broughtBack: (count) => `${format.plural(count, suggestions)} de antes, aún por revisar`,
    leftOut: (count) =>
      format.plural(count, {
        one: 'Se quitó # dirección que no aparece en las pruebas.',
        other: 'Se quitaron # direcciones que no aparecen en las pruebas.',
      }),
    cancelled: 'Cancelado. El texto no ha cambiado.',
    proposals: (kind) => (kind === 'titles' ? 'Títulos sugeridos' : 'Metadescripciones sugeridas'),
    proposalsBy: (who) => `${who}. Al elegir una propuesta se rellena el campo; nada más cambia.`,
    pixels: (found, most) => `${format.number(found)} de ${format.number(most)} píxeles`,
    tooWide: 'se corta',
    asTitle: 'Usar como título',
    asMetaTitle: 'Usar como metatítulo',
    asDescription: 'Usar',
    filled: 'Se rellenó el campo.',
  };
};
