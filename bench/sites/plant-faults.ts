/** Plants technical faults and reasons for verdicts on a site, and decoys beside them. */
import type { SiteIssue } from '@pagewright/contract/analytics';
import { daysAgo, untouched, type OtherAnswer, type Page, type Site } from './page.ts';
import { planArticle } from './plan-site.ts';
import { shuffled, writeParagraphs, type Random } from './write-text.ts';

/** Takes pages that no other fault touches. */
type Take = () => Page;

interface Fault {
  /** Number of untouched pages that it takes. */
  readonly pages: number;
  plant(site: Site, take: Take, number: number, random: Random): void;
}

const redirectTo = (location: string, ...issues: SiteIssue[]): OtherAnswer => ({
  status: 301,
  location,
  issues,
  verdicts: issues.length > 0 ? ['redirect', 'leave'] : ['leave'],
  isInSitemap: false,
});

function addLink(page: Page, href: string, text: string): void {
  page.paragraphs.splice(1, 0, `${page.paragraphs[0]?.split('.')[0] ?? ''}: <a href="${href}">${text}</a>.`);
}

const canonicalOf = (href: string): string => `<link rel="canonical" href="${href}">`;
const alternateOf = (code: string, href: string): string =>
  `<link rel="alternate" hreflang="${code}" href="${href}">`;
const NOINDEX = '<meta name="robots" content="noindex, follow">';

/** Hides a page from listings and related links. */
function unlist(site: Site, page: Page): void {
  page.isListed = false;
  for (const other of site.pages) other.links = other.links.filter(({ href }) => href !== page.path);
}

