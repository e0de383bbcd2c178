import type { Paper } from '../paper/types.ts';

/** A heading with the text up to the next heading of any level. */
export interface Section {
  /** Block of the heading, -1 before the first one. */
  heading: number;
  /** 1-6, 0 before the first heading. */
  level: number;
  /** First block under the heading, and the one after the last. */
  first: number;
  end: number;
}

/** Sections of a paper in reading order, including empty ones. */
export function splitSections(paper: Paper): Section[] {
  const sections: Section[] = [];
  let current: Section = { heading: -1, level: 0, first: 0, end: 0 };
  for (const [index, block] of paper.blocks.entries()) {
    if (block.kind !== 'heading' || block.text.trim() === '') continue;
    current.end = index;
    if (current.heading !== -1 || current.end > current.first) sections.push(current);
    current = { heading: index, level: block.level, first: index + 1, end: index + 1 };
  }
  current.end = paper.blocks.length;
  if (current.heading !== -1 || current.end > current.first) sections.push(current);
  return sections;
}
