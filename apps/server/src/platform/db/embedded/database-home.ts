import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, mkdtemp, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../config/start-error.ts';
import { SYSTEM_FOLDER } from './binaries.ts';
import { errorCode } from './data-folder.ts';
import { chooseDatabaseUser, canEnter, type DatabaseUser } from './database-user.ts';

/** Location and user of an embedded database. */
export interface DatabaseHome {
  /** Folder owned by the database user; contains the cluster. */
  readonly folder: string;
  readonly cluster: string;
  /** Null: this process's user. */
  readonly user: DatabaseUser | null;
}

/**
 * Finds or creates the database folder, `<data folder>/database`. If root's database user cannot reach it (a project in
 * a private home), it is a link to a new folder below /var/lib/pagewright.
 * @throws StartError if a linked folder is missing or none can be created
 */
export async function openDatabaseHome(dataDir: string): Promise<DatabaseHome> {
  const place = join(dataDir, 'database');
  const user = chooseDatabaseUser(place);
  if ((await lstat(place).catch(() => null)) === null) await makeHome(place, dataDir, user);
  const folder = await realpath(place).catch(async () => {
    throw new StartError(
      `the database of ${dataDir} was in ${await readlink(place).catch(() => place)}, which is gone`,
    );
  });
  const owner = (await stat(folder)).uid;
  const expected = user?.uid ?? process.getuid?.() ?? owner;
  if (owner !== expected)
    throw new StartError(
      `the database folder ${folder} belongs to user ${owner}, not to user ${expected}; start as the user that made it`,
    );
  if (user !== null && !canEnter(folder, user)) {
    throw new StartError(
      `the database folder ${folder} cannot be entered by its user ${user.uid}; open the folders above it for passage (chmod o+x)`,
    );
  }
  return { folder, cluster: join(folder, 'cluster'), user };
}

async function makeHome(place: string, dataDir: string, user: DatabaseUser | null): Promise<void> {
  if (user === null) {
    await mkdir(place, { mode: 0o700 });
    return;
  }
  // We may make the data folder itself traversable (a temporary folder starts closed), but not its parents.
  if (canEnter(dirname(await realpath(dataDir)), user)) {
    await chmod(dataDir, (await stat(dataDir)).mode | 0o011);
    await mkdir(place, { mode: 0o700 });
    await chown(place, user.uid, user.gid);
    return;
  }
  const elsewhere = join(
    SYSTEM_FOLDER,
    `database-${basename(dirname(dataDir)).replace(/[^\w-]/g, '')}-${randomBytes(4).toString('hex')}`,
  );
  try {
    await mkdir(SYSTEM_FOLDER, { recursive: true });
    await chmod(SYSTEM_FOLDER, 0o755);
    await mkdir(elsewhere, { mode: 0o700 });
    await chown(elsewhere, user.uid, user.gid);
    await symlink(elsewhere, place);
  } catch (error) {
    throw new StartError(
      `the database cannot lie in ${dataDir}, which its user cannot reach, nor in ${SYSTEM_FOLDER} (${errorCode(error)}); set DATA_DIR to a folder that all may enter`,
    );
  }
}

/** Unix socket paths are limited to 103 bytes on all supported systems; this is what remains without the file name. */
const SOCKET_FOLDER_LIMIT = 103 - '/.s.PGSQL.5432'.length;

/**
 * The private folder of the database socket: in the database home if the path is short enough, otherwise in the
 * temporary folder.
 * @throws StartError if neither is possible
 */
export async function openSocketFolder(home: DatabaseHome): Promise<string> {
  const near = join(home.folder, 'socket');
  if (Buffer.byteLength(near) <= SOCKET_FOLDER_LIMIT) {
    await ownFolder(near, home.user);
    return near;
  }
  const name = `pagewright-${createHash('sha256').update(home.folder).digest('hex').slice(0, 12)}`;
  for (const parent of [tmpdir(), '/tmp']) {
    const folder = join(parent, name);
    if (Buffer.byteLength(folder) > SOCKET_FOLDER_LIMIT || !(await isFolderFor(parent, home.user))) continue;
    if (
      await ownFolder(folder, home.user).then(
        () => true,
        () => false,
      )
    )
      return folder;
    // The name is taken by another user: use an unpredictable one.
    const own = await mkdtemp(`${folder}-`);
    await ownFolder(own, home.user);
    return own;
  }
  throw new StartError(
    `there is no folder with a path short enough for the database's socket; set DATA_DIR to a shorter path`,
  );
}

async function isFolderFor(parent: string, user: DatabaseUser | null): Promise<boolean> {
  const found = await stat(parent).catch(() => null);
  return found?.isDirectory() === true && canEnter(parent, user);
}

async function ownFolder(folder: string, user: DatabaseUser | null): Promise<void> {
  const owner = user?.uid ?? process.getuid?.();
  await mkdir(folder, { mode: 0o700 }).then(
    async () => {
      if (user !== null) await chown(folder, user.uid, user.gid);
    },
    async (error: unknown) => {
      const found = await lstat(folder).catch(() => null);
      if (found === null || !found.isDirectory() || found.uid !== owner) throw error;
      await chmod(folder, 0o700);
    },
  );
}
