import type { BriefTextSentences, OfKeyword } from './messages.en.ts';

const comparedPages = (pages: number): string =>
  pages === 1 ? 'la página comparada' : `las ${pages} páginas comparadas`;

const inform: OfKeyword = (keyword) =>
  `Responde a «${keyword}» en las primeras líneas y explícalo después con ejemplos y cifras propias.`;
/** Lo que distingue un artículo cuando no se comparó ninguna página. */
const serve: Readonly<Record<string, OfKeyword>> = {
  informational: inform,
  navigational: (keyword) => `Lleva a quien busca «${keyword}» directamente a lo que quiere encontrar.`,
  transactional: () => 'Di desde el principio qué incluye, cuánto cuesta y cómo conseguirlo.',
  commercial: () => 'Di qué opción conviene a cada persona, con el precio y los inconvenientes de cada una.',
  task: () => 'Enseña cada paso y cómo debe quedar, y di dónde se suele fallar.',
  recipe: () =>
    'Da primero ingredientes, tiempos y raciones; después, un paso cada vez, con lo que hay que observar.',
  cost: () =>
    'Da una horquilla de precios en las primeras líneas, di qué la sube o la baja y desarrolla dos ejemplos.',
  choosing: () => 'Nombra los dos o tres criterios que deciden, di quién necesita qué y da precios.',
  comparison: () =>
    'Di primero a quién le conviene cada opción y demuéstralo después punto por punto, con precios.',
  worth: () =>
    'Responde sí, no o para quién en las primeras líneas y enseña después las cuentas: qué cuesta, qué aporta y cuándo se amortiza.',
  explained: () =>
    'Di en las primeras líneas qué es cada opción y cuándo se usa; después, muestra la diferencia con un ejemplo.',
  definition: () => 'Defínelo en una o dos frases y muestra un ejemplo con cifras reales.',
  why: () => 'Nombra primero la causa más probable; después, cómo comprobar cada una y qué hacer.',
  list: () => 'Pon la lista al principio, preparada para copiar, y di qué se suele olvidar.',
  thing: () =>
    'Explícalo con claridad en las primeras líneas y añade lo que otros artículos no dan: cifras, ejemplos y límites de tu propia experiencia.',
  service: () =>
    'Di desde el principio qué ofreces, cuánto cuesta, dónde trabajas y cómo se reserva; después, quién hace el trabajo y qué dicen los clientes.',
  shop: () =>
    'Enseña primero la gama y ayuda a elegir: qué distingue a cada producto, precios y envíos, con fotos propias.',
  collection: () =>
    'Dedica un apartado a cada idea: qué hace falta, cuánto trabajo da y a quién le conviene; primero lo más fácil.',
  outing: () =>
    'Da los mismos datos de cada propuesta: cómo llegar, cuánto se tarda, cuánto cuesta y a quién conviene.',
  trip: () =>
    'Da un plan para cada día que se pueda seguir tal cual: horarios, distancias, dónde comer y dormir, y cuánto cuesta.',
  callout: () =>
    'Di de entrada cuánto tardas, cuánto cuesta y qué hacer mientras tanto; el teléfono, lo primero.',
  normal: () =>
    'Responde con calma en las primeras líneas: qué es normal, qué señales son de alarma y cuándo llamar.',
  questions: () => 'Da las preguntas listas para copiar, ordenadas por objetivo, y qué dicen sus respuestas.',
  signs: () => 'Muestra cada señal de modo que se reconozca, di si es urgente y qué hacer después.',
  right: () =>
    'Di quién tiene derecho, a cuánto y en qué plazo, con fecha y fuente oficial; después, cómo se solicita.',
  rules: () =>
    'Di qué se aplica, a quién y desde cuándo, siempre con fecha y fuente oficial; después, documentos, costes y plazos.',
  aid: () =>
    'Da cuantías, requisitos y plazos con su fecha y su fuente oficial, y después el coste que queda.',
  local: () => 'Da lo que hace falta para decidir sobre el terreno: opciones, precios, horarios y contacto.',
};

