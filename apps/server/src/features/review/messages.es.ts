import type { ReviewSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: ReviewSentences = {
  notYours: 'Puedes leer este contenido, pero no solicitar su revisión.',
  noReviewer: 'Solo un administrador de este espacio de trabajo que no sea el autor puede revisar esto.',
  adminsDecide: 'Solo un administrador de este espacio de trabajo puede aprobar o devolver contenido.',
  ownWork: 'Lo escribiste tú, así que otro administrador tiene que aprobarlo o devolverlo.',
  notOpen: 'Esta revisión está cerrada. Se decidió o se retiró.',
  outdated: 'El texto ha cambiado desde que lo abriste. Léelo de nuevo y continúa.',
  noComment: 'Este comentario no existe.',
  notYourComment: 'Este comentario es de otra persona.',
  notYoursToResolve: 'Solo quienes pueden editar el texto o el autor del comentario pueden resolverlo.',
  tooManyComments: (most) => `Un elemento puede tener como máximo ${most} comentarios y respuestas.`,
  adminsOnly: 'Solo un administrador de este espacio de trabajo puede cambiar esto.',
};
