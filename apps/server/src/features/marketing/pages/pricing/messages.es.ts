import { PLANS } from '@pagewright/contract/plans';
import { formatPercent, formatPrice } from '../../numbers.ts';
import type { PricingSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: PricingSentences = {
  title: 'Precios: cuatro planes, y escribir nunca cuenta',
  description: () =>
    `Free, Starter por ${formatPrice(PLANS.Starter.priceCents.monthly)}, Professional por ${formatPrice(PLANS.Professional.priceCents.monthly)} al mes, Entrepreneur a medida. Escribir, puntuar, guardar y exportar nunca cuenta.`,
  descriptionOfTrial: (days) => ` ${days} días de prueba.`,
  sharedTitle: 'Planes y precios',
  sharedDescription: 'Planes prepagados que nunca se renuevan solos.',
  sharedOfTrial: ' La prueba no requiere tarjeta.',
  heading: 'Paga por investigar y redactar. Nunca por escribir.',
  lead: 'Todos los planes incluyen todas las herramientas. Pagas por el uso, los miembros, los sitios más grandes y el acceso a la API.',
  period: 'Periodo de facturación',
  monthly: 'Mensual',
  annual: 'Anual',
  saveUpTo: (percent) => `Ahorra hasta un ${formatPercent(percent)}`,
  prepaid: 'Un plan de pago es un mes o un año pagado por adelantado. Nada se renueva solo.',
  promises: (plan, trialDays, refundDays) => [
    `Prueba ${plan} gratis durante ${trialDays} días, sin tarjeta`,
    'Prepagado: nunca se renueva solo',
    `Solicita un reembolso en un plazo de ${refundDays} días`,
  ],
  compare: 'Compara los planes',
  whoFor: 'Para quién es cada plan',
  quotesAreMadeUp: 'Estas citas son ejemplos inventados, no de clientes.',
  samples: [
    {
      words: 'Un brief por semana y el duelo de pasajes: el plan pequeño me basta.',
      who: 'un bloguero con Starter',
    },
    {
      words: 'Cinco miembros, una regla de revisión y un registro que zanja discusiones.',
      who: 'un equipo de cinco con Professional',
    },
    {
      words: 'Usamos nuestra propia clave de modelo, así que el contador apenas se mueve.',
      who: 'una agencia con Entrepreneur',
    },
  ],
  questionsTitle: 'Preguntas',
  questions: [
    {
      question: '¿Qué es una solicitud de SEO?',
      answer:
        'Una investigación: los resultados de una palabra clave o la comprobación de un grupo de sitios. Los resultados de las últimas 24 horas se reutilizan gratis.',
    },
    {
      question: '¿Qué es una solicitud de IA?',
      answer:
        'Una generación: un brief, un esquema, una estrategia o una petición de redacción en el editor. El motor integrado cuenta igual que un modelo.',
    },
    {
      question: '¿Qué no cuenta nunca?',
      answer:
        'Escribir, la puntuación en vivo, la densidad, la legibilidad, los duelos de pasajes, guardar, importar y exportar. Si una solicitud falla o la cancelas, la recuperas.',
    },
    {
      question: '¿Qué pasa al llegar a un límite?',
      answer: 'Ves lo que has usado y el día en que se restablece. Todo lo que no cuenta sigue funcionando.',
    },
    {
      question: '¿Hay un periodo de prueba?',
      answer:
        'Sí: Professional durante 14 días, una vez por espacio de trabajo, sin tarjeta. Después, el espacio de trabajo vuelve a Free. Todo lo que hiciste se conserva.',
      isAboutSales: true,
    },
    {
      question: '¿Y si compro durante la prueba?',
      answer:
        'Tu plan empieza cuando termina la prueba, así que no pierdes ningún día gratis. Si lo prefieres, elige «Empezar ahora» y la prueba termina cuando pagas. Antes de pagar ves las fechas de ambas opciones. Si ya tienes Starter, queda en pausa mientras pruebas Professional.',
      isAboutSales: true,
    },
    {
      question: '¿Se renueva automáticamente?',
      answer:
        'No. Pagas un mes o un año por adelantado y te avisamos antes de que termine. Si vuelves a comprarlo antes, tu plan se alarga.',
      isAboutSales: true,
    },
    {
      question: '¿Puedo cambiar de plan?',
      answer:
        'Sí. Un plan superior empieza al momento y se abonan los días que quedan del actual. Uno inferior empieza cuando termina el actual.',
      isAboutSales: true,
    },
    {
      question: '¿Puedo recuperar mi dinero?',
      answer:
        'Puedes solicitar un reembolso en Facturación durante los 30 días siguientes al pago. Si el operador lo aprueba, PayPal te devuelve el dinero.',
      isAboutSales: true,
    },
    {
      question: '¿Cómo pago?',
      answer:
        'Con una cuenta de PayPal, en dólares estadounidenses. Nunca vemos los datos de tu tarjeta. Tienes que haber iniciado sesión.',
      isAboutSales: true,
    },
    {
      question: '¿Qué pasa cuando termina mi plan?',
      answer:
        'El espacio de trabajo pasa a Free. Conservas todo lo que hiciste y puedes seguir leyéndolo, editándolo y exportándolo.',
    },
    {
      question: 'Lo uso en mi propio servidor. ¿Tengo que pagar?',
      answer:
        'El operador de una instalación puede dar cualquier plan a cualquier espacio de trabajo. Si el pago no está configurado, esta página dice a quién preguntar.',
    },
  ],
  startForFree: 'Empieza gratis',
  freePlan: 'El plan gratuito incluye todas las herramientas.',
  trialWithoutCard: (plan) => ` Para probar ${plan} no necesitas tarjeta.`,
  talkToUs: 'Habla con nosotros',
  plans: {
    Free: {
      forWhom: 'Para probarlo y para blogs pequeños.',
      features: ['Todas las herramientas y análisis', 'Tu sitio público, WordPress, Ghost, exportación'],
    },
    Starter: {
      forWhom: 'Para una persona que publica cada semana.',
      features: ['Todo lo de Free'],
    },
    Professional: {
      forWhom: 'Para equipos pequeños que revisan su trabajo entre sí.',
      features: ['Todo lo de Starter', 'Compañeros que revisan y aprueban'],
    },
    Entrepreneur: {
      forWhom: 'Para agencias y empresas.',
      features: ['Todo lo de Professional', 'Acceso a la API con tokens personales'],
    },
  },
  featureNames: { team: 'Compañeros que revisan y aprueban', api: 'Acceso a la API' },
  inEveryPlan: [
    'Importar y exportar',
    '23 análisis',
    'Tus propias claves de API, sin contar',
    'Sitio público con tu dominio',
    'WordPress, Ghost y webhooks',
    'Comentarios y registro de actividad',
  ],
  counted: {
    seo: (amount) =>
      amount === null ? 'Solicitudes de SEO sin límite' : `${amount} solicitudes de SEO al mes`,
    ai: (amount) => (amount === null ? 'Solicitudes de IA sin límite' : `${amount} solicitudes de IA al mes`),
    members: (amount) =>
      amount === null ? 'Miembros sin límite' : `${amount} ${amount === '1' ? 'miembro' : 'miembros'}`,
  },
  unlimited: 'Sin límite',
  mostPopular: 'El más elegido',
  notIncluded: 'No incluye:',
  custom: 'A medida',
  aMonth: 'al mes',
  aYear: 'al año',
  save: (percent) => `Ahorra un ${formatPercent(percent)}`,
  contactSales: 'Contactar con Ventas',
  askFor: (plan) => `Pedir ${plan}`,
  notSold: (plan, operator) =>
    `El pago no está configurado en este servidor. Para ${plan}, pregunta a ${operator ?? 'su operador'}.`,
  choose: (plan) => `Elegir ${plan}`,
  signInToPay: 'Inicia sesión para pagar con PayPal',
  yes: 'Sí',
  no: 'No',
  table: {
    plan: 'Plan',
    monthly: 'Precio mensual',
    annual: 'Precio anual',
    seo: 'Solicitudes de SEO al mes',
    ai: 'Solicitudes de IA al mes',
    members: 'Miembros',
    sitePages: 'Páginas que leemos de un sitio',
    typing: 'Escribir, puntuación en vivo, densidad, duelos',
    notCounted: 'No cuenta',
  },
};
