import type { ContentItem } from '@pagewright/contract/content';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { ConflictDialog } from '../../../../ui/conflict-dialog.tsx';
import { TextDifference } from '../history/text-difference.tsx';
import { toItemDraft, type ItemDraft } from '../item-draft.ts';
import { editorMessages } from '../messages.ts';

interface ItemConflictProps {
  /** The version on the server; null without a conflict. */
  readonly current: ContentItem | null;
  readonly draft: ItemDraft;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onPostpone: () => void;
}

/** Shows both versions of an item in conflict and asks which one to keep. */
export function ItemConflict({ current, draft, ...actions }: ItemConflictProps) {
  const m = useMessages(editorMessages);
  const format = useFormatter();
  return (
    <ConflictDialog
      isOpen={current !== null}
      title={m.conflictTitle}
      text={current ? m.conflictText(format.dateTime(current.updatedAt)) : ''}
      keepMineLabel={m.conflictKeepMine}
      takeTheirsLabel={m.conflictTakeTheirs}
      postponeLabel={m.conflictNotYet}
      width={780}
      {...actions}
    >
      {current ? (
        <TextDifference
          before={toItemDraft(current)}
          after={draft}
          beforeLabel={m.conflictTheirs}
          afterLabel={m.conflictMine}
        />
      ) : null}
    </ConflictDialog>
  );
}
