import { parseTemplateKeyword } from '../queries/keyword-kind.ts';
import { detectNumber } from '../queries/phrase-number.ts';
import type { PlanLanguage } from './phrase-parts.ts';
import { withoutPurpose } from './subject-parts.ts';
import { isEatenOrGrown, isVariant, textKind } from './plan-variants.ts';

/** Nouns for practices: readers want to get started. */
const PRACTICES: Readonly<Record<PlanLanguage, RegExp>> = {
  en: /^(?:(?!(?:cloth|light|floor|roof|bedd|park|build|ceil|wedd|earr|even|morn|hous|sid|plumb|fenc|rail|clean|mean|feel|ship|stuff|dress|fill|top|frost|cover|lin|rat|pric)ing$)\p{L}{3,}ing|seo|sem|ppc|cro|yoga|pilates|meditation|photography|calligraphy|pottery|origami|karate|judo|crochet|embroidery|hydroponics|automation|homeschool|bookkeeping|generation|management|retention|optimization|acquisition|procurement|segmentation|governance|compliance|enablement|outreach|fulfillment|strategy|prep|decluttering|homesteading|permaculture)$/iu,
  es: /^(?:\p{L}{3,}ing|seo|sem|yoga|pilates|meditación|fotografía|jardinería|costura|caligrafía|cerámica|ganchillo|bordado|automatización|contabilidad|gestión|generación|captación|fidelización|optimización|planificación|segmentación|selección|estrategia)$/iu,
  fr: /^(?:\p{L}{3,}ing|seo|sea|yoga|pilates|méditation|photographie|jardinage|couture|calligraphie|poterie|crochet|broderie|automatisation|comptabilité|bricolage|télétravail|gestion|génération|acquisition|fidélisation|optimisation|planification|segmentation|prospection|stratégie)$/iu,
};

/** Nouns for services done on something: ordered, or done by oneself. */
const WORK: Readonly<Record<PlanLanguage, RegExp>> = {
  en: /^(?:maintenance|repairs?|installation|replacement|renovation|remodel|remodeling|removal|cleaning|inspection|audit|survey|appraisal|tune-up|conversion|upgrade|rewiring|repainting|restoration|refinishing|servicing|makeover|disposal|resurfacing|waterproofing|landscaping|soundproofing)$/iu,
  es: /^(?:mantenimiento|reparación|instalación|inspección|auditoría|tasación|peritaje|sustitución|reforma|rehabilitación|limpieza|revisión|restauración|eliminación|impermeabilización|insonorización|mudanza)$/iu,
  fr: /^(?:entretien|réparation|installation|inspection|diagnostic|audit|expertise|isolation|raccordement|remplacement|rénovation|nettoyage|révision|restauration|démontage|ravalement|étanchéité|insonorisation|déménagement)$/iu,
};

/** Nouns for properties of something else. */
const MEASURES: Readonly<Record<PlanLanguage, RegExp>> = {
  en: /^(?:ratios?|rates?|sizes?|temperatures?|dimensions?|weights?|limits?|scores?|levels?|lengths?|heights?|speeds?|amounts?|averages?|schedules?|timelines?|deadlines?|dates?|hours|meaning|history|colors?|names?)$/iu,
  es: /^(?:proporción|tasas?|tamaños?|temperaturas?|medidas?|pesos?|límites?|niveles?|velocidad|cantidad(?:es)?|horarios?|plazos?|fechas?|significado|historia|colores?|nombres?)$/iu,
  fr: /^(?:proportions?|taux|tailles?|températures?|dimensions?|poids|limites?|niveaux?|vitesse|quantités?|horaires?|délais?|dates?|signification|histoire|couleurs?|noms?)$/iu,
};

/** Figures that depend on something. */
const FIGURES =
  /^(?:ratio|rate|size|temperature|dimension|weight|limit|score|level|length|height|speed|amount|average)s?$/iu;

/** Texts and tools about something else. */
const AIDS: Readonly<Record<PlanLanguage, RegExp>> = {
  en: /^(?:guides?|charts?|calculators?|templates?|tables?|maps?)$/iu,
  es: /^(?:guías?|tablas?|calculadoras?|plantillas?|mapas?)$/iu,
  fr: /^(?:guides?|tableaux?|calculateurs?|modèles?|cartes?)$/iu,
};

const BEFORE_HEAD =
  / (?:for|in|of|with|without|to|at|on|from|by|under|between|before|after|during|while|when|if|near|as) .*$/iu;
const NAME = /(?:^|\s)\p{Lu}\p{Ll}+/u;

/** Properties of something else are not bought. */
export const isMeasure = (k: string, language: PlanLanguage): boolean =>
  MEASURES[language].test(headOf(k, language));

