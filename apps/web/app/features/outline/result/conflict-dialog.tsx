import { Button, Modal } from '@mantine/core';
import type { OutlineResult, SavedOutline } from '@pagewright/contract/outline';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { outlineMessages } from '../messages.ts';
import { Comparison } from './comparison.tsx';
import classes from '../outline.module.css';

interface ConflictDialogProps {
  /** What was saved elsewhere; null while there is no conflict. */
  readonly theirs: SavedOutline | null;
  readonly mine: OutlineResult;
  readonly isSaving: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onPostpone: () => void;
}

/** Shows both versions of an outline that was saved in two places, and asks which goes on. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, mine, isSaving, onKeepMine, onTakeTheirs, onPostpone } = props;
  const m = useMessages(outlineMessages);
  const format = useFormatter();
  return (
    <Modal.Root opened={theirs !== null} onClose={onPostpone} size={860} centered>
      <Modal.Overlay backgroundOpacity={0.42} blur={2} />
      <Modal.Content>
        {/* Not the library's: a page has one header, and a dialog's is none. */}
        <div className={classes.dialogHead}>
          <Modal.Title className={classes.dialogTitle}>{m.conflictTitle}</Modal.Title>
          <Modal.CloseButton aria-label={m.conflictNotYet} />
        </div>
        {theirs ? (
          <Modal.Body className={classes.dialogBody}>
            <p>{m.conflictText(format.dateTime(theirs.updatedAt))}</p>
            <Comparison
              both={[
                { key: 'theirs', name: m.conflictTheirs, result: theirs.result },
                { key: 'mine', name: m.conflictMine, result: mine },
              ]}
            />
            <div className={classes.dialogButtons}>
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
          </Modal.Body>
        ) : null}
      </Modal.Content>
    </Modal.Root>
  );
}
