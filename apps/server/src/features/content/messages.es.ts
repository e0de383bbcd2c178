import type { ContentSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: ContentSentences = {
  notFound: 'No se encontró el recurso solicitado.',
  notYours: 'Puedes leer este contenido, pero no cambiarlo.',
  alreadyPublished: 'Este contenido es público: su fecha es la de su publicación.',
  approvalNeeded:
    'Este espacio de trabajo solo publica lo que se ha aprobado. Pide una revisión; lo que escribiste no se pierde.',
  sourcesNeeded: (open) =>
    open === 1
      ? 'Una frase aún no tiene fuente. Añade un enlace, márcala como conocimiento propio o acéptala; lo que escribiste no se pierde.'
      : `${open} frases aún no tienen fuente. Añade enlaces, márcalas como conocimiento propio o acéptalas; lo que escribiste no se pierde.`,
  adminsRule: 'Solo un administrador puede cambiar esto.',
  conflict: 'Este contenido se cambió en otro lugar desde que lo abriste.',
  unreadable: 'El texto no se pudo leer como documento.',
  tooLarge: 'El texto es demasiado largo.',
  unknownTemplate: 'No existe esa plantilla.',
  wrongCursor: 'Este punto de la lista no es válido. Empieza desde el principio.',
  pageWithoutText: 'No se encontró ningún artículo en esta página. Pega su texto en su lugar.',
  pageKnown: 'Ya se compara con esta página.',
  tooManyPages: (most) => `Se puede comparar con ${most} páginas como máximo. Quita una antes.`,
  removedTooLongAgo: 'Este contenido ya no se puede recuperar.',
  templates: {
    'blog-post': {
      name: 'Plantilla de entrada de blog',
      description:
        'Una sola idea, argumentada desde el problema del lector hasta lo que hay que hacer después.',
    },
    'product-review': {
      name: 'Plantilla de reseña de producto',
      description: 'Primero el veredicto; después, cómo lo probaste, qué descubriste y para quién es.',
    },
    'how-to-guide': {
      name: 'Plantilla de guía práctica',
      description: 'Una tarea, desde lo que hace falta hasta el resultado, con cómo comprobar cada paso.',
    },
    listicle: {
      name: 'Plantilla de lista',
      description:
        'Una lista escogida, con los criterios a la vista, una tabla para comparar y una opción para cada lector.',
    },
  },
};
