import { findCitations, findMentions } from '@pagewright/engine';

/** What an answer names. */
export interface FoundNames {
  readonly mentions: readonly { readonly brand: number; readonly start: number; readonly end: number }[];
  readonly citations: readonly { readonly url: string; readonly start: number; readonly end: number }[];
}

/** Finds the brands and addresses that each text names; each brand is given by its names. */
export function readMentions(
  texts: readonly string[],
  brands: readonly (readonly string[])[],
): readonly FoundNames[] {
  return texts.map((text) => ({
    mentions: brands.flatMap((names, brand) =>
      findMentions(text, names).map(({ start, end }) => ({ brand, start, end })),
    ),
    citations: findCitations(text)
      .filter(({ url }) => URL.canParse(url))
      .map(({ url, start, end }) => ({ url, start, end })),
  }));
}
