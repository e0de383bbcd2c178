import { bullets, documentOf, heading, paragraph, subheading, type Skeleton } from './template.ts';

/** Spanish text of the template. */
export const blogPostSpanish: Skeleton = {
  title: '[Palabra clave principal]: [lo que el lector saca de ello]',
  document: documentOf(
    paragraph(
      '[Empieza por la situación en la que está el lector, con sus propias palabras. Usa la palabra clave principal en una de las dos primeras frases.] [Di en una frase qué cambiará para él esta entrada.]',
    ),
    paragraph('En esta entrada aprenderás:'),
    bullets('[Lo primero que podrá hacer después]', '[Lo segundo]', '[El error que no volverá a cometer]'),
    heading('Por qué [tema] importa ahora'),
    paragraph(
      '[Qué ha cambiado, para quién y qué cuesta no hacerle caso. Apóyalo en una cifra y enlaza su fuente.]',
    ),
    heading('[Tu idea principal, como afirmación y no como etiqueta]'),
    paragraph(
      '[Explica la idea con palabras sencillas. Tres o cuatro frases por párrafo, una idea por frase.]',
    ),
    subheading('Cómo se ve en la práctica'),
    paragraph('[Un ejemplo real: quién hizo qué, qué pasó, qué harías tú de otra manera.]'),
    subheading('Qué se suele objetar y qué hay de cierto'),
    paragraph('[El argumento más fuerte en tu contra, expuesto con justicia, y tu respuesta.]'),
    heading('Cómo empezar hoy con [tema]'),
    paragraph('[El paso más pequeño que funciona por sí solo. Di cuánto tiempo lleva y qué hace falta.]'),
    bullets('[Haz esto primero]', '[Luego esto]', '[Comprueba esto y ya está]'),
    heading('Preguntas de los lectores'),
    subheading('[Una pregunta, tal como se escribe en un buscador]'),
    paragraph('[La respuesta en la primera frase; la razón en la segunda.]'),
    subheading('[Una segunda pregunta]'),
    paragraph('[Su respuesta.]'),
    heading('En resumen'),
    paragraph(
      '[Dos o tres frases con las que pueda actuar quien no haya leído nada más. Termina con un paso siguiente y enlázalo.]',
    ),
  ),
};
