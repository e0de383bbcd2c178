import { bullets, documentOf, heading, paragraph, subheading, table, type Skeleton } from './template.ts';

const entry = (number: number, name: string) => [
  heading(`${number}. ${name}`),
  paragraph('[Por qué está en esta lista, en una frase. Después, qué es y qué lo distingue de los demás.]'),
  bullets('Ideal para: [quién o qué]', 'Conviene saber: [un límite, un precio o una condición]'),
  paragraph('[Un ejemplo o una cifra que lo muestre, con un enlace a su fuente.]'),
];

/** Spanish text of the template. */
export const listicleSpanish: Skeleton = {
  title: '[Número] [cosas] para [el lector o la tarea]',
  document: documentOf(
    paragraph(
      '[Di para qué es la lista, con la palabra clave principal, y cuántas opciones miraste para elegir estas.] [Nombra enseguida tu favorita, para quien no tiene tiempo.]',
    ),
    heading('La lista de un vistazo'),
    table(
      ['Nombre', 'Ideal para', 'Qué hay que saber'],
      ['[Primera opción]', '[Lector o tarea]', '[Precio o límite]'],
      ['[Segunda opción]', '[Lector o tarea]', '[Precio o límite]'],
      ['[Tercera opción]', '[Lector o tarea]', '[Precio o límite]'],
      ['[Cuarta opción]', '[Lector o tarea]', '[Precio o límite]'],
      ['[Quinta opción]', '[Lector o tarea]', '[Precio o límite]'],
    ),
    heading('Cómo hemos elegido'),
    bullets('[Primer criterio y cómo lo mediste]', '[Segundo criterio]', '[Qué dejaste fuera y por qué]'),
    ...entry(1, '[Primera opción: en qué es la mejor]'),
    ...entry(2, '[Segunda opción]'),
    ...entry(3, '[Tercera opción]'),
    ...entry(4, '[Cuarta opción]'),
    ...entry(5, '[Quinta opción]'),
    heading('¿Cuál es la tuya?'),
    bullets(
      'Elige [opción] si [el caso más frecuente].',
      'Elige [opción] si [una necesidad especial].',
      'Elige [opción] si [decide el presupuesto].',
    ),
    heading('Preguntas sobre [cosas]'),
    subheading('¿Cuál es la mejor opción de [cosa] para [lector]?'),
    paragraph('[Nómbrala en la primera frase; di por qué en la segunda.]'),
    subheading('[Una segunda pregunta, tal como la hace la gente]'),
    paragraph('[Su respuesta.]'),
  ),
};
