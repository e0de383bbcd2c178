import { useState, type DragEvent, type ReactNode } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { contentMessages } from '../messages.ts';
import classes from './import.module.css';

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Accepts files dropped anywhere on its content. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const m = useMessages(contentMessages);
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    <div
      className={classes.area}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver ? (
        <div className={classes.drop} aria-hidden="true">
          <strong>{m.importDrop}</strong>
          <span>{m.importHelp}</span>
        </div>
      ) : null}
    </div>
  );
}
