import { markup } from '../../../../platform/http/pages/markup.ts';
import { point } from './feature-section.ts';
import type { FeaturesSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: FeaturesSentences = {
  title: 'Funciones: planificar, escribir, puntuar, publicar, medir',
  description:
    'Todo lo que hace Pagewright, pantalla a pantalla: puntuación explicada, briefs con fuentes, esquemas, 23 análisis, calendario, publicación y equipo.',
  sharedTitle: 'Qué hace Pagewright, pantalla a pantalla',
  sharedDescription: 'Cada función, en qué se basa y qué no hace.',
  heading: 'Qué hace y en qué se basa',
  lead: 'Todas las pantallas funcionan sin clave de API. Cada resultado muestra en qué se apoya. Si algo no se puede saber, lo dice.',
  notDone: 'Lo que no hace:',
  sections: [
    {
      id: 'score',
      title: 'Puntuación',
      picture: {
        name: 'score',
        alt: 'La puntuación de un artículo: sus puntos, qué corregir primero y cuánto vale cada corrección',
      },
      points: [
        point(
          'Una suma que puedes abrir.',
          'Seis partes, cada una con sus reglas, sus puntos y los lugares de tu texto. Las mayores mejoras van primero. La puntuación cambia mientras escribes y el servidor calcula la misma cuando guardas.',
        ),
        point(
          'Páginas con las que comparar.',
          'Pega, sube o enlaza hasta 20 páginas. Tu texto se mide con sus términos y sus usos habituales, los temas de sus encabezados, sus preguntas y su extensión típica.',
        ),
        point(
          'Duelo de pasajes.',
          'Para cada pregunta que hace la gente: si tú la respondes, si otras páginas lo hacen y qué te falta cuando pierdes.',
        ),
      ],
      not: 'No predice posiciones en los buscadores y no puede saber si una fuente dice lo que le atribuyes.',
    },
    {
      id: 'plan',
      title: 'Planificar',
      picture: {
        name: 'outline',
        alt: 'Una sección de un esquema con su valor y las páginas de las que procede',
      },
      points: [
        point(
          'Briefs con fuentes.',
          'Una frase se convierte en un brief; después, en palabras clave, preguntas y una estrategia con fechas y enlaces. Unido a un borrador, el brief se convierte en una lista que se marca sola.',
        ),
        point(
          'Esquema inteligente.',
          'Cinco estrategias de segmentación. Cada sección dice por qué está ahí: las páginas que la tienen, las preguntas que responde o que ningún competidor la cubre.',
        ),
        point(
          'Calendario de contenido.',
          'Vistas de mes, semana y día, con ratón o teclado, eventos periódicos, publicaciones sociales dentro de los límites de cada red, ICS y CSV, y una dirección secreta para otros calendarios. Propone actualizar las páginas que perdieron lectores.',
        ),
      ],
    },
    {
      id: 'write',
      title: 'Escribir',
      picture: {
        name: 'suggestion',
        alt: 'Una sugerencia en el editor: las palabras que sustituye, de dónde viene y su efecto en la puntuación',
      },
      points: [
        point(
          'Un editor que lo conserva todo.',
          'Versiones que puedes comparar y restaurar, las dos para elegir cuando dos personas guardan a la vez y 30 días para deshacer un borrado.',
        ),
        point(
          'Sugerencias, nunca sorpresas.',
          'Redacta, continúa, reescribe, acorta o simplifica. Cada sugerencia muestra su fuente y su efecto en la puntuación. Las cifras, citas y estudios sin fuente quedan marcados.',
        ),
        point(
          'Importar y exportar.',
          'Importa Markdown, HTML, texto, DOCX y exportaciones de WordPress. Exporta Markdown, HTML, DOCX, JSON y CSV.',
        ),
      ],
    },
    {
      id: 'analyse',
      title: 'Analizar',
      picture: { name: 'analysis', alt: 'El resultado de un análisis de un texto pegado' },
      lead: 'Veintitrés análisis en ocho pestañas: puntuación, preparación para respuestas de IA, competidores, intención, enlaces, un informe completo, previsiones y promoción. Cada ejecución se guarda: puedes volver a abrirla, compararla, exportarla e imprimirla. Los análisis largos muestran su avance y se pueden cancelar.',
      points: [
        markup`Los patrones de respuesta muestran lo sólida que es la base de cada regla.`,
        markup`Un enlace solo cuenta como roto si dos comprobaciones vieron que ya no existe.`,
        markup`Las previsiones llevan intervalos, se guardan y se evalúan cuando llegan las cifras reales.`,
        markup`Los correos de contacto los redactamos nosotros. Los envías tú.`,
      ],
      not: 'Sin un servicio de backlinks solo conoce las páginas que ha leído, y lo dice.',
    },
    {
      id: 'publish',
      title: 'Publicar',
      picture: {
        name: 'publish',
        alt: 'Un artículo publicado en un sitio de WordPress y que se puede publicar en un sitio de Ghost',
      },
      points: [
        point(
          'Tu propio sitio,',
          'con tu dominio, tu logotipo y tus colores, un mapa del sitio, un feed y búsqueda. Las páginas se generan en el servidor; el único script es un contador de menos de un kilobyte.',
        ),
        point(
          'WordPress y Ghost,',
          'directamente desde el editor. Un reintento nunca crea una segunda entrada.',
        ),
        point(
          'A la hora fijada, exactamente una vez,',
          'sin importar cuántos servidores haya en marcha. Los webhooks van firmados según Standard Webhooks y se reintentan durante un día.',
        ),
      ],
    },
    {
      id: 'measure',
      title: 'Medir',
      picture: {
        name: 'search',
        alt: 'Consultas de búsqueda de un sitio con sus clics, impresiones y posiciones',
      },
      points: [
        markup`Visitas, tiempo de lectura y conversiones de tus páginas, sin cookies ni datos personales. A los lectores que rechazan el seguimiento no se los cuenta.`,
        markup`Importa datos de Search Console y sigue a tus competidores con una comprobación diaria.`,
        markup`Ves tu uso donde trabajas, junto con el día en que se restablece.`,
      ],
    },
    {
      id: 'together',
      title: 'Trabajar en equipo',
      picture: { name: 'review', alt: 'Un artículo en revisión, con comentarios sobre su texto' },
      points: [
        markup`Invitaciones, dos roles, revisiones con aprobación, comentarios que siguen a sus palabras y un registro de actividad que nadie puede cambiar. El número de miembros depende de tu plan.`,
      ],
    },
    {
      id: 'run',
      title: 'En tu propio servidor',
      command: 'npm start',
      points: [
        markup`Un solo comando lo pone en marcha con su propia base de datos. En la configuración puedes conectar PostgreSQL, SMTP, Clerk, OpenAI, Gemini, Anthropic, DataForSEO, Serper, SearXNG, Ollama y otros. Ninguno es obligatorio. <a href="/integrations">Integraciones</a>`,
      ],
    },
  ],
};
