import type { CalendarEntry } from '@pagewright/contract/calendar';
import { useState, type DragEvent } from 'react';
import { DRAGGED_ENTRY } from '../entry/entry-chip.tsx';
import { entryKey } from '../entry/entry-appearance.ts';

/** Makes cells drop targets for entries; `over` is the hovered cell. */
export function useDropTarget(
  entries: readonly CalendarEntry[],
  onDrop: (entry: CalendarEntry, cell: string) => void,
): { readonly over: string | null; readonly cell: (name: string) => object } {
  const [over, setOver] = useState<string | null>(null);
  const isEntry = (event: DragEvent): boolean => event.dataTransfer.types.includes(DRAGGED_ENTRY);
  return {
    over,
    cell: (name) => ({
      'data-over': over === name || undefined,
      onDragOver: (event: DragEvent) => {
        if (!isEntry(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        if (over !== name) setOver(name);
      },
      onDragLeave: (event: DragEvent) => {
        const inside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setOver((held) => (held === name ? null : held));
      },
      onDrop: (event: DragEvent) => {
        setOver(null);
        const key = event.dataTransfer.getData(DRAGGED_ENTRY);
        const entry = entries.find((one) => entryKey(one) === key);
        if (!entry) return;
        event.preventDefault();
        onDrop(entry, name);
      },
    }),
  };
}
