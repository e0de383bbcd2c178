import type { Translation } from '../../lib/messages/define-messages.ts';
import type { onboardingMessages as english } from './messages.ts';

/** Texts of the first steps and the sample workspace, in Spanish. */
export const onboardingMessages: Translation<typeof english> = {
  title: 'Primeros pasos',
  progress: (done, of) => `${done} de ${of} completados`,
  done: 'Hecho',
  open: 'Pendiente',
  hide: 'Ocultar esta lista',
  hidden: 'La lista está oculta.',
  undo: 'Deshacer',
  changeFailed: 'No se pudo cambiar la lista',

  step_article: 'Añade un artículo',
  text_article: 'Escribe uno, importa un archivo o mira antes un ejemplo.',
  way_article: 'Escribir un artículo',
  importFile: 'Importar un archivo',
  step_score: 'Mira su puntuación',
  text_score: 'Dale una palabra clave principal. Cada punto viene con su motivo.',
  way_score: 'Puntuar un artículo',
  step_brief: 'Crea un brief',
  text_brief: 'En el Creador de estrategias, a partir de una frase: encabezados, preguntas y palabras clave.',
  way_brief: 'Crear un brief',
  step_publish: 'Publica',
  text_publish:
    'Cambia el estado de un artículo a «Publicado» y guárdalo. Tu sitio de Pagewright ya está listo.',
  way_publish: 'Abrir un artículo',
  step_invite: 'Invita a tu equipo',
  text_invite: 'Revisad y aprobad el trabajo entre todos.',
  way_invite: 'Invitar a alguien',

  trySample: 'Probar con un ejemplo',
  sampleThere: 'Tienes un espacio de ejemplo.',
  openSample: 'Abrirlo',
  removeSample: 'Eliminar el ejemplo',
  openFailed: 'No se pudo abrir el espacio de ejemplo',
  leaveFailed: 'No se pudo abrir tu espacio de trabajo',
  removeFailed: 'No se pudo eliminar el espacio de ejemplo',

  sampleTitle: 'Espacio de ejemplo',
  sampleText: 'Cambia lo que quieras. Está aparte de tu contenido y se elimina entero con un clic.',
  backTo: (name) => `Volver a ${name}`,
};
