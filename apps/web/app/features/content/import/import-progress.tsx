import { Button, Progress } from '@mantine/core';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { contentMessages } from '../messages.ts';
import type { ImportProgress as Progressing } from './use-import.ts';
import classes from './import.module.css';

/** The progress of an import, with a cancel button. */
export function ImportProgress({
  progress,
  onCancel,
}: {
  readonly progress: Progressing;
  readonly onCancel: () => void;
}) {
  const m = useMessages(contentMessages);
  const label = m.importing(progress.done + 1, progress.of);
  return (
    <div className={classes.progress} role="status">
      <div className={classes.progressText}>
        <strong>{label}</strong>
        <span>{progress.fileName}</span>
      </div>
      <Progress value={((progress.done + 0.5) / progress.of) * 100} aria-label={label} animated />
      <Button variant="default" size="xs" onClick={onCancel}>
        {m.importCancel}
      </Button>
    </div>
  );
}
