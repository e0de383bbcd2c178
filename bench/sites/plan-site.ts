/** Plans the pages of a site: articles or products, listings with pagination, tags, and the usual short pages. */
import { createPage, daysAgo, type Generator, type Page, type Role, type Site } from './page.ts';
import { FIXED_PATHS, WORDS } from './render.ts';
import type { Subject, Thing } from './subjects.ts';
import type { Aspect } from './titles.ts';
import {
  nameThing,
  pick,
  slugOf,
  titleOf,
  writeHeadings,
  writeParagraphs,
  writeSentence,
  type Random,
} from './write-text.ts';
import type { WebHost } from '../../tests/fakes/web/start-web-host.ts';

/** An article to write. */
export interface Topic {
  readonly thing: Thing;
  readonly aspect: Aspect;
  /** Whether the site calls the thing by its other name. */
  readonly isOther?: boolean;
}

export interface SitePlan {
  readonly host: WebHost;
  readonly brand: string;
  readonly generator: Generator;
  readonly subject: Subject;
  readonly role: Role;
  readonly market: number | null;
  readonly topics: readonly Topic[];
  readonly products?: { readonly things: readonly Thing[]; readonly count: number };
  /** Which of three wordings its titles use. */
  readonly wording: number;
}

const PER_LISTING = 30;
const MAKERS = [
  'Alder',
  'Norvik',
  'Tamsin',
  'Oreka',
  'Bellweg',
  'Fujimi',
  'Cordoba',
  'Lumo',
  'Stanmore',
  'Vettel',
  'Haiku',
  'Rondo',
];
const COLORS: Readonly<Record<string, readonly string[]>> = {
  en: ['black', 'white', 'red', 'olive', 'navy'],
  es: ['negro', 'blanco', 'rojo', 'verde', 'azul'],
  fr: ['noir', 'blanc', 'rouge', 'vert', 'bleu'],
};
const INTRO: Readonly<Record<string, (brand: string, subject: string) => string>> = {
  en: (brand) =>
    `${brand} is run by four people who test what they write about. We answer every letter within two days and take no money from makers.`,
  es: (brand) =>
    `${brand} somos cuatro personas que probamos lo que contamos. Respondemos a cada carta en dos días y no aceptamos dinero de fabricantes.`,
  fr: (brand) =>
    `${brand}, ce sont quatre personnes qui essaient ce qu’elles décrivent. Nous répondons à chaque lettre en deux jours et n’acceptons rien des fabricants.`,
};

/** Plans a site without faults. */
export function planSite(random: Random, plan: SitePlan): Site {
  const { host, brand, generator, subject, role, market } = plan;
  const site: Site = {
    host,
    url: host.url,
    brand,
    language: subject.language,
    generator,
    subject,
    role,
    market,
    pages: [],
    others: new Map(),
    blocked: [],
    images: new Map(),
    copies: new Map(),
    pairs: [],
    extras: new Map(),
  };
  for (const topic of plan.topics) site.pages.push(planArticle(random, site, topic, plan.wording));
  for (const product of planProducts(random, site, plan)) site.pages.push(product);
  const listings = planListings(site);
  const tags = generator === 'wordpress' || generator === 'hugo' ? planTags(site) : [];
  site.pages.push(...listings, ...planShortPages(site), ...tags);
  site.pages.unshift(
    planHome(site, [
      ...listings.slice(0, 1),
      ...listings.filter(({ path }) => path.startsWith('/collections/') && !path.includes('?')),
      ...tags,
    ]),
  );
  return site;
}

/** The path of an article, as the site's generator builds it. */
function articlePath({ generator }: Site, slug: string): string {
  if (generator === 'wordpress') return `/${slug}/`;
  return { ghost: `/${slug}`, hugo: `/posts/${slug}.html`, shop: `/blogs/news/${slug}` }[generator];
}

/** An article about a topic; titles that exist already get another wording. */
export function planArticle(
  random: Random,
  site: Site,
  { thing, aspect, isOther = false }: Topic,
  wording: number,
): Page {
  const { subject, language } = site;
  const known = new Set(site.pages.map(({ path }) => path));
  const wordings = [wording, wording + 1, wording + 2];
  const title =
    wordings
      .map((at) => titleOf(aspect, thing, language, at, isOther))
      .find((text) => !known.has(articlePath(site, slugOf(text)))) ??
    `${titleOf(aspect, thing, language, wording)} (2)`;
  const age = 30 + Math.floor(random() * 400);
  return createPage({
    path: articlePath(site, slugOf(title)),
    kind: 'article',
    thing,
    aspect,
    language,
    title: `${title} – ${site.brand}`,
    h1: [title],
    description: writeSentence(random, subject, thing, isOther),
    subheadings: writeHeadings(random, language),
    paragraphs: writeParagraphs(random, subject, thing, 380 + Math.floor(random() * 300), isOther),
    published: daysAgo(age + Math.floor(random() * 100)),
    modified: daysAgo(age),
  });
}

function planProducts(random: Random, site: Site, { products }: SitePlan): Page[] {
  if (!products) return [];
  const { language, subject } = site;
  const pages: Page[] = [];
  for (let at = 0; at < products.count; at += 1) {
    const thing = products.things[at % products.things.length];
    if (!thing) break;
    const model = 100 + 7 * Math.floor(at / products.things.length);
    const maker = MAKERS[at % MAKERS.length] ?? '';
    const color = pick(random, COLORS[language] ?? ['']);
    const name =
      language === 'en'
        ? `${maker} ${thing.one} ${model}, ${color}`
        : `${thing.one} ${maker} ${model}, ${color}`;
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    pages.push(
      createPage({
        path: `/products/${slugOf(name)}`,
        kind: 'product',
        thing,
        language,
        title: `${title} – ${site.brand}`,
        h1: [title],
        description: `${title}. ${writeSentence(random, subject, thing)}`,
        paragraphs: writeParagraphs(random, subject, thing, 320),
        modified: daysAgo(20 + Math.floor(random() * 300)),
      }),
    );
  }
  return pages;
}

