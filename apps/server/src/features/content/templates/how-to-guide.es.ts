import {
  bullets,
  documentOf,
  heading,
  paragraph,
  steps,
  subheading,
  table,
  type Skeleton,
} from './template.ts';

/** Spanish text of the template. */
export const howToGuideSpanish: Skeleton = {
  title: 'Cómo [conseguir el resultado] en [número] pasos',
  document: documentOf(
    paragraph(
      '[Describe el resultado en una frase, con la palabra clave principal.] [Di para quién es esta guía, cuánto tiempo lleva y qué puede salir mal sin ella.]',
    ),
    heading('La versión corta'),
    steps(
      '[Primer paso, como instrucción]',
      '[Segundo paso]',
      '[Tercer paso]',
      '[Cómo saber que ha funcionado]',
    ),
    heading('Qué necesitas'),
    bullets(
      '[Una herramienta o un material, y qué puede sustituirlo]',
      '[El acceso o el permiso que hace falta antes]',
      '[Tiempo: cuánto de trabajo y cuánto de espera]',
    ),
    heading('Paso 1: [instrucción]'),
    paragraph(
      '[Por qué va primero, en una frase. Después, qué hacer, una acción por frase, en el orden en que se hace.]',
    ),
    paragraph('[Qué debe ver el lector cuando está bien. Añade una imagen con texto alternativo.]'),
    heading('Paso 2: [instrucción]'),
    paragraph('[Qué hacer.]'),
    paragraph('[Qué debe ver el lector.]'),
    heading('Paso 3: [instrucción]'),
    paragraph('[Qué hacer.]'),
    paragraph('[Qué debe ver el lector.]'),
    heading('Comprueba el resultado'),
    paragraph('[Una prueba que muestre que todo funciona, con lo que es normal y lo que no.]'),
    heading('Si algo sale mal'),
    table(
      ['Qué ves', 'Por qué', 'Qué hacer'],
      ['[Un síntoma, como lo describiría el lector]', '[Su causa]', '[El remedio]'],
      ['[Un segundo síntoma]', '[Su causa]', '[El remedio]'],
    ),
    heading('Preguntas sobre [tema]'),
    subheading('¿Cuánto se tarda en [conseguir el resultado]?'),
    paragraph('[El tiempo habitual y qué lo alarga.]'),
    subheading('[Una segunda pregunta, tal como la hace la gente]'),
    paragraph('[Su respuesta.]'),
    heading('Qué hacer después'),
    paragraph('[La tarea que suele venir a continuación, con un enlace a su guía.]'),
  ),
};
