import { Modal } from '@mantine/core';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import classes from './wide-dialog.module.css';

interface WideDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** The widest that it may be, in pixels. */
  readonly width: number;
  /** What the cross in the corner says; without it there is none. */
  readonly closeLabel?: string;
  /** Whether the focus goes back to what opened it; yes unless given. */
  readonly returnsFocus?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Tells the dialog around whether another stands above it, to which the Escape key then belongs. */
const Covering = createContext<(isCovered: boolean) => void>(() => undefined);

/** A dialog that holds more than a question, above what is on the screen. */
export function WideDialog({
  isOpen,
  title,
  width,
  closeLabel,
  returnsFocus = true,
  onClose,
  children,
}: WideDialogProps) {
  const cover = useContext(Covering);
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    cover(true);
    return () => cover(false);
  }, [isOpen, cover]);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={width}
      returnFocus={returnsFocus}
      closeOnEscape={!isCovered}
      centered
    >
      <Modal.Overlay backgroundOpacity={0.42} />
      <Modal.Content>
        {/* Not the library's: a page has one header, and a dialog's is none. */}
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {closeLabel === undefined ? null : <Modal.CloseButton aria-label={closeLabel} />}
        </div>
        <Modal.Body className={classes.body}>
          <Covering value={setCovered}>{children}</Covering>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
