import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { connectionMessages } from './connections/messages.ts';
import classes from './publishing.module.css';

interface PublishingDialogProps {
  readonly title: string;
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of publishing. */
export function PublishingDialog({ title, width = 540, onClose, children }: PublishingDialogProps) {
  const m = useMessages(connectionMessages);
  return (
    <Modal.Root opened onClose={onClose} size={width} centered>
      <Modal.Overlay backgroundOpacity={0.42} />
      <Modal.Content>
        {/* Not the library's: a page has one header, and a dialog's is none. */}
        <div className={classes.dialogHead}>
          <Modal.Title className={classes.dialogTitle}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={m.close} />
        </div>
        <Modal.Body className={classes.dialogBody}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
