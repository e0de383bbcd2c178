/** Faults of texts and images, and reasons for verdicts. */
import type { Faults } from './fault.ts';
import { daysAgo } from './page.ts';
import { planArticle } from './plan-site.ts';
import { writeParagraphs } from './write-text.ts';

export const TEXT_FAULTS: Faults = {
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
