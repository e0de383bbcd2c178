import type { ContentSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: ContentSentences = {
  notFound: 'No se encontró el recurso solicitado.',
  notYours: 'Puedes leer este contenido, pero no cambiarlo.',
  alreadyPublished: 'Este contenido ya es público, así que su fecha es la de publicación.',
  approvalNeeded:
    'Este espacio de trabajo solo publica contenido aprobado. Solicita una revisión. No se pierde nada de lo que escribiste.',
  sourcesNeeded: (open) =>
    open === 1
      ? 'Una frase aún no tiene fuente. Añade un enlace, márcala como conocimiento propio o acéptala. No se pierde nada de lo que escribiste.'
      : `${open} frases aún no tienen fuente. Añade enlaces, márcalas como conocimiento propio o acéptalas. No se pierde nada de lo que escribiste.`,
  adminsRule: 'Solo un administrador puede cambiar esto.',
  conflict: 'Este contenido se ha modificado en otro lugar desde que lo abriste.',
  unreadable: 'El texto no se pudo leer como documento.',
  tooLarge: 'El texto es demasiado largo.',
  unknownTemplate: 'No existe esa plantilla.',
  wrongCursor: 'Esta página de la lista ya no es válida. Vuelve a cargar la lista.',
  pageWithoutText: 'No se encontró ningún artículo en esta página. Pega su texto en su lugar.',
  pageKnown: 'Esta página ya está en la comparación.',
  tooManyPages: (most) => `Puedes comparar con ${most} páginas como máximo. Quita primero una.`,
  removedTooLongAgo: 'Este contenido ya no se puede recuperar.',
  templates: {
    'blog-post': {
      name: 'Plantilla de entrada de blog',
      description: 'Una sola idea, desde el problema del lector hasta el siguiente paso.',
    },
    'product-review': {
      name: 'Plantilla de reseña de producto',
      description: 'Primero el veredicto; después, cómo lo probaste, qué descubriste y para quién es.',
    },
    'how-to-guide': {
      name: 'Plantilla de guía práctica',
      description: 'Una tarea, de la preparación al resultado, con una comprobación en cada paso.',
    },
    listicle: {
      name: 'Plantilla de lista',
      description:
        'Una selección con criterios claros, una tabla comparativa y una recomendación para cada lector.',
    },
  },
};
