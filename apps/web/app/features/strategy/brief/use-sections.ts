import type { BriefSection } from '@pagewright/contract/strategy';
import { useState } from 'react';
import { randomId } from '../../../lib/random-id.ts';

/** A section as it stands in the list. */
export interface SectionRow {
  /** Its own for as long as it stands there, whatever it is called and wherever it is moved. */
  readonly key: string;
  readonly section: BriefSection;
}

interface Sections {
  readonly rows: readonly SectionRow[];
  /** Something is on the screen that is not kept: it is under way, or it failed. */
  readonly unkept: 'underway' | 'failed' | null;
  readonly rename: (key: string, heading: string) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (key: string) => void;
  readonly add: (section: BriefSection) => void;
  readonly retry: () => void;
}

/** The sections while a person changes them: each change is on the screen at once, and all of them are kept with it. */
export function useSections(
  saved: readonly BriefSection[],
  onSave: (sections: BriefSection[]) => Promise<boolean>,
): Sections {
  const [rows, setRows] = useState(() => rowsOf(saved, []));
  const [base, setBase] = useState(saved);
  const [underway, setUnderway] = useState(0);
  if (base !== saved) {
    setBase(saved);
    // While changes are being kept, an answer tells of an earlier one.
    if (underway === 0 && !isSame(rows, saved)) setRows(rowsOf(saved, rows));
  }

  async function keep(next: readonly SectionRow[]): Promise<void> {
    setRows(next);
    setUnderway((count) => count + 1);
    await onSave(next.map(({ section }) => section));
    setUnderway((count) => count - 1);
  }

  return {
    rows,
    unkept: underway > 0 ? 'underway' : isSame(rows, saved) ? null : 'failed',
    rename: (key, heading) =>
      void keep(
        rows.map((row) => (row.key === key ? { ...row, section: { ...row.section, heading } } : row)),
      ),
    move: (from, to) => {
      const next = [...rows];
      next.splice(to, 0, ...next.splice(from, 1));
      void keep(next);
    },
    remove: (key) => void keep(rows.filter((row) => row.key !== key)),
    add: (section) => void keep([...rows, { key: randomId(), section }]),
    retry: () => void keep(rows),
  };
}

/** Rows of sections; those that stand where one stood before keep its key. */
function rowsOf(sections: readonly BriefSection[], before: readonly SectionRow[]): readonly SectionRow[] {
  return sections.map((section, place) => ({ key: before[place]?.key ?? randomId(), section }));
}

function isSame(rows: readonly SectionRow[], sections: readonly BriefSection[]): boolean {
  return JSON.stringify(rows.map(({ section }) => section)) === JSON.stringify(sections);
}
