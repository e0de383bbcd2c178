import { Button } from '@mantine/core';
import { IconSwords } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { WideDialog } from '../../../../ui/wide-dialog.tsx';
import type { EditorRange } from '../rich-text/highlight-places.ts';
import { DuelView } from './duel-view.tsx';
import { duelMessages } from './messages.ts';
import type { DuelInput } from './use-duel.ts';
import classes from './duel.module.css';

interface PassageDuelProps extends Omit<DuelInput, 'itemId'> {
  /** Returns the ID of the item, saving it first if it is new; null if that fails. */
  readonly ensureSaved: () => Promise<string | null>;
  /** Jumps to places in the text, once the dialog is closed. */
  readonly onJump: (ranges: readonly EditorRange[]) => void;
}

/** The button and dialog of the passage duel. */
export function PassageDuel({ ensureSaved, onJump, ...input }: PassageDuelProps) {
  const m = useMessages(duelMessages);
  const [itemId, setItemId] = useState<string | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [isJumping, setJumping] = useState(false);

  async function open(): Promise<void> {
    setOpening(true);
    const id = await ensureSaved();
    setOpening(false);
    setJumping(false);
    setItemId(id);
    setUnsaved(id === null);
  }

  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={isOpening}
        leftSection={<IconSwords size={15} aria-hidden="true" />}
        onClick={() => void open()}
      >
        {m.open}
      </Button>
      {isUnsaved ? (
        <p className={classes.quiet} role="alert">
          {m.saveFirst}
        </p>
      ) : null}
      <WideDialog
        isOpen={itemId !== null}
        title={m.title}
        width={860}
        closeLabel={m.close}
        returnsFocus={!isJumping}
        onClose={() => setItemId(null)}
      >
        <p className={classes.help}>{m.help}</p>
        {itemId === null ? null : (
          <DuelView
            {...input}
            itemId={itemId}
            onJump={(ranges) => {
              setJumping(true);
              setItemId(null);
              onJump(ranges);
            }}
          />
        )}
      </WideDialog>
    </>
  );
}
