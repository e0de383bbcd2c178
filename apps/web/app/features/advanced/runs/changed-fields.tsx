import type { RunDifference } from '@pagewright/contract/advanced';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';
import { ResultTable } from '../result/result-table.tsx';
import { useShownDifference } from './use-shown-difference.ts';

interface ChangedFieldsProps {
  readonly label: string;
  readonly differences: readonly RunDifference[];
}

/** A row for each field that differs. */
export function ChangedFields({ label, differences }: ChangedFieldsProps) {
  const m = useMessages(advancedMessages);
  const shown = useShownDifference();
  return (
    <section>
      <h3>{label}</h3>
      <ResultTable
        label={label}
        columns={[m.field, m.before, m.after, m.change]}
        rows={differences.map((difference) => ({
          key: difference.path,
          cells: [shown.label(difference), ...sides(difference), changeOf(difference)],
        }))}
      />
    </section>
  );

  function sides(difference: RunDifference): string[] {
    // The ID of an article says nothing to a reader.
    if (difference.path === 'contentId' || difference.added.length + difference.removed.length > 0)
      return [m.unknown, m.unknown];
    return [shown.value(difference, 'before'), shown.value(difference, 'after')];
  }

  function changeOf(difference: RunDifference): string {
    const { path, before, after } = difference;
    if (path === 'contentId') return m.otherArticle;
    if (typeof before === 'number' && typeof after === 'number')
      return `${after > before ? '+' : '−'}${m.number(Math.abs(after - before))}`;
    const [added, removed] = [shown.entries(difference, 'added'), shown.entries(difference, 'removed')];
    return [
      added.length > 0 ? m.added(added.join(', ')) : '',
      removed.length > 0 ? m.gone(removed.join(', ')) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' · ');
  }
}