const FAULTS: Readonly<Record<string, Fault>> = {
  brokenLink: {
    pages: 1,
    plant(site, take, number) {
      const page = take();
      addLink(page, `/missing-${number}/`, 'our earlier article');
      page.issues.add('links_broken');
      site.others.set(`/missing-${number}/`, {
        status: 404,
        issues: ['not_found'],
        verdicts: ['redirect'],
        isInSitemap: false,
      });
    },
  },
  serverError: {
    pages: 1,
    plant(site, take, number) {
      const page = take();
      addLink(page, `/calculator-${number}/`, 'our calculator');
      page.issues.add('links_broken');
      site.others.set(`/calculator-${number}/`, {
        status: 500,
        issues: ['server_error'],
        verdicts: ['redirect', 'leave', 'no_data'],
        isInSitemap: false,
      });
    },
  },
  linkedRedirect: {
    pages: 2,
    plant(site, take, number) {
      const [page, target] = [take(), take()];
      addLink(page, `/old-${number}/`, 'an older version');
      page.issues.add('links_redirect');
      site.others.set(`/old-${number}/`, redirectTo(target.path));
    },
  },
  chain: {
    pages: 2,
    plant(site, take, number) {
      const [page, target] = [take(), take()];
      addLink(page, `/moved-${number}/`, 'the first edition');
      page.issues.add('links_redirect');
      site.others.set(`/moved-${number}/`, redirectTo(`/moved-again-${number}/`, 'redirect_chain'));
      site.others.set(`/moved-again-${number}/`, redirectTo(target.path));
    },
  },
  loop: {
    pages: 1,
    plant(site, take, number) {
      const page = take();
      addLink(page, `/circle-${number}/`, 'the second part');
      page.unclear.add('links_broken').add('links_redirect');
      site.others.set(`/circle-${number}/`, {
        ...redirectTo(`/circle-back-${number}/`, 'redirect_loop'),
        verdicts: ['redirect'],
      });
      site.others.set(`/circle-back-${number}/`, {
        ...redirectTo(`/circle-${number}/`, 'redirect_loop'),
        verdicts: ['redirect'],
      });
    },
  },
  orphan: {
    pages: 1,
    plant(site, take) {
      const page = take();
      unlist(site, page);
      page.issues.add('orphan');
    },
  },
  noTitle: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.title = '';
      page.issues.add('title_missing');
    },
  },
  sameTitle: {
    pages: 2,
    plant(_site, take) {
      const [one, two] = [take(), take()];
      two.title = one.title;
      for (const page of [one, two]) {
        page.issues.add('title_duplicate');
        page.verdicts = ['leave', 'merge'];
      }
    },
  },
  noDescription: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.description = '';
      page.issues.add('description_missing');
    },
  },
  sameDescription: {
    pages: 2,
    plant(_site, take) {
      const [one, two] = [take(), take()];
      two.description = one.description;
      one.issues.add('description_duplicate');
      two.issues.add('description_duplicate');
    },
  },
  noHeading: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.h1 = [];
      page.issues.add('h1_missing');
    },
  },
  twoHeadings: {
    pages: 1,
    plant(site, take) {
      const page = take();
      page.h1 = [...page.h1, site.brand];
      page.issues.add('h1_several');
    },
  },
  noAlt: {
    pages: 1,
    plant(site, take, number) {
      const page = take();
      site.images.set(`/media/table-${number}.jpg`, 40_000);
      // A decoy beside it: an image marked as decorative.
      page.paragraphs.splice(
        1,
        0,
        `<p><img src="/media/table-${number}.jpg"><img src="/media/table-${number}.jpg" alt=""></p>`,
      );
      page.issues.add('images_alt_missing');
    },
  },
  heavyImage: {
    pages: 2,
    plant(site, take, number) {
      const [page, decoy] = [take(), take()];
      site.images.set(`/media/large-${number}.jpg`, 1_400_000);
      site.images.set(`/media/small-${number}.jpg`, 60_000);
      page.paragraphs.splice(
        1,
        0,
        `<figure><img src="/media/large-${number}.jpg" alt="On the table"></figure>`,
      );
      decoy.paragraphs.splice(1, 0, `<figure><img src="/media/small-${number}.jpg" alt=""></figure>`);
      page.issues.add('images_heavy');
    },
  },
  thin: {
    pages: 1,
    plant(site, take, _number, random) {
      const page = take();
      if (page.thing) page.paragraphs = writeParagraphs(random, site.subject, page.thing, 70);
      page.issues.add('thin');
      page.verdicts = ['widen'];
    },
  },
  sameText: {
    pages: 2,
    plant(site, take) {
      const [one, two] = [take(), take()];
      two.paragraphs = [...one.paragraphs];
      two.subheadings = [...one.subheadings];
      site.pairs.push([one.path, two.path]);
      for (const page of [one, two]) {
        page.issues.add('text_duplicate');
        page.verdicts = ['merge', 'leave'];
      }
    },
  },
  canonicalGone: {
    pages: 1,
    plant(site, take, number) {
      const page = take();
      page.head += canonicalOf(`${site.url}/printed-${number}/`);
      page.issues.add('canonical_broken');
      page.unclear.add('sitemap_canonical');
      site.others.set(`/printed-${number}/`, {
        status: 404,
        issues: ['not_found'],
        verdicts: ['redirect', 'leave', 'no_data'],
        isInSitemap: false,
      });
    },
  },
  canonicalHidden: {
    pages: 2,
    plant(site, take) {
      const [page, hidden] = [take(), take()];
      hidden.head += NOINDEX;
      hidden.isInSitemap = false;
      page.head += canonicalOf(site.url + hidden.path);
      page.issues.add('canonical_noindex');
      page.unclear.add('sitemap_canonical');
    },
  },
  canonicalTwice: {
    pages: 2,
    plant(site, take) {
      const [page, other] = [take(), take()];
      page.head += canonicalOf(site.url + page.path) + canonicalOf(site.url + other.path);
      page.unclear.add('sitemap_canonical');
      page.issues.add('canonical_conflict');
    },
  },
  badLanguage: {
    pages: 1,
    plant(site, take) {
      const page = take();
      page.head +=
        alternateOf('english', site.url + page.path) + alternateOf('x-default', site.url + page.path);
      page.issues.add('hreflang_invalid');
    },
  },
  noReturn: {
    pages: 2,
    plant(site, take) {
      const [page, edition] = [take(), take()];
      page.head +=
        alternateOf(site.language, site.url + page.path) + alternateOf('de', site.url + edition.path);
      page.issues.add('hreflang_no_return');
      edition.unclear.add('hreflang_no_return');
    },
  },
  brokenEdition: {
    pages: 1,
    plant(site, take, number) {
      const page = take();
      page.head +=
        alternateOf(site.language, site.url + page.path) +
        alternateOf('it', `${site.url}/it/edition-${number}/`);
      page.issues.add('hreflang_broken');
      page.unclear.add('hreflang_no_return');
      site.others.set(`/it/edition-${number}/`, {
        status: 404,
        issues: ['not_found'],
        verdicts: ['redirect', 'leave', 'no_data'],
        isInSitemap: false,
      });
    },
  },
  // A decoy: two editions that name each other and themselves.
  rightEditions: {
    pages: 2,
    plant(site, take) {
      const [one, two] = [take(), take()];
      const both = alternateOf('en-us', site.url + one.path) + alternateOf('en-gb', site.url + two.path);
      for (const page of [one, two]) page.head += both;
    },
  },
  badData: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.head += '<script type="application/ld+json">{"@type": "FAQPage", "mainEntity": [}</script>';
      page.issues.add('structured_data_invalid');
    },
  },
  goneInSitemap: {
    pages: 0,
    plant(site, _take, number) {
      site.others.set(`/discontinued-${number}/`, {
        status: 410,
        issues: ['sitemap_broken', 'not_found'],
        verdicts: ['redirect', 'leave'],
        isInSitemap: true,
      });
    },
  },
  redirectInSitemap: {
    pages: 1,
    plant(site, take, number) {
      const target = take();
      site.others.set(`/renamed-${number}/`, {
        ...redirectTo(target.path),
        issues: ['sitemap_redirect'],
        isInSitemap: true,
      });
    },
  },
  hiddenInSitemap: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.head += NOINDEX;
      page.issues.add('sitemap_noindex');
    },
  },
  blockedInSitemap: {
    pages: 0,
    plant(site, _take, number) {
      site.blocked.push(`/members/area-${number}/`);
    },
  },
  notInSitemap: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.isInSitemap = false;
      page.issues.add('sitemap_missing');
    },
  },
  aged: {
    pages: 1,
    plant(_site, take, number) {
      const page = take();
      page.modified = daysAgo(700 + 83 * (number % 20));
      page.published = page.modified;
      page.verdicts = ['refresh'];
    },
  },
  // A decoy: written long ago, and updated since.
  refreshed: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.published = daysAgo(1_900);
      page.modified = daysAgo(60);
    },
  },
  // Two articles for one search, each with its own text.
  competing: {
    pages: 1,
    plant(site, take, _number, random) {
      const page = take();
      const { thing, aspect } = page;
      if (!thing || !aspect) return;
      const other = planArticle(random, site, { thing, aspect }, 1);
      other.isTaken = true;
      page.verdicts = ['merge', 'leave'];
      other.verdicts = ['merge', 'leave'];
      const listing = site.pages.find(({ kind }) => kind === 'listing');
      listing?.links.push({ href: other.path, text: other.h1[0] ?? '' });
      site.pages.push(other);
      site.pairs.push([page.path, other.path]);
    },
  },
};

/** Plants as many faults as a site of its size bears, each kind at most `most` times; returns their names. */
export function plantFaults(random: Random, site: Site, most: number): string[] {
  const planted: string[] = [];
  let number = 1;
  for (let round = 0; round < most; round += 1)
    for (const [name, fault] of shuffled(random, Object.entries(FAULTS))) {
      // Most pages of a site stay as they are.
      const free = shuffled(random, untouched(site)).slice(0, fault.pages);
      if (
        free.length < fault.pages ||
        untouched(site).length - fault.pages < site.pages.length * MIN_UNTOUCHED
      )
        continue;
      const take: Take = () => {
        const page = free.pop();
        if (!page) throw new Error(`${name} takes more pages than it says`);
        page.isTaken = true;
        return page;
      };
      fault.plant(site, take, number, random);
      planted.push(name);
      number += 1;
    }
  return planted;
}

/** Share of all pages that stay as they are. */
const MIN_UNTOUCHED = 0.4;