/** Nobody weighs the benefits of an illness. */
const isIllness = (k: string, language: PlanLanguage): boolean =>
  language === 'en'
    ? // 'Plantar fasciitis exercises' are exercises.
      parseTemplateKeyword(headOf(k, language)).kinds.includes('condition') ||
      /(?:itis|osis|emia|algia|opathy)$/iu.test(headOf(k, language))
    : language === 'es' && /(?:itis|osis|emia|algia)$/iu.test(headOf(k, language));

/** 'What the conversion rate depends on', 'what cholesterol levels depend on'. */
function figureParts(head: string): Record<string, string> {
  if (!FIGURES.test(head)) return {};
  const isMany = head.endsWith('s');
  return { fig: '', the: isMany ? '' : 'the ', fe: isMany ? '' : 's', fes: isMany ? '' : 'es' };
}

/** The subject of a measure: 'cold brew coffee' of 'cold brew coffee ratio'. */
export function measureSubject(k: string, language: PlanLanguage): string {
  if (!isMeasure(k, language)) return k;
  const rest =
    language === 'en'
      ? k.replace(BEFORE_HEAD, '').split(' ').slice(0, -1).join(' ')
      : k.replace(/^\S+ (?:des? |del |du |d['’]|de la |de los |de las )?/iu, '');
  return rest === '' ? k : rest;
}

/** The head noun: the last word in English, the first in Spanish and French. */
function headOf(k: string, language: PlanLanguage): string {
  const words = (language === 'en' ? k.replace(BEFORE_HEAD, '') : k).split(' ');
  if (language === 'en') return words.at(-1) ?? '';
  // Borrowed from English with its word order: 'email marketing'.
  const [first = '', second = ''] = words;
  return /^\p{Ll}{3,}ing$/u.test(second) ? second : first;
}

/** Longer keywords state something: 'falling asleep during the day' has no types. */
const MAX_THING_WORDS = 3;
/** What happens or is done neither works nor is used for anything. */
const PROCESS: Readonly<Record<PlanLanguage, RegExp>> = {
  // 'Standing desks' are things.
  en: /(?:tion|ment)$/u,
  es: /(?:[cs]ión|miento|aje)$/u,
  fr: /(?:[ts]ion|ment|age)$/u,
};

/** Whether a keyword plainly names a thing, so that it has types, uses, and drawbacks. */
const isShortThing = (k: string, head: string, language: PlanLanguage): boolean =>
  withoutPurpose(k, language).split(' ').length <= MAX_THING_WORDS + (language === 'en' ? 0 : 1) &&
  !/ (?:and|y|et) |^an? /iu.test(k) &&
  !PROCESS[language].test(head) &&
  !isVariant('living', k, language);

/**
 * Parts for what can be said about a thing: how to start (`start`) for practices, what it includes (`work`) for
 * services, what it is and how it works (`noun`) for other things, causes (`illness`), dependencies (`measure`), and
 * otherwise only what matters (`matter`): nobody gets started with a complaint, and a fee does not work.
 */
export function detectThingKind(
  k: string,
  language: PlanLanguage,
  isAbstract: boolean,
): Record<string, string | undefined> {
  const head = headOf(k, language);
  if (isIllness(k, language)) return { illness: '' };
  const text = textKind(k, language);
  if (text !== undefined) return { [text]: '' };
  if (isMeasure(k, language)) return { measure: '', ...figureParts(head) };
  if (isAbstract || AIDS[language].test(head)) return { matter: '' };
  if (WORK[language].test(head)) return { work: '' };
  if (PRACTICES[language].test(head)) return { start: '' };
  // Something made without an ingredient is made by the reader.
  if (/ (?:without|sin|sans) /i.test(k)) return { made: '' };
  if (isEatenOrGrown(k, language) || !isShortThing(k, head, language)) return { matter: '' };
  const names = NAME.test(k) ? { named: '' } : { common: '' };
  if (language !== 'en') {
    const isMany = /\p{L}{2}[sx]$/u.test(head);
    return {
      noun: '',
      ...names,
      itis: isMany ? 'son' : 'es',
      itworks: isMany ? 'funcionan' : 'funciona',
    };
  }
  const number = detectNumber(k.toLowerCase().split(' '));
  const isMany = number === 'plural' && !('named' in names);
  // A substance does not work.
  const isCounted = isMany || number === 'article' || 'named' in names;
  return {
    noun: '',
    ...names,
    ...(isCounted ? { countable: '' } : {}),
    itis: isMany ? 'they are' : 'it is',
    effect: isMany ? 'how they work' : isCounted ? 'how it works' : 'why it matters',
  };
}
