/** Faults of what pages tell search engines: canonicals, hreflang, structured data. */
import { NOINDEX, type Faults } from './fault.ts';

const canonicalOf = (href: string): string => `<link rel="canonical" href="${href}">`;
const alternateOf = (code: string, href: string): string =>
  `<link rel="alternate" hreflang="${code}" href="${href}">`;

export const MARKUP_FAULTS: Faults = {
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
  incompleteData: {
    pages: 1,
    plant(_site, take) {
      const page = take();
      page.head +=
        '<script type="application/ld+json">{"@type": "FAQPage", "mainEntity": [{"@type": "Question", "name": "How long?"}]}</script>';
      page.issues.add('structured_data_incomplete');
    },
  },
};
