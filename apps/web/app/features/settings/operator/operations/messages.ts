import { defineMessages } from '../../../../lib/messages/define-messages.ts';

/** Texts about how the installation runs. */
export const operationsMessages = defineMessages('operationsMessages', (format) => ({
  title: 'System',
  help: 'Running processes, background work, storage and backups of this installation.',
  loading: 'Loading',
  retry: 'Retry',
  failed: 'Failed to load the system overview',
  processes: 'Processes',
  process: (version: string, host: string, pid: number) => `Version ${version} on ${host} (process ${pid})`,
  webOnly: 'Web only',
  workerOnly: 'Background work only',
  since: (when: string, connections: number) =>
    `Since ${when}, ${format.plural(connections, { one: '# database connection', other: '# database connections' })}`,
  keysOfProcess: (sealing: string, signing: string | null) =>
    signing === null ? `Encryption key ${sealing}…` : `Encryption key ${sealing}…, signing key ${signing}…`,
  mixedVersions: 'Different versions are running. Finish the upgrade on all servers.',
  work: 'Running now',
  runs: 'Analyses, outlines, and briefs',
  crawls: 'Crawls of sites',
  jobs: 'Recurring jobs',
  workState: (running: number, waiting: number) =>
    `${format.number(running)} running, ${format.number(waiting)} waiting.`,
  longestWait: (duration: string) => `The longest wait so far is ${duration}.`,
  failedLately: (days: number, failed: readonly { readonly code: string; readonly count: number }[]) =>
    `Failed in the last ${format.plural(days, { one: '# day', other: '# days' })}: ${format.list(failed.map(({ code, count }) => `${format.number(count)} ${code}`.trim()))}.`,
  failedJobs: 'Failed recurring jobs',
  failures: (count: number, when: string) =>
    `${format.plural(count, { one: 'Failed once', other: 'Failed # times' })} in the last day, most recently ${when}`,
  jobFailed: 'Failed',
  runsAgain: 'Running again',
  hasRunSince: 'Has succeeded since',
  queue: 'Background work',
  queueState: (due: number, later: number, failed: number) =>
    `${format.number(due)} due, ${format.number(later)} scheduled for later, ${format.number(failed)} failed.`,
  oldest: (duration: string) => `The oldest has been waiting for ${duration}.`,
  attempts: (count: number, when: string) =>
    `Gave up ${when} after ${format.plural(count, { one: '# attempt', other: '# attempts' })}`,
  request: (id: string) => `Request ${id}`,
  tryAgain: 'Try again',
  tryAgainOf: (kind: string) => `Try ${kind} again`,
  tryingAgain: 'It will be tried again',
  storage: 'Storage',
  databaseSize: (size: string) => `The database takes ${size}.`,
  files: (count: number, size: string) =>
    `${format.plural(count, { one: '# uploaded file', other: '# uploaded files' })}, ${size}.`,
  table: 'Table',
  size: 'Size',
  rows: 'Rows',
  growth: (week: string, month: string) => `Growth per day: ${week} over 7 days, ${month} over 30 days.`,
  growthOfWeek: 'Growth per day (7 days)',
  growthOfMonth: 'Growth per day (30 days)',
  measured: (dates: string) => `Growth compares with the sizes of ${dates}.`,
  notMeasured: 'Sizes are measured daily. Growth appears a day after the first measurement.',
  backups: 'Backups',
  noFolder: 'No scheduled backups: BACKUP_DIR is not set.',
  folder: (path: string) => `Written daily to ${path}, then restored into an empty database and compared.`,
  noBackups: 'No backup has been made yet.',
  verified: 'Verified',
  verifiedAt: (when: string) => `Restored and compared ${when}`,
  unverified: 'Not verified yet',
  running: 'Running',
  backupFailed: 'Failed',
  deletions: 'Deletions',
  accountDeletion: (workspaces: number) =>
    workspaces === 0
      ? 'Account'
      : `Account and ${format.plural(workspaces, { one: '# workspace', other: '# workspaces' })}`,
  workspaceDeletion: (workspaces: number) =>
    format.plural(workspaces, { one: '# workspace', other: '# workspaces' }),
  deletedRows: (when: string, rows: number) =>
    `Started ${when}. ${format.plural(rows, { one: '# row deleted so far.', other: '# rows deleted so far.' })}`,
  finished: 'Finished',
  deletionFailed: 'Failed, retrying every minute',
  keys: 'Keys',
  sealing: (fingerprints: string) => `Fingerprint of the encryption key (SECRETS_KEY): ${fingerprints}`,
  signing: (fingerprint: string) => `Fingerprint of the signing key: ${fingerprint}`,
  noSigning: 'No signing key is set: sessions are signed with a key from the database.',
}));
