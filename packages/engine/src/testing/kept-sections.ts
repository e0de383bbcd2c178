interface Section {
  readonly heading: string;
  readonly evidence: readonly { readonly page: number; readonly heading: string }[];
}

/** An outline, and which pages it was made from, in the order of its evidence. */
interface OutlineOfPages {
  readonly outline: { readonly sections: readonly Section[] };
  readonly order: readonly number[];
}

/** The sections that headings of at least two pages support. */
export const sharedSections = ({ outline }: Pick<OutlineOfPages, 'outline'>): Section[] =>
  outline.sections.filter(({ evidence }) => new Set(evidence.map(({ page }) => page)).size > 1);

/** The headings that support a section, with their pages. */
const supportOf = ({ evidence }: Section, order: readonly number[]): ReadonlySet<string> =>
  new Set(evidence.map(({ page, heading }) => `${order[page]} ${heading}`));

/**
 * Sections that at least two pages support, and that an outline of these and more pages has lost: none of its own such
 * sections has one of their headings.
 */
export function lostSections(smaller: OutlineOfPages, larger: OutlineOfPages): string[] {
  const kept = sharedSections(larger).map((section) => supportOf(section, larger.order));
  return sharedSections(smaller)
    .filter((section) =>
      kept.every((one) => [...supportOf(section, smaller.order)].every((heading) => !one.has(heading))),
    )
    .map(({ heading }) => heading);
}
