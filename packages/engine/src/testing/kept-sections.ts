import type { Outline } from '../outline/types.ts';

type Sections = Pick<Outline, 'sections'>;

/** The headings that support a section, as 'page heading'; `order` numbers the pages across outlines. */
const supportOf = (
  { evidence }: Outline['sections'][number],
  order: readonly number[],
): { pages: number; headings: ReadonlySet<string> } => ({
  pages: new Set(evidence.map(({ page }) => page)).size,
  headings: new Set(evidence.map(({ page, heading }) => `${order[page]} ${heading}`)),
});

/**
 * Sections that at least two pages support, and that an outline of these and more pages has no more: none of its sections
 * has one of their headings and the support of two pages. `order` lists the pages of an outline.
 */
export function lostSections(
  { outline: smaller, order }: { outline: Sections; order: readonly number[] },
  larger: { outline: Sections; order: readonly number[] },
): string[] {
  const kept = larger.outline.sections
    .map((section) => supportOf(section, larger.order))
    .filter(({ pages }) => pages > 1);
  return smaller.sections
    .filter((section) => {
      const { pages, headings } = supportOf(section, order);
      return pages > 1 && !kept.some((one) => !headings.isDisjointFrom(one.headings));
    })
    .map(({ heading }) => heading);
}
