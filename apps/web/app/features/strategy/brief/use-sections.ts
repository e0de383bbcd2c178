import type { BriefSection } from '@pagewright/contract/strategy';
import { useState } from 'react';
import { randomId } from '../../../lib/random-id.ts';

/** A section in the list. */
export interface SectionRow {
  /** Stable while it is in the list, whatever its name or position. */
  readonly key: string;
  readonly section: BriefSection;
}

interface Sections {
  readonly rows: readonly SectionRow[];
  /** There are unsaved changes: pending or failed. */
  readonly hasUnsaved: 'underway' | 'failed' | null;
  readonly rename: (key: string, heading: string) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (key: string) => void;
  readonly add: (section: BriefSection) => void;
  readonly retry: () => void;
}

/** The sections while they are edited: each change appears at once and saves the whole list. */
export function useSections(
  saved: readonly BriefSection[],
  onSave: (sections: BriefSection[]) => Promise<boolean>,
): Sections {
  const [rows, setRows] = useState(() => toRows(saved, []));
  const [base, setBase] = useState(saved);
  const [pendingSaves, setPendingSaves] = useState(0);
  if (base !== saved) {
    setBase(saved);
    // While changes are being saved, a response reflects an earlier one.
    if (pendingSaves === 0 && !isSame(rows, saved)) setRows(toRows(saved, rows));
  }

  async function save(next: readonly SectionRow[]): Promise<void> {
    setRows(next);
    setPendingSaves((count) => count + 1);
    await onSave(next.map(({ section }) => section));
    setPendingSaves((count) => count - 1);
  }

  return {
    rows,
    hasUnsaved: pendingSaves > 0 ? 'underway' : isSame(rows, saved) ? null : 'failed',
    rename: (key, heading) =>
      void save(
        rows.map((row) => (row.key === key ? { ...row, section: { ...row.section, heading } } : row)),
      ),
    move: (from, to) => {
      const next = [...rows];
      next.splice(to, 0, ...next.splice(from, 1));
      void save(next);
    },
    remove: (key) => void save(rows.filter((row) => row.key !== key)),
    add: (section) => void save([...rows, { key: randomId(), section }]),
    retry: () => void save(rows),
  };
}

/** Rows of sections; those at the place of an earlier one keep its key. */
function toRows(sections: readonly BriefSection[], before: readonly SectionRow[]): readonly SectionRow[] {
  return sections.map((section, place) => ({ key: before[place]?.key ?? randomId(), section }));
}

function isSame(rows: readonly SectionRow[], sections: readonly BriefSection[]): boolean {
  return JSON.stringify(rows.map(({ section }) => section)) === JSON.stringify(sections);
}