/** The same in Spanish. */
export const spanish: BriefTextSentences = {
  intents: {
    informational: (keyword) => `Aprender: quien busca «${keyword}» quiere entenderlo.`,
    navigational: (keyword) => `Llegar: quien busca «${keyword}» quiere una página concreta.`,
    transactional: (keyword) => `Actuar: quien busca «${keyword}» quiere comprar, reservar o descargar.`,
    commercial: (keyword) => `Elegir: quien busca «${keyword}» compara antes de decidir.`,
    local: (keyword) => `Encontrar algo cerca: quien busca «${keyword}» busca un negocio o un sitio cercano.`,
  },
  wants: {
    why: (keyword) => `Resolver un problema: quien busca «${keyword}» quiere saber la causa y qué hacer.`,
    incident: (keyword) => `Actuar enseguida: quien busca «${keyword}» quiere saber qué hacer primero.`,
    cost: (keyword) => `Saber el precio: quien busca «${keyword}» quiere saber cuánto pagará y por qué.`,
    worth: (keyword) => `Decidir: quien busca «${keyword}» quiere saber si le compensa.`,
    explained: (keyword) =>
      `Entender la diferencia: quien busca «${keyword}» quiere saber qué es cada opción y cuándo se usa.`,
    comparison: (keyword) => `Elegir: quien busca «${keyword}» compara antes de decidir.`,
    best: (keyword) =>
      `Comparar y comprar: quien busca «${keyword}» quiere saber qué opción le conviene y cuánto cuesta.`,
    commercial: (keyword) =>
      `Comparar y elegir: quien busca «${keyword}» quiere saber en qué fijarse y cuánto cuesta.`,
    shop: (keyword) => `Comprar: quien busca «${keyword}» quiere ver qué hay, comparar y pedir.`,
    list: (keyword) => `Tener una lista: quien busca «${keyword}» quiere una que pueda seguir y marcar.`,
    collection: (keyword) =>
      `Encontrar ideas: quien busca «${keyword}» quiere propuestas para elegir y usar.`,
    outing: (keyword) => `Planear: quien busca «${keyword}» quiere saber dónde ir, cuándo y cómo.`,
    trip: (keyword) => `Planear: quien busca «${keyword}» quiere un plan que pueda seguir.`,
    recipe: (keyword) => `Prepararlo: quien busca «${keyword}» quiere ingredientes y pasos.`,
    rules: (keyword) =>
      `Cumplir: quien busca «${keyword}» quiere saber qué se le aplica y qué tiene que hacer.`,
    right: (keyword) =>
      `Solicitarlo: quien busca «${keyword}» quiere saber a qué tiene derecho y cómo conseguirlo.`,
    aid: (keyword) =>
      `Pedirlas: quien busca «${keyword}» quiere saber si cumple los requisitos, cuánto recibe y cómo se piden.`,
  },
  howTo: (keyword) => `Hacerlo: quien busca «${keyword}» quiere pasos que pueda seguir.`,
  intentUnknown: (keyword) => `Se desconoce la intención de búsqueda de «${keyword}».`,
  levels: {
    beginner: 'Lectores que empiezan con el tema',
    intermediate: 'Lectores que conocen lo básico del tema',
    advanced: 'Lectores que conocen bien el tema',
  },
  searchers: (keyword) => `Personas que buscan «${keyword}»`,
  angles: {
    answer_the_unanswered: ({ question, count, pages }) =>
      `Responde a lo que no responde ninguna página comparada: «${question}» (${count} preguntas sin respuesta en ${comparedPages(Number(pages))}).`,
    prove_it: ({ withoutSource, pages }) =>
      `Respalda tus cifras: ${withoutSource} de ${comparedPages(Number(pages))} ${Number(withoutSource) === 1 ? 'da cifras pero cita' : 'dan cifras pero citan'} menos de dos fuentes.`,
    say_it_simply: ({ pages, grade }) =>
      `Dilo con sencillez: ${comparedPages(Number(pages))} ${Number(pages) === 1 ? 'pide' : 'piden'} un nivel de lectura de ${Math.round(Number(grade))} cursos.`,
    treat_it_whole: ({ sections, mostCovered }) =>
      `Trátalo por completo: ninguna página comparada tiene más de ${mostCovered} de las ${sections} secciones.`,
    serve_the_intent: ({ form, intent }, keyword) =>
      (serve[String(form)] ?? serve[String(intent)] ?? inform)(keyword),
  },
  demands: (demands) => `Cíñete a la idea: ${demands.join('; ')}.`,
  besides: (items) => `También se pide: ${items.join('; ')}.`,
  provenance: {
    measured: 'medido en las páginas que figuran abajo',
    modelled: 'modelizado: no se basa en ninguna página, solo en tus palabras y en plantillas',
    generated: 'escrito por un modelo de lenguaje',
    unknown: 'desconocido',
  },
  brief: 'Brief de contenido',
  idea: 'Idea de contenido',
  primaryQuery: 'Búsqueda SEO principal',
  targetAudience: 'Público objetivo',
  userIntent: 'Intención del usuario',
  coreAngle: 'Enfoque central',
  secondaryKeywords: 'Palabras clave secundarias',
  words: 'Palabras',
  wordRange: (target, low, high) => `${target} (de ${low} a ${high})`,
  source: 'De dónde viene',
  sections: 'Secciones',
  section: (heading, words) => `${heading} (${words} palabras)`,
  terms: 'Términos',
  term: (text, low, high) => `${text} (${low}–${high} veces)`,
  questions: 'Preguntas que responder',
  facts: 'Datos que citar',
  ownFigure: 'dato propio de la página, sin fuente',
  uncovered: 'Lo que no cubre ninguna página comparada',
  ownPages: 'Páginas tuyas que enlazar',
  titles: 'Títulos',
  descriptions: 'Descripciones',
  evidence: 'Pruebas',
  noPages:
    'No se comparó ninguna página. Añade páginas de la competencia para basar este brief en mediciones.',
  page: (title, words) => `${title || 'Página sin título'} (${words} palabras)`,
  analysis: 'Análisis',
  coreKeywords: 'Palabras clave centrales',
  longTail: 'Palabras clave de cola larga',
  faq: 'Preguntas frecuentes',
  strategy: 'Estrategia',
  pillar: 'Artículo pilar',
  order: 'Orden de publicación',
  update: (title) => `Actualizar «${title}»`,
  folded: 'Lo responde el pilar',
  foldedLine: (keyword, section) => `${keyword}: «${section}»`,
  links: 'Enlaces internos',
  link: (from, to, anchor) => `${from} → ${to}: «${anchor}»`,
  allTopics: 'Todos los temas',
  topic: (day, title, keyword, intent) =>
    `${day}: ${title} — ${keyword} (${intent ?? 'intención desconocida'})`,
  measures: 'Qué medir',
  measure: (topic, code, after) => `${topic}: ${code}, desde el ${after}`,
};
