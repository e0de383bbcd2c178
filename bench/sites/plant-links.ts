/** Plants what link analyses must find: mentions of our brand without a link, dead links, pages that link to competitors. */
import { untouched, type Page, type Site } from './page.ts';
import { pick, shuffled, type Random } from './write-text.ts';

export interface LinkTruths {
  /** URLs of pages that mention us without a link to us; and of decoys with what they are. */
  readonly mentions: Map<string, string>;
  readonly noMentions: Map<string, string>;
  /** `page href` of links that lead nowhere. */
  readonly dead: Map<string, string>;
  readonly notDead: Map<string, string>;
  /** URLs of pages that link to two competitors or more, and not to us. */
  readonly linking: Map<string, string>;
  readonly notLinking: Map<string, string>;
}

interface Sites {
  readonly own: Site;
  readonly competitors: readonly Site[];
  readonly press: readonly Site[];
}

const SENTENCES = {
  en: {
    mention: (brand: string) => `The people at ${brand} told us that they clean theirs every week.`,
    half: (brand: string, link: string) => `We bought ours at ${brand} and at two other shops. ${link}`,
    list: (brand: string) =>
      `<ul><li>A friend’s advice</li><li>The workshop of ${brand}</li><li>Our own notes</li></ul>`,
    thanks: (brand: string) => `Numbers for this test were kindly shared by ${brand}, who measured twice.`,
    linked: (link: string) => `We learned this from ${link}, and it still holds.`,
    words: (brand: string) => `In the late light it looked like a ${brand.toLowerCase()}, or so we thought.`,
    longer: (brand: string) => `Professor ${brand}ley wrote the standard text on this in three volumes.`,
    more: 'Read the whole story of how the shops compare with each other',
    study: 'a study of last year',
    shops: (links: string) => `Good addresses to begin with: ${links}.`,
  },
  es: {
    mention: (brand: string) => `La gente de ${brand} nos contó que lo limpia cada semana.`,
    half: (brand: string, link: string) => `Lo compramos en ${brand} y en otras dos tiendas. ${link}`,
    list: (brand: string) =>
      `<ul><li>El consejo de un amigo</li><li>El taller de ${brand}</li><li>Nuestras notas</li></ul>`,
    thanks: (brand: string) => `Los datos de esta prueba los compartió ${brand}, que midió dos veces.`,
    linked: (link: string) => `Lo aprendimos de ${link}, y sigue siendo cierto.`,
    words: (brand: string) => `A la luz de la tarde parecía un ${brand.toLowerCase()}, o eso creímos.`,
    longer: (brand: string) => `El profesor ${brand}ez escribió la obra de referencia en tres tomos.`,
    more: 'Lee la historia completa de cómo se comparan las tiendas entre sí',
    study: 'un estudio del año pasado',
    shops: (links: string) => `Buenas direcciones para empezar: ${links}.`,
  },
  fr: {
    mention: (brand: string) => `L’équipe de ${brand} nous a dit le nettoyer chaque semaine.`,
    half: (brand: string, link: string) =>
      `Nous l’avons acheté chez ${brand} et dans deux autres magasins. ${link}`,
    list: (brand: string) =>
      `<ul><li>Le conseil d’un ami</li><li>L’atelier de ${brand}</li><li>Nos propres notes</li></ul>`,
    thanks: (brand: string) => `Les chiffres de cet essai viennent de ${brand}, qui a mesuré deux fois.`,
    linked: (link: string) => `Nous l’avons appris chez ${link}, et cela reste vrai.`,
    words: (brand: string) =>
      `Dans la lumière du soir, on aurait dit un ${brand.toLowerCase()}, du moins le pensions-nous.`,
    longer: (brand: string) => `Le professeur ${brand}eau a écrit l’ouvrage de référence en trois tomes.`,
    more: 'Lisez toute l’histoire de la comparaison des magasins entre eux',
    study: 'une étude de l’an dernier',
    shops: (links: string) => `De bonnes adresses pour commencer : ${links}.`,
  },
} as const;

const linkTo = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

/** Plants links and mentions on articles of competitors and press; the pages are taken afterward. */
export function plantLinks(random: Random, sites: Sites): LinkTruths {
  const truths: LinkTruths = {
    mentions: new Map(),
    noMentions: new Map(),
    dead: new Map(),
    notDead: new Map(),
    linking: new Map(),
    notLinking: new Map(),
  };
  plantMentions(random, sites, truths);
  plantCompetitorLinks(random, sites, truths);
  plantDeadLinks(random, sites, truths);
  return truths;
}

function takeFrom(random: Random, sites: readonly Site[]): { site: Site; page: Page } | null {
  const free = sites.flatMap((site) => untouched(site).map((page) => ({ site, page })));
  if (free.length === 0) return null;
  const taken = pick(random, free);
  taken.page.isTaken = true;
  return taken;
}

const MENTIONS_OF_KIND = 3;

