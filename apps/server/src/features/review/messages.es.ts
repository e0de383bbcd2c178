import type { ReviewSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: ReviewSentences = {
  notYours: 'Puedes leer este contenido, pero no pedir su revisión.',
  noReviewer: 'Solo un administrador de este espacio de trabajo, que no sea el autor, puede revisar esto.',
  adminsDecide: 'Solo un administrador de este espacio de trabajo puede aprobar o devolver contenido.',
  ownWork: 'Esto lo escribiste tú: otro administrador tiene que aprobarlo o devolverlo.',
  notOpen: 'Nadie espera ya esta revisión. Se decidió o se retiró.',
  outdated: 'El texto cambió desde que lo abriste. Léelo de nuevo y continúa.',
  noComment: 'Aquí no hay ningún comentario así.',
  notYourComment: 'Este comentario es de otra persona.',
  notYoursToResolve: 'Puede resolverlo quien pueda cambiar el texto o quien escribió el comentario.',
  tooManyComments: (most) => `Un elemento tiene como máximo ${most} comentarios y respuestas.`,
  adminsOnly: 'Solo un administrador de este espacio de trabajo puede cambiar esto.',
};
