import type { OutlineSection, OutlineSubsection } from '@pagewright/contract/outline';

export type AnySection = OutlineSection | OutlineSubsection;

/** All sections and subsections in reading order. */
export function flattenSections(sections: readonly OutlineSection[]): AnySection[] {
  return sections.flatMap((section) => [section, ...section.subsections]);
}
