import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { WideDialog } from '../../ui/wide-dialog.tsx';
import { connectionMessages } from './connections/messages.ts';
import classes from './publishing.module.css';

interface PublishingDialogProps {
  readonly title: string;
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the publishing feature. */
export function PublishingDialog({ title, width = 540, onClose, children }: PublishingDialogProps) {
  const m = useMessages(connectionMessages);
  return (
    <WideDialog isOpen title={title} width={width} closeLabel={m.close} onClose={onClose}>
      <div className={classes.dialogBody}>{children}</div>
    </WideDialog>
  );
}
