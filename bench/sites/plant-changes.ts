/** Plants pages that need an update, and what changes on sites between two looks. */
import { daysAgo, untouched, type Page, type Site } from './page.ts';
import { planArticle } from './plan-site.ts';
import type { Language, Thing } from './subjects.ts';
import { pick, shuffled, titleOf, writeParagraphs, type Random } from './write-text.ts';

export interface FreshnessTruths {
  /** URLs of pages that need an update, and why. */
  readonly stale: Map<string, string>;
  readonly fresh: Map<string, string>;
  readonly pages: readonly Page[];
}

const SAID: Readonly<
  Record<Language, { heading: string; asOf: string; founded: string; study: string; source: string }>
> = {
  en: {
    heading: 'The best models of 2022',
    asOf: 'As of 2021, only two makers offer a warranty of more than a year.',
    founded: 'The first of its kind was patented in 1907 and sold until 1931.',
    study: 'A study from 2019 followed 300 households for a year and counted every repair.',
    source: 'this report',
  },
  es: {
    heading: 'Los mejores modelos de 2022',
    asOf: 'A fecha de 2021, solo dos fabricantes ofrecen más de un año de garantía.',
    founded: 'El primero de su clase se patentó en 1907 y se vendió hasta 1931.',
    study: 'Un estudio de 2019 siguió a 300 hogares durante un año y contó cada reparación.',
    source: 'este informe',
  },
  fr: {
    heading: 'Les meilleurs modèles de 2022',
    asOf: 'En date de 2021, seuls deux fabricants offrent plus d’un an de garantie.',
    founded: 'Le premier du genre fut breveté en 1907 et vendu jusqu’en 1931.',
    study: 'Une étude de 2019 a suivi 300 foyers pendant un an et compté chaque réparation.',
    source: 'ce rapport',
  },
};

/** Plants 8 pages that need an update and 12 that do not on our site. */
export function plantFreshness(random: Random, own: Site, press: readonly Site[]): FreshnessTruths {
  const truths = { stale: new Map<string, string>(), fresh: new Map<string, string>(), pages: [] as Page[] };
  const said = SAID[own.language];
  const target = pick(random, press);
  const kinds: [boolean, string, (page: Page) => void][] = [
    [
      true,
      'not changed for years',
      (page) => {
        page.modified = daysAgo(1_000);
        page.published = daysAgo(1_000);
        page.verdicts = ['refresh'];
      },
    ],
    [
      true,
      'past year in a heading',
      (page) => {
        page.subheadings[0] = said.heading;
      },
    ],
    [true, 'statement of a past year', (page) => page.paragraphs.splice(1, 0, said.asOf)],
    [
      true,
      'dead link',
      (page) =>
        page.paragraphs.splice(
          1,
          0,
          `${page.paragraphs[0]?.split('.')[0] ?? ''}: <a href="${target.url}/reports/none">${said.source}</a>.`,
        ),
    ],
    [false, 'a fact of history', (page) => page.paragraphs.splice(1, 0, said.founded)],
    [false, 'a dated study', (page) => page.paragraphs.splice(1, 0, said.study)],
    [
      false,
      'updated since',
      (page) => {
        page.published = daysAgo(1_900);
      },
    ],
    [false, 'nothing', () => undefined],
  ];
  for (const [isStale, kind, plant] of kinds)
    for (let round = 0; round < (isStale ? 2 : 3); round += 1) {
      const page = pick(random, untouched(own));
      page.isTaken = true;
      page.modified = daysAgo(40 + 20 * round);
      plant(page);
      truths.pages.push(page);
      truths[isStale ? 'stale' : 'fresh'].set(own.url + page.path, kind);
    }
  return truths;
}

