import type { AudienceMaturity, CompanySize, FunnelStage } from '@pagewright/contract/outline';
import { INDUSTRY_WORDS } from './industry-words.ts';
import type { AudienceSentences, LayerSentences } from './messages.en.ts';

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
    insights: [
      'Se omitieron las secciones habituales sobre precios y compra: llegan demasiado pronto para esta etapa.',
    ],
  },
  consideration: {
    positioning: 'Compara de forma justa y con criterios claros, y di cuándo es mejor otra opción.',
    publishing: [
      {
        advice: 'Pon la comparación en una tabla cerca del principio y enlaza cada fila con su prueba.',
        reason: 'En esta etapa los lectores tienen varias páginas abiertas y buscan la que resuelva la duda.',
      },
    ],
    insights: ['En esta etapa, los criterios, las alternativas y los costes van antes que el contexto.'],
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
      'Se omitieron las secciones habituales con definiciones, tipos y razones: los lectores de esta etapa ya los conocen.',
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
    insights: [
      'Se omitieron las secciones habituales para recién llegados: definiciones, razones, tipos y precios.',
    ],
  },
};

const MATURITIES: Readonly<Record<AudienceMaturity, LayerSentences>> = {
  beginner: only('Para principiantes, explica cada término la primera vez que aparezca y usa frases cortas.'),
  intermediate: only(
    'Para lectores con algo de experiencia se sigue el orden habitual y se señalan los errores costosos.',
  ),
  advanced: only(
    'Para expertos, los límites, la medición y las pruebas van antes que las definiciones y las razones.',
  ),
};

const SIZES: Readonly<Record<CompanySize, LayerSentences>> = {
  small: only(
    'En una empresa pequeña, quien lee decide, y rápido: pon los precios y el primer paso al principio.',
  ),
  medium: only('En una empresa mediana suele probarlo primero un departamento: escribe para el que empieza.'),
  large: only(
    'En una empresa grande varias personas deben ponerse de acuerdo: di qué necesita saber cada una.',
  ),
};

/** The same in Spanish. */
export const spanish: AudienceSentences = {
  stage: (stage) => STAGES[stage],
  maturity: (maturity) => MATURITIES[maturity],
  companySize: (size) => SIZES[size],
  industry: (industry) => ({
    positioning: `Escribe para ${INDUSTRY_WORDS.es[industry].readers} y toma ejemplos de su trabajo.`,
    publishing: [
      {
        advice: 'Haz que alguien del sector lo lea antes de publicarlo.',
        reason: 'Los lectores del sector notan lo que está mal o falta.',
      },
    ],
    insights: [
      'Del sector solo tiene sección lo que mencionan la palabra clave, tu idea o las páginas. Añade lo que sepas.',
    ],
  }),
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
      `El título y las secciones que dependen del lugar nombran ${place}; las demás, no.`,
      `Comprueba cada dato local antes de publicar: Pagewright no conoce los precios, los permisos ni las direcciones de ${place}.`,
    ],
  }),
};
