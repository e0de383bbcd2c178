import type { AudienceMaturity, CompanySize, FunnelStage, Industry } from '@pagewright/contract/outline';
import type { AudienceSentences, IndustryNames, LayerSentences } from './messages.en.ts';

const only = (insight: string): LayerSentences => ({ positioning: '', publishing: [], insights: [insight] });

const STAGES: Readonly<Record<FunnelStage, LayerSentences>> = {
  awareness: {
    positioning:
      'Describe el problema antes que la solución y no intentes vender: estos lectores aún no saben qué buscan.',
    publishing: [
      {
        advice:
          'Compártelo donde la gente pregunta por el problema y enlaza a una página que compare soluciones.',
        reason: 'En esta etapa nadie busca un producto por su nombre.',
      },
    ],
    insights: ['Se omitieron los precios y los consejos de compra: llegan demasiado pronto para esta etapa.'],
  },
  consideration: {
    positioning: 'Compara de forma justa y con criterios claros, y di cuándo es mejor otra opción.',
    publishing: [
      {
        advice: 'Pon la comparación en una tabla cerca del principio y enlaza cada fila con su prueba.',
        reason: 'En esta etapa los lectores tienen varias páginas abiertas y buscan la que resuelva la duda.',
      },
    ],
    insights: ['Se omitió el contexto en favor de los criterios, las alternativas y los costes.'],
  },
  decision: {
    positioning: 'Quita las últimas dudas: precios, condiciones, pruebas y primer paso, en este orden.',
    publishing: [
      {
        advice: 'Mantén visible en cada pantalla el botón de compra o el contacto, con el precio al lado.',
        reason: 'En esta etapa, cada clic adicional hace perder lectores.',
      },
    ],
    insights: [
      'Se omitieron las definiciones, los tipos y las razones: los lectores de esta etapa ya los conocen.',
    ],
  },
  retention: {
    positioning: 'Escribe para quien ya lo tiene: rutinas, solución de problemas y el siguiente nivel.',
    publishing: [
      {
        advice: 'Envíalo a tus clientes por correo y enlázalo desde las páginas de ayuda.',
        reason: 'En esta etapa los lectores llegan a través de ti y no de una búsqueda.',
      },
    ],
    insights: ['Se omitió lo que necesitan los recién llegados: definiciones, razones, tipos y precios.'],
  },
};

const MATURITIES: Readonly<Record<AudienceMaturity, LayerSentences>> = {
  beginner: only('Para principiantes, explica cada término la primera vez que aparezca y usa frases cortas.'),
  intermediate: only(
    'Para lectores con algo de experiencia se sigue el orden habitual y se señalan los errores costosos.',
  ),
  advanced: only(
    'Para expertos se omitieron definiciones y razones en favor de los límites, la medición y las pruebas.',
  ),
};

const SIZES: Readonly<Record<CompanySize, LayerSentences>> = {
  small: only(
    'En una empresa pequeña, quien lee decide, y rápido: los precios y el primer paso van al principio.',
  ),
  medium: only(
    'En una empresa mediana un departamento lo prueba primero y otros lo siguen, así que la implantación tiene su sección.',
  ),
  large: only(
    'En una empresa grande varias personas deben ponerse de acuerdo: compras, implantación y gobierno tienen sus secciones.',
  ),
};

