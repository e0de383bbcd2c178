import type { OutlineResult, SavedOutline } from '@pagewright/contract/outline';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx';
import { outlineMessages } from '../messages.ts';
import { Comparison } from './comparison.tsx';

interface OutlineConflictProps {
  /** The version saved elsewhere; null without a conflict. */
  readonly theirs: SavedOutline | null;
  readonly mine: OutlineResult;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onPostpone: () => void;
}

/** Shows both versions of an outline in conflict and asks which one to keep. */
export function OutlineConflict({ theirs, mine, ...actions }: OutlineConflictProps) {
  const m = useMessages(outlineMessages);
  const format = useFormatter();
  return (
    <ConflictDialog
      isOpen={theirs !== null}
      title={m.conflictTitle}
      text={theirs ? m.conflictText(format.dateTime(theirs.updatedAt)) : ''}
      keepMineLabel={m.conflictKeepMine}
      takeTheirsLabel={m.conflictTakeTheirs}
      postponeLabel={m.conflictNotYet}
      width={860}
      {...actions}
    >
      {theirs ? (
        <Comparison
          both={[
            { key: 'theirs', name: m.conflictTheirs, result: theirs.result },
            { key: 'mine', name: m.conflictMine, result: mine },
          ]}
        />
      ) : null}
    </ConflictDialog>
  );
}
