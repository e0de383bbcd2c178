import { Button } from '@mantine/core';
import type { ContentItem } from '@pagewright/contract/content';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { TextDifference } from '../history/text-difference.tsx';
import { EditorDialog } from '../editor-dialog.tsx';
import { draftOf, type ItemDraft } from '../item-draft.ts';
import { editorMessages } from '../messages.ts';
import classes from '../editor-dialog.module.css';

interface ConflictDialogProps {
  /** What stands on the server; null while there is no conflict. */
  readonly current: ContentItem | null;
  readonly draft: ItemDraft;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onPostpone: () => void;
}

/** Shows both versions of an item that was saved in two places, and asks which goes on. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { current, draft, isSaving, onKeepMine, onTakeTheirs, onPostpone } = props;
  const m = useMessages(editorMessages);
  const format = useFormatter();
  return (
    <EditorDialog
      isOpen={current !== null}
      title={m.conflictTitle}
      width={780}
      closeLabel={m.conflictNotYet}
      onClose={onPostpone}
    >
      {current ? (
        <>
          <p className={classes.text}>{m.conflictText(format.dateTime(current.updatedAt))}</p>
          <TextDifference
            before={draftOf(current)}
            after={draft}
            beforeLabel={m.conflictTheirs}
            afterLabel={m.conflictMine}
          />
          <div className={classes.buttons}>
            <Button variant="subtle" onClick={onPostpone}>
              {m.conflictNotYet}
            </Button>
            <Button variant="default" onClick={onTakeTheirs}>
              {m.conflictTakeTheirs}
            </Button>
            <Button onClick={onKeepMine} loading={isSaving} data-autofocus>
              {m.conflictKeepMine}
            </Button>
          </div>
        </>
      ) : null}
    </EditorDialog>
  );
}
