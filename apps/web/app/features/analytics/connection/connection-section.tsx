import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryView, type QueryViewProps } from '../../../ui/query-view.tsx';
import classes from './connection.module.css';

interface SectionMessages {
  readonly title: string;
  readonly help: string;
  readonly member: string;
  readonly cancel: string;
  readonly replaceKey: string;
  readonly remove: string;
  readonly removeTitle: string;
  readonly removeText: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

interface ConnectionAnswer<Connection> {
  readonly connection: Connection | null;
  readonly mayChange: boolean;
}

/** What an admin is doing with a connection. */
export type ConnectionTask = 'key' | 'remove' | null;

interface ConnectionSectionProps<Connection> {
  readonly messages: SectionMessages;
  readonly query: QueryViewProps<ConnectionAnswer<Connection>>['query'];
  readonly task: ConnectionTask;
  readonly onTask: (task: ConnectionTask) => void;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
  readonly keyForm: ReactNode;
  /** The state of a connection, above its buttons. */
  readonly renderStatus: (connection: Connection, mayChange: boolean) => ReactNode;
  /** Buttons before those that replace the key and remove the connection. */
  readonly renderButtons: (connection: Connection, mayChange: boolean) => ReactNode;
}

/** A connection to an outside service as a section of the settings: its key form, or its state and what can be done with it. */
export function ConnectionSection<Connection>(props: ConnectionSectionProps<Connection>) {
  const { messages: m, query, task, onTask, isRemoving, onRemove, keyForm } = props;
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={classes.title}>
          {m.title}
        </h2>
        <p className={classes.quiet}>{m.help}</p>
      </div>
      <QueryView query={query} messages={m}>
        {({ connection, mayChange }) =>
          connection === null ? (
            mayChange ? (
              keyForm
            ) : (
              <p>{m.member}</p>
            )
          ) : (
            <div className={classes.card}>
              {props.renderStatus(connection, mayChange)}
              <div className={classes.buttons}>
                {props.renderButtons(connection, mayChange)}
                {mayChange ? (
                  <>
                    <Button variant="default" onClick={() => onTask(task === 'key' ? null : 'key')}>
                      {task === 'key' ? m.cancel : m.replaceKey}
                    </Button>
                    <Button variant="subtle" onClick={() => onTask('remove')}>
                      {m.remove}
                    </Button>
                  </>
                ) : null}
              </div>
              {task === 'key' ? keyForm : null}
            </div>
          )
        }
      </QueryView>
      <ConfirmDialog
        isOpen={task === 'remove'}
        title={m.removeTitle}
        confirmLabel={m.remove}
        cancelLabel={m.cancel}
        isDestructive
        isPending={isRemoving}
        onConfirm={onRemove}
        onCancel={() => onTask(null)}
      >
        {m.removeText}
      </ConfirmDialog>
    </section>
  );
}