/** Changes some of the fresh pages: their text, or only what surrounds it. Returns the URLs with what changed. */
export function changeFreshPages(
  random: Random,
  own: Site,
  truths: FreshnessTruths,
): { changed: Map<string, string>; unchanged: Map<string, string> } {
  const fresh = truths.pages.filter(({ path }) => truths.fresh.has(own.url + path));
  const [changed, unchanged] = [new Map<string, string>(), new Map<string, string>()];
  for (const [at, page] of shuffled(random, fresh).entries()) {
    const url = own.url + page.path;
    if (at < 2) {
      page.paragraphs[2] = page.thing ? (writeParagraphs(random, own.subject, page.thing, 40)[0] ?? '') : '';
      changed.set(url, 'another paragraph');
    } else if (at < 4) {
      page.paragraphs.push(page.thing ? (writeParagraphs(random, own.subject, page.thing, 40)[0] ?? '') : '');
      changed.set(url, 'one more paragraph');
    } else if (at < 6) {
      page.widget = '<div class="offer">−20 % 27.11. <a href="/">→</a></div>';
      unchanged.set(url, 'another widget');
    } else if (at < 8) {
      page.links = page.links.toReversed();
      unchanged.set(url, 'other related links');
    } else unchanged.set(url, 'nothing');
  }
  return { changed, unchanged };
}

/** What an alert must name: `type url`. */
export interface ChangeTruths {
  readonly alerts: Map<string, string>;
  /** Alerts that may be given beside them: other signs of the same changes. */
  readonly unclear: Set<string>;
}

/** Changes competitors between two looks. `gone` pages stay linked, as they often do for a while. */
export function changeCompetitors(
  random: Random,
  sites: readonly Site[],
  things: readonly Thing[],
): ChangeTruths {
  const truths: ChangeTruths = { alerts: new Map(), unclear: new Set() };
  const tell = (type: string, url: string, what: string): void =>
    void truths.alerts.set(`${type} ${url}`, what);
  for (const site of sites) {
    const free = shuffled(random, untouched(site));
    const listing = site.pages.find(({ kind }) => kind === 'listing');
    const articles = site.pages.filter(({ kind }) => kind === 'article').length;
    for (let number = 0; number < (articles > 10 ? 2 : 1); number += 1) {
      const page = planArticle(random, site, { thing: pick(random, things), aspect: 'repair' }, number + 1);
      if (site.pages.some(({ path }) => path === page.path)) continue;
      page.isTaken = true;
      site.pages.push(page);
      listing?.links.unshift({ href: page.path, text: page.h1[0] ?? '' });
      tell('new_page', site.url + page.path, 'new article');
      truths.unclear.add(`keyword_targeted ${site.url}${page.path}`);
    }
    // Most systems state the day of a change.
    const [gone, retitled, reworked, failing, decorated] = free;
    if (articles < 12 || !gone || !retitled || !reworked || !failing || !decorated) continue;
    site.pages.splice(site.pages.indexOf(gone), 1);
    site.others.set(gone.path, {
      status: 404,
      issues: ['not_found'],
      verdicts: ['redirect'],
      isInSitemap: false,
    });
    tell('removed_page', site.url + gone.path, 'removed article');
    retitled.modified = daysAgo(0);
    if (retitled.thing && retitled.aspect) {
      const title = titleOf(retitled.aspect, retitled.thing, site.language, 2);
      retitled.title = `${title === retitled.h1[0] ? titleOf(retitled.aspect, retitled.thing, site.language, 0) : title} – ${site.brand}`;
      tell('title_changed', site.url + retitled.path, 'other title');
      truths.unclear
        .add(`headings_changed ${site.url}${retitled.path}`)
        .add(`keyword_targeted ${site.url}${retitled.path}`);
    }
    reworked.modified = daysAgo(0);
    reworked.subheadings = reworked.subheadings.map(
      (text, at) => `${at + 1}. ${text} (${retitled.thing?.one ?? ''})`,
    );
    tell('headings_changed', site.url + reworked.path, 'other subheadings');
    truths.unclear.add(`keyword_targeted ${site.url}${reworked.path}`);
    // Decoys: a page that fails for now, another widget, an address with a parameter.
    site.extras.set(failing.path, { status: 503, body: 'Try again later' });
    decorated.widget = '<div class="offer">−20 % 27.11.</div>';
    site.copies.set(`${decorated.path}?utm_source=letter`, decorated.path);
    listing?.links.push({ href: `${decorated.path}?utm_source=letter`, text: '→' });
  }
  return truths;
}
