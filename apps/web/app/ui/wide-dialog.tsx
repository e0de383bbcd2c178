import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDialogEscape } from './use-dialog-escape.ts';
import classes from './wide-dialog.module.css';

interface WideDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Maximum width in pixels. */
  readonly width: number;
  /** Label of the close button; without it there is none. */
  readonly closeLabel?: string;
  /** Whether focus returns to the opener; true by default. */
  readonly returnsFocus?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog for more than a simple question. */
export function WideDialog({
  isOpen,
  title,
  width,
  closeLabel,
  returnsFocus = true,
  onClose,
  children,
}: WideDialogProps) {
  useDialogEscape(isOpen, onClose);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={width}
      returnFocus={returnsFocus}
      closeOnEscape={false}
      centered
    >
      <Modal.Overlay backgroundOpacity={0.42} />
      <Modal.Content>
        {/* Not the library's header: a page has only one, and a dialog has none. */}
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {closeLabel === undefined ? null : <Modal.CloseButton aria-label={closeLabel} />}
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