function plantMentions(random: Random, { own, competitors, press }: Sites, truths: LinkTruths): void {
  const say = SENTENCES[own.language];
  const { brand } = own;
  const other = competitors[0]?.url ?? '';
  const kinds: [keyof Pick<LinkTruths, 'mentions' | 'noMentions'>, string, (page: Page) => void][] = [
    ['mentions', 'sentence', (page) => page.paragraphs.splice(2, 0, say.mention(brand))],
    [
      'mentions',
      'half-linked paragraph',
      (page) => page.paragraphs.splice(2, 0, say.half(brand, linkTo(`${other}/`, say.more))),
    ],
    ['mentions', 'list item', (page) => page.paragraphs.splice(2, 0, say.list(brand))],
    ['mentions', 'last paragraph', (page) => page.paragraphs.push(say.thanks(brand))],
    [
      'noMentions',
      'linked mention',
      (page) => page.paragraphs.splice(2, 0, say.linked(linkTo(`${own.url}/`, brand))),
    ],
    [
      'noMentions',
      'mention and a link elsewhere',
      (page) => {
        page.paragraphs.splice(2, 0, say.mention(brand));
        page.paragraphs.push(say.linked(linkTo(own.url + (own.pages[5]?.path ?? '/'), say.study)));
      },
    ],
    ['noMentions', 'the same words in lower case', (page) => page.paragraphs.splice(2, 0, say.words(brand))],
    ['noMentions', 'part of a longer name', (page) => page.paragraphs.splice(2, 0, say.longer(brand))],
    [
      'noMentions',
      'only in an attribute',
      (page) => page.paragraphs.splice(2, 0, `<p data-source="${brand}">${say.more}.</p>`),
    ],
  ];
  for (let round = 0; round < MENTIONS_OF_KIND; round += 1)
    for (const [which, kind, plant] of kinds) {
      const taken = takeFrom(random, round === 0 ? competitors : press);
      if (!taken) continue;
      plant(taken.page);
      truths[which].set(taken.site.url + taken.page.path, kind);
      if (round === 1) announce(random, competitors, taken.site.url + taken.page.path, taken.page);
    }
}

/** A competitor's article links to a page of the press. */
function announce(random: Random, competitors: readonly Site[], url: string, target: Page): void {
  const articles = competitors.flatMap((site) => site.pages.filter(({ kind }) => kind === 'article'));
  const page = pick(random, articles);
  page.isTaken = true;
  page.paragraphs.push(
    `${page.paragraphs[0]?.split('.')[0] ?? ''}: ${linkTo(url, target.h1[0] ?? target.title)}.`,
  );
}

const LISTS = 8;

function plantCompetitorLinks(random: Random, { own, competitors, press }: Sites, truths: LinkTruths): void {
  const say = SENTENCES[own.language];
  const home = (site: Site): string => linkTo(`${site.url}/`, site.brand);
  for (let round = 0; round < LISTS; round += 1) {
    const [one, two] = shuffled(random, competitors);
    const kinds: ['linking' | 'notLinking', string, readonly Site[]][] = [
      ['linking', 'links to two competitors', [one, two].flatMap((site) => site ?? [])],
      ...(round % 2 === 0
        ? ([
            ['notLinking', 'links to one competitor', one ? [one] : []],
            [
              'notLinking',
              'links to two competitors and to us',
              [one, two, own].flatMap((site) => site ?? []),
            ],
          ] as ['notLinking', string, readonly Site[]][])
        : []),
    ];
    for (const [which, kind, targets] of kinds) {
      const taken = takeFrom(random, press);
      if (!taken) continue;
      taken.page.paragraphs.splice(2, 0, say.shops(targets.map(home).join(', ')));
      truths[which].set(taken.site.url + taken.page.path, kind);
      // A page is known from a link to it, except for one in four.
      if (round % 4 !== 3) announce(random, competitors, taken.site.url + taken.page.path, taken.page);
    }
  }
}

const DEAD_OF_KIND = 4;

function plantDeadLinks(random: Random, { competitors, press, own }: Sites, truths: LinkTruths): void {
  const say = SENTENCES[own.language];
  let number = 0;
  const kinds: ['dead' | 'notDead', string, (site: Site, path: string) => void][] = [
    ['dead', '404', () => undefined],
    ['dead', '410', (site, path) => site.extras.set(path, { status: 410, body: '' })],
    ['notDead', '403', (site, path) => site.extras.set(path, { status: 403, body: '' })],
    ['notDead', '503', (site, path) => site.extras.set(path, { status: 503, body: '' })],
    [
      'notDead',
      'redirect to a page',
      (site, path) => site.extras.set(path, { status: 301, headers: { location: '/' }, body: '' }),
    ],
    [
      'notDead',
      '404 once',
      (site, path) => {
        let asked = 0;
        site.extras.set(path, (_request, response) => {
          asked += 1;
          response
            .writeHead(asked === 1 ? 404 : 200, { 'content-type': 'text/html' })
            .end('<!doctype html><title>Here</title><p>Here.');
        });
      },
    ],
  ];
  for (let round = 0; round < DEAD_OF_KIND; round += 1)
    for (const [which, kind, plant] of kinds) {
      const taken = takeFrom(random, competitors);
      const target = pick(random, press);
      if (!taken) continue;
      number += 1;
      const path = `/reports/number-${number}`;
      plant(target, path);
      taken.page.paragraphs.splice(2, 0, say.linked(linkTo(target.url + path, say.study)));
      truths[which].set(`${taken.site.url}${taken.page.path} ${target.url}${path}`, kind);
    }
}
