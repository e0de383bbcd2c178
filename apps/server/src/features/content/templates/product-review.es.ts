import { bullets, documentOf, heading, paragraph, subheading, table, type Skeleton } from './template.ts';

/** Spanish text of the template. */
export const productReviewSpanish: Skeleton = {
  title: 'Reseña de [producto]: [tu veredicto en pocas palabras]',
  document: documentOf(
    paragraph(
      '[El veredicto en dos frases: quién debería comprar el producto y quién no.] [Di cómo llegó a tus manos y cuánto tiempo lo usaste; si te lo dieron o ganas algo con los enlaces, dilo aquí.]',
    ),
    table(
      ['De un vistazo', '[Producto]'],
      ['Ideal para', '[La persona y la tarea]'],
      ['Precio cuando se probó', '[Importe, moneda y fecha]'],
      ['Lo que nos gusta', '[Lo que hace mejor que los demás]'],
      ['Lo que no', '[Lo que puede descartarlo]'],
    ),
    heading('Cómo probamos [producto]'),
    paragraph(
      '[Qué hiciste con él, durante cuánto tiempo, en qué dispositivo o lugar y con qué lo comparaste. Un lector debería poder hacer lo mismo.]',
    ),
    heading('Lo que [producto] hace bien'),
    subheading('[Primer punto fuerte, con su resultado]'),
    paragraph('[Qué mediste o viste. Da la cifra y di qué significa en el uso diario.]'),
    subheading('[Segundo punto fuerte]'),
    paragraph('[Lo mismo otra vez.]'),
    heading('Dónde se queda corto'),
    subheading('[Primer punto débil]'),
    paragraph('[Qué pasó, con qué frecuencia y si hay manera de evitarlo.]'),
    subheading('[Segundo punto débil]'),
    paragraph('[Lo mismo otra vez.]'),
    heading('[Producto] frente a sus alternativas'),
    table(
      ['', '[Producto]', '[Alternativa uno]', '[Alternativa dos]'],
      ['Precio', '[Importe]', '[Importe]', '[Importe]'],
      ['[Lo que más importa]', '[Resultado]', '[Resultado]', '[Resultado]'],
      ['[Lo que viene después]', '[Resultado]', '[Resultado]', '[Resultado]'],
      ['Elígelo cuando', '[Razón]', '[Razón]', '[Razón]'],
    ),
    heading('Quién debería comprarlo'),
    bullets(
      'Cómpralo si [el caso en que claramente es lo correcto].',
      'Espera si [lo que tendría que cambiar].',
      'Elige [alternativa] si [el caso en que es mejor].',
    ),
    heading('Preguntas antes de comprar'),
    subheading('¿Vale [producto] lo que cuesta?'),
    paragraph('[Sí, no o para quién; después, la razón.]'),
    subheading('[Una pregunta que hacen los compradores]'),
    paragraph('[Su respuesta.]'),
    heading('Nuestro veredicto'),
    paragraph('[El veredicto otra vez, ahora con sus razones, y dónde comprarlo o qué leer después.]'),
  ),
};
