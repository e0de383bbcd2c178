import type { SiteVerdict, StatusChange } from '@pagewright/contract/analytics';
import type { SiteIndexSentences } from './messages.en.ts';

const number = new Intl.NumberFormat('es');
const percent = new Intl.NumberFormat('es', { style: 'percent' });
const either = new Intl.ListFormat('es', { type: 'disjunction' });
const count = (value: number, one: string, other: string): string =>
  `${number.format(value)} ${value === 1 ? one : other}`;
const PROBLEMS: Readonly<Record<string, string>> = {
  site_unreachable: 'El sitio dejó de responder.',
  robots_unavailable: 'No se pudo leer el robots.txt del sitio.',
};
const VERDICTS: Readonly<Record<SiteVerdict, string>> = {
  refresh: 'Actualizar',
  merge: 'Combinar',
  redirect: 'Redirigir',
  widen: 'Ampliar',
  leave: 'Dejar como está',
  no_data: 'Sin datos',
};

const STATUS_CHANGES: Readonly<Record<StatusChange, string>> = {
  gone: 'Desaparición detectada',
  redirected: 'Redirección detectada',
  back: 'Regreso detectado',
};

/** Messages in Spanish. */
export const spanish: SiteIndexSentences = {
  noSite: 'Este sitio no se ha rastreado.',
  noOwnSite: 'Indica primero tu sitio, o el sitio que quieres rastrear.',
  isRunning: 'Este sitio ya se está rastreando.',
  mayNotCancel: 'Solo quien inició este rastreo, o un administrador, puede detenerlo.',
  noLink: 'Este enlace no es una sugerencia para un sitio que hayas rastreado.',
  tooManyDecisions: (most) =>
    `Tu espacio de trabajo ha decidido sobre ${number.format(most)} enlaces, el máximo que puede guardar. Deshaz antes algunas decisiones.`,
  noPageHere: 'Esta página no pertenece a ningún sitio que hayas rastreado.',
  draftOfTeammate: (name) =>
    `${name} ya tiene esta página abierta como borrador, que solo pueden leer su autor y los administradores. Pídele que lo envíe a revisión.`,
  assigning: 'Asignando páginas',
  tooManyPages: (most) =>
    `Se pueden cambiar como máximo ${number.format(most)} páginas a la vez. Acota los filtros.`,
  planTitle: (verdict, page) => `${VERDICTS[verdict]}: ${page}`,
  planAway: (isGone, page) => `${isGone ? 'Página desaparecida' : 'Página redirigida'}: ${page}`,
  readingList: 'Leyendo la lista',
  addingAddresses: 'Añadiendo las direcciones',
  noAddresses: (host) =>
    `La lista no contiene ninguna dirección de ${host}. Las direcciones de otros sitios no se pueden importar aquí.`,
  importAfterCrawl: 'Este sitio se está rastreando. Importa las direcciones cuando termine el rastreo.',
  readingPage: 'Leyendo la página',
  pageTooLarge: 'La página es demasiado grande para convertirla en un artículo.',
  pageWithoutText: 'No se encontró texto en esta página.',
  noMember: 'Esta persona no es miembro de tu espacio de trabajo.',
  viewNameTaken: 'Ya existe una vista con este nombre. Elige otro nombre.',
  tooManyViews: (most) =>
    `Tu espacio de trabajo tiene ${number.format(most)} vistas guardadas, el máximo. Elimina una primero.`,
  wrongCursor: 'Este cursor no pertenece a esta lista. Vuelve a cargar la lista.',
  opening: 'Abriendo el sitio',
  reading: 'Rastreando el sitio',
  comparing: 'Comparando páginas',
  problem: (code) => PROBLEMS[code] ?? 'El rastreo falló. Inícialo de nuevo; lo que se leyó se conserva.',
  blocked: 'Bloqueada por robots.txt, así que no se leyó.',
  notRead: 'Aún no se ha leído.',
  failed: 'La página no respondió, así que no se afirma nada sobre ella.',
  refused: (status) => `Devolvió ${status} en lugar de la página, así que no se afirma nada sobre ella.`,
  unreadable: 'La página no se pudo leer, así que no se afirma nada sobre ella.',
  notJudged: 'Leída, pero aún sin analizar.',
  noPage: 'La dirección no devuelve una página HTML.',
  broken: (status, inbound) =>
    `Devuelve ${status} y ${count(inbound, 'página enlaza', 'páginas enlazan')} a ella. Redirígela a la página más cercana, o corrige los enlaces y el sitemap.`,
  unused: (status) => `Devuelve ${status} y ninguna página leída enlaza a ella.`,
  redirectLoop: 'La redirección nunca llega a una página.',
  redirectBroken: 'La redirección termina en una página que ya no existe.',
  redirectChain:
    'Hace falta más de una redirección para llegar a la página. Apunta la primera directamente a ella.',
  redirects: (url) => `Redirige a ${url}.`,
  statusChange: (kind, before) => `${STATUS_CHANGES[kind]}: antes la página devolvía ${before}.`,
  noindex: 'Marcada como noindex.',
  canonical: (url) => `Su canonical es ${url}.`,
  sameText: (url) => `Tiene el mismo texto que ${url}, que tiene más enlaces internos o va primero.`,
  sameQuery: (query, url) =>
    `Apunta a la misma consulta («${query}») que ${url}, que tiene más enlaces internos o más palabras.`,
  strongest: (query) => `Es la más fuerte de las páginas que apuntan a «${query}».`,
  thin: (words, least) =>
    `${count(words, 'palabra', 'palabras')}; con menos de ${least} el contenido es escaso.`,
  old: (days, most) =>
    `Sin cambios desde hace ${count(days, 'día', 'días')}; con más de ${most} días toca actualizarla.`,
  clicksFell: (clicks, before, { trafficDays, fallenShare }) =>
    `${count(clicks, 'clic', 'clics')} en los últimos ${trafficDays} días con datos y ${number.format(before)} en los mismos días del año anterior; con una pérdida del ${percent.format(fallenShare)} o más que no se deba al azar, toca actualizarla.`,
  clicksHold: (clicks, before, { trafficDays, fallenShare }) =>
    `Mantiene sus clics: ${number.format(clicks)} en los últimos ${trafficDays} días con datos y ${number.format(before)} en los mismos días del año anterior (toca actualizarla tras una pérdida del ${percent.format(fallenShare)} que no se deba al azar).`,
  shortOnPurpose: (words) =>
    `${count(words, 'palabra', 'palabras')}; una página de inicio, una lista de páginas o una página sobre el propio sitio no necesita un mínimo.`,
  enoughWords: (words, least) =>
    `${count(words, 'palabra', 'palabras')} (contenido escaso: menos de ${least}).`,
  young: (days, most) =>
    `Último cambio hace ${count(days, 'día', 'días')} (toca actualizarla a partir de ${most}).`,
  ageUnknown: 'No se conoce la fecha de su último cambio.',
  wrongLanguage: (code) => `«${code}» no es un código de idioma`,
  wrongJson: (block, place) =>
    `El bloque JSON-LD ${block} no es JSON válido${place === null ? '' : `: línea ${place.line}, columna ${place.column}`}`,
  missingProperty: (type, properties) =>
    `${type}: falta ${either.format(properties.map((name) => `«${name}»`))}`,
  orphansUnknown:
    'Las páginas huérfanas solo se pueden identificar cuando se han leído todas las páginas conocidas. Rastrea el resto del sitio y permite el acceso del rastreador donde las páginas lo rechazan.',
  imagesUnknown: (weighed, unknown) =>
    `Se desconoce el tamaño de ${count(unknown, 'imagen', 'imágenes')}, así que no se dice nada de ${unknown === 1 ? 'ella' : 'ellas'}; se ${weighed === 1 ? 'comprobó' : 'comprobaron'} ${number.format(weighed)}.`,
  issues: {
    server_error: {
      title: 'Páginas con error del servidor (5xx)',
      fix: 'Busca estas direcciones en el registro del servidor y corrige el error. Hasta que se lean, no se afirma nada sobre sus páginas.',
    },
    not_found: {
      title: 'Páginas no encontradas (404, 410)',
      fix: 'Redirige cada dirección a la página más cercana, o quita los enlaces y las entradas del sitemap que llevan a ella.',
    },
    links_broken: {
      title: 'Páginas con enlaces internos rotos',
      fix: 'Cambia cada enlace por una página que funcione, o quítalo.',
    },
    redirect_loop: {
      title: 'Bucles de redirección',
      fix: 'Apunta una de estas redirecciones a una página que devuelva 200.',
    },
    redirect_broken: {
      title: 'Redirecciones a una página que ya no existe',
      fix: 'Apunta la redirección a una página que devuelva 200.',
    },
    canonical_broken: {
      title: 'Canonicals que apuntan a una página que ya no existe',
      fix: 'Apunta el canonical a una página que devuelva 200, normalmente la propia página.',
    },
    sitemap_broken: {
      title: 'Entradas del sitemap que ya no existen',
      fix: 'Quita estas direcciones del sitemap, o recupera las páginas.',
    },
    sitemap_noindex: {
      title: 'Entradas del sitemap con noindex',
      fix: 'Quita la directiva noindex, o quita la página del sitemap.',
    },
    sitemap_blocked: {
      title: 'Entradas del sitemap bloqueadas por robots.txt',
      fix: 'Permite estas direcciones en robots.txt, o quítalas del sitemap.',
    },
    title_missing: { title: 'Títulos que faltan', fix: 'Escribe un título que diga de qué trata la página.' },
    unreachable: {
      title: 'Páginas que no respondieron',
      fix: 'Comprueba que el servidor responde a estas direcciones y vuelve a rastrear el sitio.',
    },
    refused: {
      title: 'Páginas que no se dejan leer (401, 403, 429 y otros)',
      fix: 'Averigua qué rechaza estas direcciones: un inicio de sesión, un cortafuegos o un límite de peticiones. Deja pasar al rastreador, o quita los enlaces y las entradas del sitemap si ningún visitante puede abrirlas. Hasta entonces, no se afirma nada sobre sus páginas.',
    },
    redirect_chain: {
      title: 'Cadenas de redirecciones',
      fix: 'Apunta la primera redirección directamente a la última página.',
    },
    canonical_redirect: {
      title: 'Canonicals que apuntan a una redirección',
      fix: 'Apunta el canonical a la dirección final de la redirección.',
    },
    canonical_noindex: {
      title: 'Canonicals que apuntan a una página noindex',
      fix: 'Apunta el canonical a una página indexable, o quita la directiva noindex de su destino.',
    },
    canonical_chain: {
      title: 'Cadenas de canonicals',
      fix: 'Apunta el canonical directamente a la última página de la cadena.',
    },
    canonical_conflict: {
      title: 'Páginas con más de un canonical',
      fix: 'Deja un solo enlace canonical en el head de la página.',
    },
    orphan: {
      title: 'Páginas huérfanas',
      fix: 'Ninguna página leída enlaza a estas; las que robots.txt cierra no se leyeron. Enlázalas desde una página relacionada, o redirígelas.',
    },
    title_duplicate: {
      title: 'Títulos duplicados',
      fix: 'Dale a cada página su propio título, o combina las páginas.',
    },
    text_duplicate: {
      title: 'Páginas con el mismo texto',
      fix: 'Conserva una página y redirige las demás a ella, o apunta su canonical a ella.',
    },
    hreflang_invalid: {
      title: 'Códigos hreflang no válidos',
      fix: 'Usa un idioma ISO 639-1, con un país ISO 3166-1 si hace falta: «es» o «es-MX».',
    },
    hreflang_broken: {
      title: 'Enlaces hreflang a una página que ya no existe',
      fix: 'Apunta cada enlace hreflang a una página que devuelva 200.',
    },
    hreflang_no_return: {
      title: 'hreflang sin enlace de vuelta',
      fix: 'Añade en la página que nombra un enlace hreflang de vuelta a esta.',
    },
    structured_data_invalid: {
      title: 'Datos estructurados que no se pueden leer',
      fix: 'Corrige el JSON-LD: un validador muestra dónde está el error.',
    },
    structured_data_incomplete: {
      title: 'Datos estructurados sin propiedades obligatorias',
      fix: 'Añade las propiedades. Sin ellas, Google no muestra ningún resultado enriquecido de este tipo.',
    },
    sitemap_redirect: {
      title: 'Entradas del sitemap que redirigen',
      fix: 'Pon en su lugar la dirección a la que lleva la redirección.',
    },
    sitemap_canonical: {
      title: 'Entradas del sitemap con otro canonical',
      fix: 'Pon en su lugar la dirección canónica, o corrige el canonical.',
    },
    h1_missing: { title: 'Encabezados H1 que faltan', fix: 'Añade un H1 que nombre el tema de la página.' },
    thin: {
      title: 'Páginas con contenido escaso',
      fix: 'Añade lo que necesita quien busca este tema, combina la página con otra, o márcala como noindex.',
    },
    links_redirect: {
      title: 'Enlaces internos a redirecciones',
      fix: 'Enlaza directamente a la página a la que lleva la redirección.',
    },
    description_missing: {
      title: 'Meta descripciones que faltan',
      fix: 'Escribe una descripción de unos 150 caracteres.',
    },
    description_duplicate: {
      title: 'Meta descripciones duplicadas',
      fix: 'Escribe una descripción distinta para cada página.',
    },
    h1_several: { title: 'Páginas con más de un H1', fix: 'Deja un solo H1 y convierte los demás en H2.' },
    h1_duplicate: { title: 'Encabezados H1 duplicados', fix: 'Dale a cada página su propio H1.' },
    images_heavy: {
      title: 'Imágenes de más de 300 kB',
      fix: 'Redúcelas al tamaño con el que se muestran y guárdalas como WebP o AVIF.',
    },
    images_alt_missing: {
      title: 'Imágenes sin atributo alt',
      fix: 'Describe cada imagen en su atributo alt; déjalo vacío (alt="") si la imagen solo decora.',
    },
    hreflang_no_self: {
      title: 'hreflang sin enlace a la propia página',
      fix: 'Añade un enlace hreflang a la dirección y el idioma de la propia página.',
    },
    sitemap_missing: {
      title: 'Páginas indexables que faltan en el sitemap',
      fix: 'Añade estas páginas al sitemap, o márcalas como noindex.',
    },
  },
};
