import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { promptMessages as english } from './prompt-messages.ts';

/** Questions that are asked of an AI, in Spanish. */
export const promptMessages: Translation<typeof english> = (format) => {
  const dollars = (amount: number): string =>
    amount > 0 && amount < 0.01
      ? 'menos de 0,01 USD'
      : new Intl.NumberFormat(format.locale, { style: 'currency', currency: 'USD' }).format(amount);
  return {
    view: 'Qué mostrar',
    visits: 'Agentes de IA',
    title: 'Respuestas de IA',
    loading: 'Cargando las respuestas de IA',
    failed: 'No se pudieron cargar las respuestas de IA',
    retry: 'Reintentar',
    intro:
      'Haz a un modelo de lenguaje las preguntas de tus clientes, varias veces cada una, y mira con qué frecuencia sus respuestas te mencionan a ti y a tus competidores.',
    sampled: (model, day) =>
      `Son respuestas de ${model} a través de su API el ${format.date(day)}: una muestra, sin búsqueda en la web. No es lo que ve todo el mundo en ChatGPT u otro asistente.`,
    noModelTitle: 'No hay ningún modelo de lenguaje configurado',
    noModel:
      'Añade tu propia clave de OpenAI, Anthropic o Google, o pide a tu operador que configure un modelo.',
    openKeys: 'Abrir Claves de API',
    noneTitle: 'Aún no se hacen preguntas',
    none: 'Un administrador escribe hasta 20 preguntas y elige un modelo. El precio se muestra antes de preguntar nada.',
    add: 'Nuevo panel',
    addAnother: 'Otro panel',
    panel: 'Panel',
    edit: 'Editar',
    remove: 'Eliminar',
    removeTitle: (name) => `¿Eliminar «${name}»?`,
    removeText: 'Sus consultas y todas las respuestas se borran para siempre.',
    cancel: 'Cancelar',
    save: 'Guardar',
    saved: 'Guardado. Aún no se ha preguntado nada.',
    name: 'Nombre del panel',
    questions: 'Preguntas, una por línea',
    questionsHelp: (most) =>
      `Como las harían tus clientes, hasta ${format.number(most)}. Con menos de 5 no hay intervalo para el total.`,
    ownNames: 'Tus nombres y dominios',
    ownNamesHelp: 'Separados por comas. Cada uno cuenta entero, no como parte de otra palabra o dirección.',
    competitors: 'Competidores, uno por línea',
    competitorsHelp: (most) =>
      `Hasta ${format.number(most)}. Otros nombres y el dominio van después, con comas: Rival Bikes, rival.example`,
    model: 'Modelo de lenguaje',
    repeats: 'Veces por pregunta',
    isWeekly: 'Preguntar de nuevo cada semana automáticamente',
    tooManyQuestions: (most) => `Escribe como máximo ${format.number(most)} preguntas.`,
    tooManyCompetitors: (most) => `Escribe como máximo ${format.number(most)} competidores.`,
    cost: (count, typical, most) => {
      const calls = format.plural(count, {
        one: 'Una consulta pregunta # vez',
        other: 'Una consulta pregunta # veces',
      });
      return typical === null || most === null
        ? `${calls}. Precio desconocido.`
        : `${calls}: unos ${dollars(typical)}, como máximo ${dollars(most)} a precio de lista.`;
    },
    costHelp:
      'Estimado para respuestas de 500 tokens, como máximo 2000. Las llamadas fallidas se intentan hasta tres veces.',
    payer: (payer, count) =>
      payer === 'workspace'
        ? 'Se factura a tu propia clave.'
        : `Cuenta como hasta ${format.plural(count, { one: '# solicitud de IA', other: '# solicitudes de IA' })} de tu plan.`,
    run: 'Preguntar ahora',
    started: 'Se está preguntando al modelo.',
    stop: 'Detener',
    asking: (done, of) => `Preguntando: ${format.number(done)} de ${format.number(of)}`,
    askMissing: (count) =>
      format.plural(count, {
        one: 'Pedir # respuesta que falta',
        other: 'Pedir # respuestas que faltan',
      }),
    nextRun: (when) => `Vuelve a preguntar el ${format.dateTime(when)}.`,
    ownerless:
      'El administrador en cuyo nombre se pregunta ya no está. El administrador que lo guarde lo asume.',
    modelGone: (model) => `${model} ya no está configurado. Elige otro modelo en Editar.`,
    state_never: 'Aún sin preguntar',
    state_asking: 'Preguntando',
    state_done: 'Completo',
    state_gaps: 'Con huecos',
    state_failed: 'Sin respuestas',
    lastAsked: (when) => `Última consulta: ${format.dateTime(when)}`,
    answersOf: (answers, of) =>
      `${format.number(answers)} de ${format.plural(of, { one: '# respuesta', other: '# respuestas' })}`,
    spent: (amount) => `${dollars(amount)} a precio de lista`,
    shownRun: 'Consulta',
    runOf: (when, answers) =>
      `${format.dateTime(when)} (${answers === 0 ? 'sin respuestas' : format.plural(answers, { one: '# respuesta', other: '# respuestas' })})`,
    export: 'Descargar CSV',
    totals: 'Proporción de respuestas que mencionan',
    brand: 'Marca',
    you: 'Tú',
    share: 'Proporción',
    range: 'Intervalo del 95 %',
    answers: 'Respuestas',
    change: 'Desde la consulta anterior',
    percent: (share) => format.percent(share),
    interval: (low, high) => `${format.percent(low)}–${format.percent(high)}`,
    hitsOf: (hits, n) => `${format.number(hits)} de ${format.number(n)}`,
    noAnswer: 'Sin respuesta',
    tooFew: 'Muy pocas preguntas',
    up: (points) => `Sube ${format.number(points)} puntos`,
    down: (points) => `Baja ${format.number(points)} puntos`,
    noChange: 'Sin cambio claro',
    notCompared: '—',
    compared: (when) =>
      `Comparado con la consulta del ${format.dateTime(when)}. «Sube» y «baja» significan más de lo que explica el azar; todo lo demás es «sin cambio claro».`,
    first: 'No hay ninguna consulta anterior con respuestas con la que comparar.',
    otherModel: 'La consulta anterior preguntó a otro modelo, así que no se compara nada.',
    totalsHelp:
      'Cada pregunta cuenta lo mismo. El intervalo vale para preguntas como estas: se cumple en torno al 95 % de los casos a partir de 12 preguntas y es más ancho de lo necesario con menos. Las llamadas fallidas no cuentan.',
    byQuestion: 'Por pregunta',
    question: 'Pregunta',
    failedCalls: (count) =>
      format.plural(count, { one: '# llamada sin respuesta', other: '# llamadas sin respuesta' }),
    read: 'Leer respuestas',
    readNamed: (question) => `Leer las respuestas a «${question}»`,
    history: 'Historial',
    historyChart: (name) => `Proporción de respuestas que mencionan ${name}, por día`,
    onDay: (day, text) => `${format.date(day)}: ${text}`,
    notAsked: 'sin preguntar',
    gap: 'sin respuestas',
    historyHint: 'Señala un día o usa las flechas. Los días sin respuestas son huecos.',
    table: 'Mostrar en una tabla',
    started_at: 'Preguntado',
    cited: 'Sitios nombrados en las respuestas',
    citedNone: 'Ninguna respuesta nombra una dirección.',
    citedHelp:
      'Los modelos pueden nombrar direcciones que no existen. Un duelo de pasajes lee la página y la compara con tu artículo.',
    inAnswers: (count) => format.plural(count, { one: 'en # respuesta', other: 'en # respuestas' }),
    own: 'Tuyo',
    article: 'Tu artículo para los duelos de pasajes',
    articleBest: 'El más cercano a la pregunta',
    noArticles: 'Para un duelo de pasajes, escribe primero un artículo.',
    noArticleFits: 'Ninguno de tus títulos corresponde a estas preguntas. Elige un artículo para el duelo.',
    duel: 'Duelo de pasajes',
    duelWith: (url, article) => `Duelo de pasajes de ${url} con «${article}»`,
    answersTo: (question) => `Respuestas a «${question}»`,
    close: 'Cerrar',
    answer: (number) => `Respuesta ${format.number(number)}`,
    mentions: (names) =>
      names.length === 0 ? 'No menciona ninguna de las marcas' : `Menciona ${format.list(names)}`,
    noText: 'Sin texto',
    notCounted: 'No cuenta',
    noRows: 'Esta pregunta aún no se ha hecho.',
  };
};
