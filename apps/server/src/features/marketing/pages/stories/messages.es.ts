import { markup } from '../../../../platform/http/pages/markup.ts';
import type { StoriesSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: StoriesSentences = {
  cases: {
    title: 'Casos prácticos: uno medido, tres de ejemplo',
    description:
      'Un caso que medimos nosotros, paso a paso, y tres historias de ejemplo, marcadas como tales, que muestran cómo podría trabajar un equipo con Pagewright.',
    sharedTitle: 'Casos prácticos, etiquetados con honestidad',
    sharedDescription: 'Qué hemos medido y qué es un ejemplo.',
    heading: 'Un caso medido, tres de ejemplo',
    lead: 'No tenemos permiso para publicar resultados de clientes, así que no publicamos ninguno. El primer caso es nuestro y puedes repetirlo. Los otros tres son ejemplos: los espacios de trabajo y las personas son inventados y no prometen ningún resultado.',
    samplesTitle: 'Ejemplos',
    samplesLead:
      'Inventados para mostrar cómo podría trabajar un equipo. Sin espacios de trabajo ni resultados reales.',
    samples: [
      {
        title: 'Una tienda de jardinería con dos redactores',
        task: 'Cuarenta guías antiguas, dos personas, una tarde por semana.',
        way: markup`El calendario propone actualizar las páginas que perdieron el 10 % de sus lectores. Cada semana eligen una, comprueban fechas y precios, hacen un duelo de pasajes con las tres preguntas principales y guardan. Solo entonces cambia la página pública.`,
        look: 'Las visitas de cada página comparadas con el mismo mes del año anterior, en Datos propios.',
      },
      {
        title: 'Una agencia que debe mostrar sus fuentes',
        task: 'Los clientes preguntan de dónde sale lo que afirma un brief.',
        way: markup`En cada brief se pueden abrir las páginas que respaldan cada campo, y se exporta como DOCX con sus fuentes. Los artículos necesitan aprobación antes de publicarse; el registro de actividad muestra quién aprobó qué.`,
        look: 'Cuántos borradores vuelven de la revisión y con qué notas.',
      },
      {
        title: 'Una clínica que no puede enviar nada fuera',
        task: 'Ningún texto puede salir del edificio.',
        way: markup`Pagewright funciona en el servidor de la clínica. No hay ninguna clave configurada, así que trabaja el motor integrado. <code>OUTGOING_PUBLIC=false</code> impide el acceso a la web pública; las páginas de la competencia se pegan. Un modelo en la misma máquina puede redactar sugerencias si el operador lo permite.`,
        look: 'Ajustes, Claves de API: la lista de modelos de lenguaje usados este mes. Está vacía o solo muestra el de ese servidor.',
      },
    ],
    task: 'La tarea',
    way: 'El método',
    look: 'Qué comprobar después',
    close: 'Mide lo tuyo: un borrador, una corrección cada vez',
    publishHere: 'Publícalo aquí',
    measured: {
      title: 'Medido por nosotros: un borrador, cinco correcciones',
      text: 'Un borrador flojo de 366 palabras pasó de 41 a 95 puntos con cinco correcciones. Mostramos todos los pasos, también el que costó dos puntos.',
      how: 'Medido por nosotros en noviembre de 2026 con el motor en la línea de comandos y sin páginas con las que comparar.',
      readCase: 'Leer el caso completo',
      caption: 'Puntuación de cada versión, sobre 100 puntos',
      version: 'Versión',
      score: 'Puntuación',
      edits: [
        'Primer borrador',
        'El tema en el título y el texto',
        'Título, descripción y URL para los resultados',
        'Frases cortas',
        'Encabezados y una lista',
        'Fuentes y una sección que faltaba',
      ],
    },
  },
  testimonials: {
    title: 'Testimonios: citas de ejemplo, marcadas como tales',
    description:
      'Citas de ejemplo que muestran cómo se podría usar Pagewright. Aquí aún no se cita a ningún cliente real, y cada tarjeta lo dice.',
    sharedTitle: 'Citas de ejemplo',
    sharedDescription: 'Solo publicamos nombres reales con permiso real. Hasta entonces: ejemplos.',
    heading: 'Citas de ejemplo',
    lead: 'Pagewright es nuevo y no fingimos tener clientes que no tenemos. Estas citas son ejemplos: muestran lo que alguien con ese trabajo podría decir de una función que existe. Cuando personas reales nos dejen citarlas, sus palabras sustituirán a estas.',
    voices: [
      [
        'La bajada de dos puntos me enseñó más que la subida anterior. Pude abrirla y ver por qué.',
        'una redactora autónoma, sobre la puntuación explicada',
      ],
      [
        'Nuestros clientes dejaron de preguntar de dónde sale cada dato. Está ahí, al lado de cada campo.',
        'un editor de agencia, sobre los briefs con fuentes',
      ],
      [
        'Una raya donde debería estar el volumen. Al principio me molestó. Luego me di cuenta de cuántas veces nos habíamos fiado de una cifra inventada.',
        'una responsable de marketing, sobre las cifras desconocidas',
      ],
      [
        'Estaba funcionando en nuestra propia máquina antes de que saliera el café, y no pidió ninguna clave.',
        'un administrador de sistemas, sobre el servidor propio',
      ],
      [
        'Dos guardamos el mismo artículo. Vimos ambas versiones, una al lado de la otra, y nadie perdió una línea.',
        'una redacción de dos personas, sobre los conflictos',
      ],
      [
        'La sugerencia estaba marcada como sin fuente. Así que lo busqué, y era falso.',
        'una redactora de salud, sobre las sugerencias',
      ],
    ],
    close: 'Di algo real',
    writeToUs: 'Escríbenos',
    why: '¿Usas Pagewright? Cuéntanos qué funciona y qué no. Solo publicamos tus palabras si dices que sí, con el nombre que elijas.',
  },
};
