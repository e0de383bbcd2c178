import { Button, Table } from '@mantine/core';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { readOperations, retryEffect } from '@pagewright/contract/health';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, apiQueryKey, useApiMutation } from '../../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { operationsMessages } from './messages.ts';
import classes from '../../settings.module.css';

type Operations = CallOutput<typeof readOperations>;

/** Polling interval while something is in progress. */
const WATCH_MS = 3_000;

/** The state of this installation: processes, queues, failed jobs, storage, backups, and keys. */
export function OperationsCard() {
  const m = useMessages(operationsMessages);
  const query = useQuery({
    ...apiQuery(readOperations, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? WATCH_MS : false),
  });
  return (
    <section className={classes.card} aria-labelledby="operations">
      <h2 id="operations" className={classes.title}>
        {m.title}
      </h2>
      <p className={classes.help}>{m.help}</p>
      <QueryView query={query} messages={m}>
        {(operations) => (
          <>
            <Processes {...operations} />
            <Work {...operations} />
            <Queue {...operations} />
            <Backups {...operations} />
            <Deletions {...operations} />
            <Storage {...operations} />
            <h3 className={classes.keyName}>{m.keys}</h3>
            <p className={classes.note}>{m.sealing(operations.keys.sealing.join(', '))}</p>
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Whether the numbers are about to change. */
function isBusy({ work, queue, backups, deletions }: Operations): boolean {
  const isUnfinished = ({ finishedAt }: { readonly finishedAt: string | null }): boolean =>
    finishedAt === null;
  return (
    queue.due > 0 ||
    work.some(({ running, waiting }) => running + waiting > 0) ||
    backups.runs.some((run) => isUnfinished(run) && run.error === null) ||
    deletions.some(isUnfinished)
  );
}

function Processes({ processes }: Pick<Operations, 'processes'>) {
  const m = useMessages(operationsMessages);
  const format = useFormatter();
  const versions = new Set(processes.map(({ version }) => version));
  return (
    <>
      <h3 className={classes.keyName}>{m.processes}</h3>
      {versions.size > 1 ? <p className={classes.note}>{m.mixedVersions}</p> : null}
      <ul className={classes.rows}>
        {processes.map(({ version, role, host, pid, since, connections }) => (
          <li key={`${host} ${pid}`} className={classes.row}>
            <div>
              <p className={classes.rowName}>
                {m.process(version, host, pid)}
                {role === 'all' ? null : <Badge>{role === 'web' ? m.webOnly : m.workerOnly}</Badge>}
              </p>
              <p className={classes.note}>{m.since(format.dateTime(since), connections)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Work({ work }: Pick<Operations, 'work'>) {
  const m = useMessages(operationsMessages);
  const named = { runs: m.runs, crawls: m.crawls, jobs: m.jobs };
  return (
    <>
      <h3 className={classes.keyName}>{m.work}</h3>
      <ul className={classes.rows}>
        {work.map(({ kind, running, waiting }) => (
          <li key={kind} className={classes.row}>
            <div>
              <p className={classes.rowName}>{named[kind]}</p>
              <p className={classes.note}>{m.workState(running, waiting)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Queue({ queue, failed }: Pick<Operations, 'queue' | 'failed'>) {
  const m = useMessages(operationsMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const retry = useApiMutation(retryEffect, {
    onSuccess: () => {
      notify({ type: 'success', message: m.tryingAgain });
      void queries.invalidateQueries({ queryKey: apiQueryKey(readOperations) });
    },
    onError: (error) => notifyFailure(error.failure),
  });
  return (
    <>
      <h3 className={classes.keyName}>{m.queue}</h3>
      <p className={classes.note}>
        {m.queueState(queue.due, queue.later, queue.failed)}{' '}
        {queue.oldestDueSeconds >= 1 ? m.oldest(queue.oldestDueSeconds) : null}
      </p>
      {failed.length === 0 ? null : (
        <ul className={classes.rows}>
          {failed.map(({ id, kind, attempts, failedAt, error, requestId }) => (
            <li key={id} className={classes.row}>
              <div>
                <p className={classes.rowName}>
                  <code>{kind}</code>
                </p>
                <p className={classes.note}>{m.attempts(attempts, format.dateTime(failedAt))}</p>
                {error === null ? null : <p className={classes.note}>{error}</p>}
                {requestId === null ? null : <p className={classes.note}>{m.request(requestId)}</p>}
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={m.tryAgainOf(kind)}
                loading={retry.isPending && retry.variables.params.id === id}
                onClick={() => retry.mutate({ params: { id }, body: {} })}
              >
                {m.tryAgain}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Backups({ backups: { folder, runs } }: Pick<Operations, 'backups'>) {
  const m = useMessages(operationsMessages);
  const format = useFormatter();
  return (
    <>
      <h3 className={classes.keyName}>{m.backups}</h3>
      <p className={classes.note}>{folder === null ? m.noFolder : m.folder(folder)}</p>
      {folder !== null && runs.length === 0 ? <p className={classes.note}>{m.noBackups}</p> : null}
      <ul className={classes.rows}>
        {runs.map(({ id, startedAt, finishedAt, verifiedAt, archive, bytes, error }) => (
          <li key={id} className={classes.row}>
            <div>
              <p className={classes.rowName}>
                {format.dateTime(startedAt)}
                {error !== null ? (
                  <Badge tint="red">{m.backupFailed}</Badge>
                ) : verifiedAt !== null ? (
                  <Badge tint="green">{m.verified}</Badge>
                ) : (
                  <Badge tint="amber">{finishedAt === null ? m.running : m.unverified}</Badge>
                )}
              </p>
              {verifiedAt === null ? null : (
                <p className={classes.note}>{m.verifiedAt(format.dateTime(verifiedAt))}</p>
              )}
              {archive === null ? null : (
                <p className={classes.note}>
                  {archive} {bytes === null ? null : formatSize(bytes, format.locale)}
                </p>
              )}
              {error === null ? null : <p className={classes.note}>{error}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Deletions({ deletions }: Pick<Operations, 'deletions'>) {
  const m = useMessages(operationsMessages);
  const format = useFormatter();
  if (deletions.length === 0) return null;
  return (
    <>
      <h3 className={classes.keyName}>{m.deletions}</h3>
      <ul className={classes.rows}>
        {deletions.map(({ id, hasAccount, workspaces, startedAt, deletedRows, error, finishedAt }) => (
          <li key={id} className={classes.row}>
            <div>
              <p className={classes.rowName}>
                {hasAccount ? m.accountDeletion(workspaces) : m.workspaceDeletion(workspaces)}
                {finishedAt !== null ? (
                  <Badge tint="green">{m.finished}</Badge>
                ) : error !== null ? (
                  <Badge tint="red">{m.deletionFailed}</Badge>
                ) : (
                  <Badge tint="amber">{m.running}</Badge>
                )}
              </p>
              <p className={classes.note}>{m.deletedRows(format.dateTime(startedAt), deletedRows)}</p>
              {error === null ? null : <p className={classes.note}>{error}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Storage({ database, files }: Pick<Operations, 'database' | 'files'>) {
  const m = useMessages(operationsMessages);
  const format = useFormatter();
  return (
    <>
      <h3 className={classes.keyName}>{m.storage}</h3>
      <p className={classes.note}>
        {m.databaseSize(formatSize(database.bytes, format.locale))}{' '}
        {database.countsSince === null ? null : m.countsSince(format.dateTime(database.countsSince))}
      </p>
      <p className={classes.note}>{m.files(files.count, formatSize(files.bytes, format.locale))}</p>
      <ScrollRegion label={m.storage}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{m.table}</Table.Th>
              <Table.Th>{m.size}</Table.Th>
              <Table.Th>{m.rows}</Table.Th>
              <Table.Th>{m.written}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {database.tables.map(({ name, bytes, rows, written }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <code>{name}</code>
                </Table.Td>
                <Table.Td>{formatSize(bytes, format.locale)}</Table.Td>
                <Table.Td>{format.number(rows)}</Table.Td>
                <Table.Td>{format.number(written)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </>
  );
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a size in the most readable unit. */
function formatSize(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = UNITS[step - 1] ?? 'kilobyte';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 3 });
  return format.format(bytes / 1000 ** step);
}
