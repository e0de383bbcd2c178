import type { OutlineSection, OutlineSubsection } from '@pagewright/contract/outline';
import { randomId } from '../../../lib/random-id.ts';

/** The editable fields of a section. */
export type SectionChange = Partial<Pick<OutlineSection, 'heading' | 'estimatedWords' | 'purpose'>>;
type Sections = readonly OutlineSection[];

/** Moves a section, or a subsection within its section. Returns the same list if nothing changes. */
export function moveSection(sections: Sections, id: string, to: number): Sections {
  const at = sections.findIndex((section) => section.id === id);
  if (at !== -1) return moved(sections, at, to);
  return sections.map((section) => {
    const child = section.subsections.findIndex((one) => one.id === id);
    return child === -1 ? section : { ...section, subsections: [...moved(section.subsections, child, to)] };
  });
}

function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Removes a section or subsection. */
export function removeSection(sections: Sections, id: string): Sections {
  return sections
    .filter((section) => section.id !== id)
    .map((section) => {
      const removed = section.subsections.find((child) => child.id === id);
      if (!removed) return section;
      return {
        ...section,
        estimatedWords: Math.max(0, section.estimatedWords - removed.estimatedWords),
        subsections: section.subsections.filter((child) => child !== removed),
      };
    });
}

/** Applies a change to a section or subsection. */
export function changeSection(sections: Sections, id: string, change: SectionChange): Sections {
  return sections.map((section) =>
    section.id === id
      ? { ...section, ...change }
      : {
          ...section,
          subsections: section.subsections.map((child) =>
            child.id === id ? { ...child, ...change } : child,
          ),
        },
  );
}

const NEW_WORDS = 200;

/** Appends a section, or a subsection to a section. */
export function addSection(sections: Sections, heading: string, within: string | null): Sections {
  const created = {
    id: randomId(),
    heading,
    purpose: 'detail',
    origin: 'person',
    strategicValue: 0,
    valueParts: [],
    estimatedWords: NEW_WORDS,
    optimizations: [],
    questions: [],
    evidence: [],
    isUncovered: false,
  } satisfies Omit<OutlineSubsection, 'level'>;
  if (within === null) return [...sections, { level: 2, ...created, subsections: [] }];
  return sections.map((section) =>
    section.id === within
      ? {
          ...section,
          estimatedWords: section.estimatedWords + NEW_WORDS,
          subsections: [...section.subsections, { level: 3, ...created }],
        }
      : section,
  );
}
