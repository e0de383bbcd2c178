import { PLANS } from '@pagewright/contract/plans';
import { FIGURES } from '../../figures.ts';
import { formatNumber, formatPercent } from '../../numbers.ts';
import type { LandingSentences } from './messages.en.ts';

const { seo, ai } = PLANS.Free.limits;
const { validity, security, engine } = FIGURES;

/** Messages in Spanish. */
export const spanish: LandingSentences = {
  title: 'Pagewright: el editor SEO que explica su puntuación',
  description:
    'El editor SEO que explica su puntuación: qué corregir primero, cuántos puntos vale cada corrección y qué cubren otras páginas que la tuya no cubre.',
  sharedTitle: 'El editor SEO que explica su puntuación',
  sharedDescription:
    'Pega un borrador y mira qué corregir primero y cuántos puntos vale cada corrección. Sin registrarte.',
  forWhom: 'Para equipos de marketing, agencias y blogueros',
  lead: 'Pega un borrador y Pagewright te muestra qué corregir primero, cuántos puntos vale cada corrección y qué cubren las páginas de la competencia que la tuya no cubre.',
  noSignUp: 'Para probarlo no hace falta registrarse.',
  freePlan: 'El plan gratuito incluye todas las herramientas.',
  trial: (days, plan) =>
    `El plan gratuito incluye ${days} días de ${plan}: sin tarjeta, y después vuelves al plan Free.`,
  way: 'De la primera idea a una página que conserva a sus lectores',
  steps: [
    {
      name: 'Planifica',
      text: 'Una frase se convierte en un brief y un esquema. Cada encabezado dice por qué está ahí: las páginas que lo tienen o la pregunta que responde.',
      picture: 'outline-column',
      alt: 'Una sección de un esquema con el motivo por el que está ahí',
    },
    {
      name: 'Escribe y publica',
      text: 'Escribe con sugerencias que aceptas o rechazas y publica en tu propio sitio, en WordPress o en Ghost, al momento o en la fecha que elijas.',
      picture: 'suggestion-column',
      alt: 'Un párrafo con un cambio sugerido, de dónde viene y cómo afecta a la puntuación',
    },
    {
      name: 'Mantenla en forma',
      text: 'Cuenta a tus lectores sin cookies. Cuando una página los pierde, el calendario propone actualizarla.',
      picture: 'calendar-column',
      alt: 'El calendario de contenido con artículos y publicaciones previstos, día a día',
    },
  ],
  allFeatures: 'Todas las funciones',
  measured: 'Medido, no prometido',
  proofs: () => [
    {
      figure: formatPercent(validity.beaten.percent),
      claim: `de los artículos falsos, creados de ${validity.kindsOfFakes} maneras, quedan al menos diez puntos por debajo del verdadero. Nuestro objetivo es el ${formatPercent(validity.beaten.goal)}.`,
      link: { name: 'Cómo probamos la puntuación', path: '/proof#score' },
    },
    {
      figure: `${security.calls} × ${security.callers}`,
      claim: `Cada llamada de la API la intentan ${security.callers} tipos de usuarios, para asegurarnos de que nadie ve lo que no es suyo.`,
      link: { name: 'Cómo probamos la seguridad', path: '/proof#security' },
    },
    {
      figure: formatNumber(engine.readability.cefr),
      claim:
        'es cuánto coincide nuestra facilidad de lectura con textos que profesores clasificaron por nivel (1 es perfecto).',
      link: { name: 'Qué calidad tienen los análisis', path: '/proof#analyses' },
    },
  ],
  readersTitle: 'Para quién es',
  readers: [
    { who: 'Blogueros', need: 'Saber qué corregir después, y por qué.' },
    { who: 'Equipos de marketing', need: 'Planificar, revisar y publicar en un solo lugar.' },
    { who: 'Agencias', need: 'Mostrar a los clientes en qué se basa cada recomendación.' },
    {
      who: 'Empresas',
      need: 'Usarlo en servidores propios. Sin claves de API y sin que salga ningún dato.',
    },
  ],
  fromBlog: 'Del blog',
  articlesShowScore: 'Cada artículo muestra la puntuación de nuestro propio motor.',
  questionsTitle: 'Preguntas',
  questions: [
    {
      question: '¿Qué significa la puntuación?',
      answer:
        'Es la suma de seis partes: si tu texto se puede encontrar, cubre el tema, responde a lo que se pregunta, se lee bien, dice algo y se sostiene. El texto copiado o repetido no cuenta. Puedes abrir cada parte. La puntuación no predice posiciones en los buscadores.',
      more: { name: 'Más sobre la puntuación', path: '/help/score' },
    },
    {
      question: '¿Escribe los artículos por mí?',
      answer:
        'Puede redactar, acortar y reformular. Todo lo que escribe es una sugerencia con su fuente hasta que la aceptas. Sin un modelo de lenguaje, el motor integrado toma frases de tus fuentes y lo dice.',
    },
    {
      question: '¿Necesito claves de OpenAI o Google?',
      answer:
        'No. Puedes añadir claves de OpenAI, Gemini, Anthropic, DataForSEO o Serper, o usar un modelo en tu propio equipo si el operador lo permite. Las solicitudes hechas con tu propia clave no cuentan para tu plan.',
    },
    {
      question: '¿De dónde salen los volúmenes de búsqueda?',
      answer:
        'De un servicio que configuras tú o tu operador. Si no hay ninguno, ves una raya. No inventamos cifras.',
    },
    {
      question: '¿Puedo usarlo en mi propio servidor?',
      answer:
        'Sí. Un solo comando, npm start, instala lo que falta, prepara una base de datos y muestra la dirección. Necesitas Node.js 20 o posterior.',
    },
    {
      question: '¿Qué pasa con mis textos?',
      answer:
        'Se quedan en la base de datos de la instalación. Si no hay ningún modelo de lenguaje configurado, nunca se envían a ninguno. Puedes descargar todos tus datos y eliminar tu cuenta.',
      more: { name: 'Privacidad', path: '/privacy-policy' },
    },
    {
      question: '¿En qué idiomas funciona?',
      answer:
        'La aplicación, este sitio y la guía de ayuda están en inglés, español y francés. El análisis es completo en inglés; los demás idiomas se reconocen y reciben todo lo que no depende de reglas del inglés.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer: `Hay un plan gratuito con ${seo} investigaciones y ${ai} generaciones al mes. Escribir y puntuar no cuentan nunca.`,
      more: { name: 'Precios', path: '/pricing' },
    },
  ],
  close: 'Trae un artículo. Mira qué corregir primero.',
  seeFeatures: 'Ver las funciones',
  demo: {
    title: 'Mira de dónde sale cada punto',
    lead: 'Este es el motor del editor, puntuando un ejemplo. Cambia el ejemplo o pega tu propio texto: todo ocurre en tu navegador y tu texto no se envía a ninguna parte.',
    text: 'Tu texto',
    textPlaceholder: 'Pega al menos 50 caracteres de un artículo…',
    textHelp:
      'Si la primera línea empieza por #, es el título. Las demás líneas con # son encabezados; las líneas con - son elementos de lista.',
    keyword: 'Palabra clave',
    keywordHelp: 'Lo que buscaría la gente.',
    score: 'Puntuar',
    stop: 'Detener',
    own: 'Pegar tu propio texto',
    backToSample: 'Volver al ejemplo',
    needsScript:
      'Para puntuar tu propio texto hace falta JavaScript. Todo lo demás de esta página funciona sin él.',
    after:
      'En el editor puedes añadir las páginas con las que compites. Entonces la puntuación también muestra qué términos, preguntas y formatos cubren ellas y tú no.',
    empty: 'Aquí aparecen la puntuación, sus seis partes y los lugares de tu texto.',
  },
  result: {
    line: (points, { known, of }, words) =>
      `${points}/100 · se basa en ${known} de ${of} partes · ${words} palabras`,
    forKeyword: 'para la palabra clave',
    of100: 'de 100',
    fixFirst: 'Corrige esto primero',
    whereFrom: (points) => `De dónde salen los ${points} puntos`,
    unknown: 'desconocido sin páginas con las que comparar',
    gains: 'Mayores mejoras',
    parts: 'Seis partes',
    unknownPart: 'Desconocido: hacen falta páginas con las que comparar.',
    spokenGain: (points) => `suma ${points} puntos`,
  },
  sample: {
    keyword: 'depósito de agua de lluvia',
    text: `# Algunas ideas sobre la recogida de agua

El agua que cae sobre un tejado puede ser recogida y después puede ser utilizada en el jardín durante las semanas en las que no llueve, lo cual es algo que está siendo considerado por cada vez más hogares debido a que en muchos lugares están siendo introducidas restricciones de riego y a que el precio del agua es aumentado por las compañías casi todos los años. Un recipiente que es colocado debajo de una bajante es la solución más sencilla que puede ser imaginada, y por lo general viene acompañado de una tapa, un filtro, un grifo y un rebosadero, todo lo cual debería ser revisado antes de que el recipiente sea puesto en uso por primera vez.

La cantidad que puede ser recogida depende de la superficie del tejado y de la lluvia que cae sobre ella. Un tejado de 50 metros cuadrados da unos 1250 litros con 25 milímetros de lluvia. Como un recipiente del tamaño habitual tiene una capacidad de 200 litros, queda lleno con apenas 4 milímetros. Lo que viene después se pierde por el rebosadero a menos que un segundo recipiente sea conectado al primero, y debería asegurarse que esta agua sea alejada de los cimientos de la casa, ya que de lo contrario pueden ser causados daños a lo largo de los años por la humedad que se acumula en ese lugar.

El recipiente debería ser colocado sobre unos bloques, dado que la presión del grifo es determinada por la altura del agua que hay encima de él, y debería asegurarse que el suelo esté nivelado y sea firme, porque un recipiente lleno del tamaño habitual es muy pesado y puede causar lesiones si es volcado. Debería ser instalado un filtro para que las hojas y los mosquitos queden fuera. En invierno el recipiente debería ser vaciado y la bajante debería ser conectada de nuevo, puesto que las paredes del recipiente pueden ser rotas por el hielo. El agua de un tejado no debería ser bebida y no debería ser utilizada sobre hojas que se comen crudas.
`,
  },
};
