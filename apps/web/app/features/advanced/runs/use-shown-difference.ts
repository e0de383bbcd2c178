import type { RunDifference } from '@pagewright/contract/advanced';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';
import { pathLabel } from '../result/field-label.ts';
import { fieldNameMessages } from '../result/field-name-messages.ts';
import { shownEntry, shownText } from './code-names.ts';

/** How a difference is shown: its field, its values, and the names of its entries. */
export function useShownDifference() {
  const m = useMessages(advancedMessages);
  const names = useMessages(fieldNameMessages);
  const format = useFormatter();
  return {
    label: ({ path }: RunDifference): string =>
      pathLabel(names, path, (list, name) => shownEntry(format, list, name)),
    entries: (difference: RunDifference, side: 'added' | 'removed'): string[] =>
      difference[side].map((name) => shownEntry(format, fieldOf(difference), name) || m.unknown),
    value: (difference: RunDifference, side: 'before' | 'after'): string => {
      const value = difference[side];
      if (value === null || value === '') return m.unknown;
      if (typeof value === 'boolean') return value ? m.yes : m.no;
      return typeof value === 'number' ? m.number(value) : shownText(format, fieldOf(difference), value);
    },
  };
}

/** The field at the end of a path. */
const fieldOf = ({ path }: RunDifference): string =>
  path
    .replaceAll(/\[[^\]]*\]/g, '')
    .split('.')
    .at(-1) ?? '';