const INDUSTRIES: Readonly<Record<Industry, IndustryNames>> = {
  healthcare: {
    people: 'pacientes y equipos de atención',
    rules: 'la privacidad de los pacientes y las afirmaciones médicas',
    risk: 'la seguridad de los pacientes',
    measures: 'resultados, tiempos de espera y citas perdidas',
  },
  finance: {
    people: 'clientes, asesores y responsables de cumplimiento',
    rules: 'la información obligatoria, el asesoramiento y la conservación de datos',
    risk: 'el fraude y las cifras erróneas',
    measures: 'rentabilidad, ratio de costes y tasa de errores',
  },
  retail: {
    people: 'compradores y personal de tienda',
    rules: 'los derechos del consumidor, las devoluciones y la indicación de precios',
    risk: 'las roturas de stock y las devoluciones',
    measures: 'conversión, tamaño de la cesta y tasa de devolución',
  },
  manufacturing: {
    people: 'operarios, mantenimiento y planificación de la producción',
    rules: 'la seguridad de las máquinas, las normas y la trazabilidad',
    risk: 'las paradas y los accidentes',
    measures: 'rendimiento, tasa de desecho y tiempo de parada',
  },
  technology: {
    people: 'desarrolladores, jefes de producto y usuarios',
    rules: 'la protección de datos, las licencias y las revisiones de seguridad',
    risk: 'las caídas y los fallos de seguridad',
    measures: 'adopción, latencia y coste por usuario',
  },
  education: {
    people: 'alumnos, profesores y familias',
    rules: 'la protección de menores, la accesibilidad y los expedientes de los alumnos',
    risk: 'la exclusión y la distracción',
    measures: 'progreso del aprendizaje, asistencia y finalización',
  },
  'creative agencies': {
    people: 'clientes, directores de arte y autónomos',
    rules: 'los derechos de autor, los derechos de uso y las aprobaciones del cliente',
    risk: 'los encargos malentendidos y las rondas de cambios sin fin',
    measures: 'horas facturables, rondas de cambios y retención de clientes',
  },
  consulting: {
    people: 'socios, equipos de proyecto y patrocinadores del cliente',
    rules: 'la confidencialidad, la independencia y el alcance',
    risk: 'el alcance que crece sin control y los consejos que nadie sigue',
    measures: 'ocupación, resultados del cliente y proyectos posteriores',
  },
  'real estate': {
    people: 'compradores, inquilinos y agentes',
    rules: 'el urbanismo, la información obligatoria y el derecho de alquiler',
    risk: 'los defectos ocultos y las tasaciones erróneas',
    measures: 'días en el mercado, rentabilidad y desocupación',
  },
  legal: {
    people: 'clientes, abogados y asistentes jurídicos',
    rules: 'el secreto profesional, los conflictos de intereses y las normas de publicidad',
    risk: 'los plazos vencidos y la confidencialidad',
    measures: 'asuntos ganados, horas y tiempo de respuesta',
  },
};

/** The same in Spanish. */
export const spanish: AudienceSentences = {
  stage: (stage) => STAGES[stage],
  maturity: (maturity) => MATURITIES[maturity],
  companySize: (size) => SIZES[size],
  industry: (industry) => {
    const { people, rules, risk, measures } = INDUSTRIES[industry];
    return {
      positioning: `Escribe para ${people}: toma ejemplos de su trabajo y responde a lo que les exigen ${rules}.`,
      publishing: [
        {
          advice: `Haz que alguien del sector lo lea antes de publicarlo, sobre todo lo que dice sobre ${rules}.`,
          reason: `En este sector, un error puede tener consecuencias graves: ${risk}.`,
        },
      ],
      insights: [
        `Los lectores de este sector juzgan por estas medidas: ${measures}. Da al menos una cifra de cada una, con su fuente.`,
        'Los términos del sector vienen de una tabla integrada, no de páginas. Comprueba que encajan con tus lectores.',
      ],
    };
  },
  place: (place, isCountry) => ({
    positioning: `Escribe como quien conoce ${place}: nombra calles, oficinas, precios y normas que una página general no puede conocer.`,
    publishing: [
      {
        advice: `Publica una página específica para ${place}, con el lugar en la URL y en el título.`,
        reason: 'Las búsquedas que mencionan un lugar favorecen las páginas sobre ese lugar.',
      },
      {
        advice: isCountry
          ? 'Enlázalo con las páginas que tengas para otros países.'
          : 'Enlázalo desde las páginas de tus servicios y añade tu dirección local, si la tienes.',
        reason: 'Los lectores locales buscan a alguien con quien puedan contactar.',
      },
    ],
    insights: [
      isCountry
        ? `${place} es un país: las regiones, la ley y la entrega tienen su sección; los barrios, no.`
        : `${place} se trata como ciudad o región: los barrios, la temporada y las normas locales tienen su sección.`,
      `Comprueba cada dato local antes de publicar: Pagewright no conoce los precios, los permisos ni las direcciones de ${place}.`,
    ],
  }),
};
