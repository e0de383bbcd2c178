import { FAILURES_DAYS, readOperations } from '@pagewright/contract/health';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { FailedJobs, Queue } from './failed-work.tsx';
import { formatDuration, formatSize } from './format-units.ts';
import { operationsMessages } from './messages.ts';
import type { Operations } from './operations.ts';
import { Storage } from './storage.tsx';
import classes from '../../settings.module.css';

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
            <FailedJobs {...operations} />
            <Queue {...operations} />
            <Backups {...operations} />
            <Deletions {...operations} />
            <Storage {...operations} />
            <h3 className={classes.keyName}>{m.keys}</h3>
            <p className={classes.note}>{m.sealing(operations.keys.sealing.join(', '))}</p>
            <p className={classes.note}>
              {operations.keys.signing === null ? m.noSigning : m.signing(operations.keys.signing)}
            </p>
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
        {processes.map(({ version, role, host, pid, keys, since, connections }) => (
          <li key={`${host} ${pid}`} className={classes.row}>
            <div>
              <p className={classes.rowName}>
                {m.process(version, host, pid)}
                {role === 'all' ? null : <Badge>{role === 'web' ? m.webOnly : m.workerOnly}</Badge>}
              </p>
              <p className={classes.note}>{m.since(format.dateTime(since), connections)}</p>
              {keys === null ? null : (
                <p className={classes.note}>{m.keysOfProcess(keys.sealing, keys.signing)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Work({ work }: Pick<Operations, 'work'>) {
  const m = useMessages(operationsMessages);
  const format = useFormatter();
  const named = { runs: m.runs, crawls: m.crawls, jobs: m.jobs };
  return (
    <>
      <h3 className={classes.keyName}>{m.work}</h3>
      <ul className={classes.rows}>
        {work.map(({ kind, running, waiting, oldestWaitingSeconds, failed }) => (
          <li key={kind} className={classes.row}>
            <div>
              <p className={classes.rowName}>{named[kind]}</p>
              <p className={classes.note}>
                {m.workState(running, waiting)}{' '}
                {oldestWaitingSeconds >= 1
                  ? m.longestWait(formatDuration(oldestWaitingSeconds, format.locale))
                  : null}
              </p>
              {failed.length === 0 ? null : (
                <p className={classes.note}>{m.failedLately(FAILURES_DAYS, failed)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
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