/** Listings of articles with pagination, and of products by thing; only first pages are in the sitemap. */
function planListings(site: Site): Page[] {
  const { language, brand } = site;
  const words = WORDS[language];
  const listings: Page[] = [];
  const add = (
    base: string,
    thing: Thing | null,
    name: string,
    members: readonly Page[],
    pathOf: (number: number) => string,
  ): void => {
    for (let from = 0; from === 0 || from < members.length; from += PER_LISTING) {
      const number = from / PER_LISTING + 1;
      const next =
        from + PER_LISTING < members.length ? [{ href: pathOf(number + 1), text: words.next }] : [];
      const page = createPage({
        path: number === 1 ? base : pathOf(number),
        kind: 'listing',
        thing,
        language,
        title: `${name}${number === 1 ? '' : ` – ${number}`} – ${brand}`,
        h1: [number === 1 ? name : `${name} ${number}`],
        description: `${name} – ${brand}, ${number}.`,
        paragraphs: [],
        links: [
          ...members
            .slice(from, from + PER_LISTING)
            .map(({ path, h1, title }) => ({ href: path, text: h1[0] ?? title })),
          ...next,
        ],
        isInSitemap: number === 1,
      });
      listings.push(page);
    }
  };
  const articles = site.pages.filter(({ kind }) => kind === 'article');
  if (articles.length > 0) {
    const base = { wordpress: '/blog/', ghost: '/archive', hugo: '/posts/', shop: '/blogs/news' }[
      site.generator
    ];
    const pathOf = (number: number): string =>
      site.generator === 'shop' ? `${base}?page=${number}` : `${base.replace(/\/$/, '')}/page/${number}/`;
    add(
      base,
      null,
      { en: 'All articles', es: 'Todos los artículos', fr: 'Tous les articles' }[language],
      articles,
      pathOf,
    );
  }
  const products = Map.groupBy(
    site.pages.filter(({ kind }) => kind === 'product'),
    ({ thing }) => thing,
  );
  for (const [thing, members] of products) {
    if (!thing) continue;
    const { many } = nameThing(thing, language);
    const base = `/collections/${slugOf(many)}`;
    add(
      base,
      thing,
      many.charAt(0).toUpperCase() + many.slice(1),
      members,
      (number) => `${base}?page=${number}`,
    );
    site.copies.set(`${base}?sort_by=price-ascending`, base);
  }
  for (const listing of listings) {
    const copy = [...site.copies].find(([, original]) => original === listing.path)?.[0];
    if (copy !== undefined) listing.links.push({ href: copy, text: '€' });
  }
  linkRelated([...articles, ...site.pages.filter(({ kind }) => kind === 'product')]);
  return listings;
}

/** Each article links to the next three. */
function linkRelated(pages: readonly Page[]): void {
  for (const [at, page] of pages.entries())
    for (const step of [1, 2, 3]) {
      const other = pages[(at + step) % pages.length];
      if (other && other !== page) page.links.push({ href: other.path, text: other.h1[0] ?? other.title });
    }
}

/** Archives of a few tags; like most, they are not to be indexed. */
function planTags(site: Site): Page[] {
  const articles = site.pages.filter(({ kind }) => kind === 'article');
  const things = [...new Set(articles.map(({ thing }) => thing))].slice(0, 6);
  return things.flatMap((thing) => {
    if (!thing) return [];
    const path = `/tag/${slugOf(thing.one)}/`;
    return createPage({
      path,
      kind: 'tag',
      thing,
      language: site.language,
      title: `${thing.many} – ${site.brand}`,
      h1: [thing.many],
      description: `Tag: ${thing.many}.`,
      paragraphs: [],
      head: '<meta name="robots" content="noindex, follow">',
      isInSitemap: false,
      links: articles
        .filter((page) => page.thing === thing)
        .map(({ path, h1 }) => ({ href: path, text: h1[0] ?? '' })),
    });
  });
}

/** Pages that are short on purpose. */
function planShortPages({ language, brand, generator }: Site): Page[] {
  const words = WORDS[language];
  const intro = INTRO[language]?.(brand, '') ?? '';
  return (['about', 'contact'] as const).map((name) =>
    createPage({
      path: FIXED_PATHS[generator][name],
      kind: 'short',
      language,
      title: `${words[name]} – ${brand}`,
      h1: [words[name]],
      description: `${words[name]}: ${brand}.`,
      paragraphs: name === 'about' ? [intro] : [`hello@example.com, ${brand}, 12 Market Street.`],
    }),
  );
}

function planHome(site: Site, sections: readonly Page[]): Page {
  const latest = site.pages.filter(({ kind }) => kind === 'article' || kind === 'product').slice(0, 12);
  const links = [...sections, ...latest].map(({ path, h1 }) => ({ href: path, text: h1[0] ?? path }));
  return createPage({
    path: '/',
    kind: 'home',
    language: site.language,
    title: site.brand,
    description: INTRO[site.language]?.(site.brand, '') ?? '',
    paragraphs: [sections.map(({ title }) => title).join('. ')],
    links,
  });
}
