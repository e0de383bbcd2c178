import { Button, Popover } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useDialogEscape } from '../../../ui/use-dialog-escape.ts';
import { advancedMessages } from '../messages.ts';
import { EarlierRuns, type EarlierRunsProps } from './earlier-runs.tsx';
import frame from '../advanced.module.css';

/** The button that opens an analysis's earlier runs, which load then. */
export function EarlierRunsMenu(props: Omit<EarlierRunsProps, 'onNavigate'>) {
  const m = useMessages(advancedMessages);
  const [isOpen, setOpen] = useState(false);
  useDialogEscape(isOpen, () => setOpen(false));
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(440px, calc(100vw - 24px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          className={frame.runsButton}
          leftSection={<IconHistory size={17} stroke={1.7} />}
          onClick={() => setOpen(!isOpen)}
        >
          {m.runs}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={frame.runs}>
        {isOpen ? <EarlierRuns {...props} onNavigate={() => setOpen(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
