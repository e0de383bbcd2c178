// `npm run test:image [-- --install] [-- --arch=arm64]`: builds the image with buildah and runs it with rootless podman,
// read-only and without capabilities; then builds it once more, to see that both are equal. Where no registry can be
// reached, the base image is made of Debian's packages and the pinned Node. Needs root on Debian or Ubuntu, for the base
// image and for an account of its own; `--install` installs what is missing. Another architecture than the machine's
// runs in QEMU.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { arch } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled } from './install.mjs';
import { ROOT, npmCommand } from './project.mjs';

const PACKAGES = {
  buildah: 'buildah',
  podman: 'podman',
  runc: 'runc',
  newuidmap: 'uidmap',
  catatonit: 'catatonit',
  'fuse-overlayfs': 'fuse-overlayfs',
  debootstrap: 'debootstrap',
};
const ACCOUNT = 'pagewright-image-test';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const IMAGE = 'localhost/pagewright:test';
const REBUILT = 'localhost/pagewright:rebuilt';
/** The first stage of an image for another architecture. */
const BUILD_STAGE = 'localhost/pagewright-build:test';
/** The base image where no registry can be reached: a list with an image for each architecture. */
const BASE = 'localhost/pagewright-base:test';
const PORT = 4799;
const folder = '/var/tmp/pagewright-image-test';
const READY_TIMEOUT_MS = 600_000;
/** What an orchestrator gives a program to stop. */
const STOP_SECONDS = 40;

const args = process.argv.slice(2);
const own = arch() === 'arm64' ? 'arm64' : 'amd64';
const wanted = args.find((one) => one.startsWith('--arch='))?.slice('--arch='.length) ?? own;
/** QEMU's name of the other architecture. */
const foreign = wanted === 'arm64' ? 'aarch64' : 'x86_64';
await ensureInstalled('full');
requirePrograms();
let failed = 0;
cleanUp();
mkdirSync(folder);
try {
  const base = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').match(/^ARG BASE=(\S+)$/m)?.[1] ?? '';
  const hasRegistry = run('buildah', ['pull', '--quiet', base], { mayFail: true }).status === 0;
  if (!hasRegistry)
    console.log('no registry: the base image is made of Debian’s packages and the pinned Node');
  const began = Date.now();
  const from = hasRegistry ? base : makeBase([...new Set([own, wanted])]);
  buildImage(from, IMAGE);
  console.log(`built for linux/${wanted} in ${Math.round((Date.now() - began) / 1000)} s`);
  await testImage();
  buildImage(from, REBUILT);
  expectThat('built again, every layer is equal', layersOf(REBUILT) === layersOf(IMAGE));
} finally {
  cleanUp();
}
console.log(failed === 0 ? 'all passed' : `${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function requirePrograms() {
  const has = (/** @type {string} */ name) =>
    ['/usr/bin', '/usr/sbin', '/usr/libexec/podman'].some((place) => existsSync(join(place, name)));
  const missing = Object.entries(PACKAGES)
    .filter(([name]) => !has(name))
    .map(([, name]) => name);
  if (wanted !== own && !has(`qemu-${foreign}-static`)) missing.push('qemu-user-static', 'binfmt-support');
  if (process.getuid?.() !== 0) give(`Run this as root: it makes a base image and an account of its own.`);
  if (missing.length > 0) install(missing);
  if (wanted === own) return;
  run('mount', ['-t', 'binfmt_misc', 'none', '/proc/sys/fs/binfmt_misc'], { mayFail: true });
  run('update-binfmts', ['--enable', `qemu-${foreign}`]);
}

/** @param {readonly string[]} missing */
function install(missing) {
  const command = ['install', '--yes', '--no-install-recommends', ...missing];
  if (!args.includes('--install')) give(`Missing here. Run: apt-get ${command.join(' ')}`);
  run('apt-get', ['update', '--quiet']);
  run('apt-get', command);
}

/** @param {string} reason */
function give(reason) {
  console.error(reason);
  process.exit(2);
}

/** Removes what this run, or an earlier one that was killed, left behind. */
function cleanUp() {
  run('pkill', ['-KILL', '-u', ACCOUNT], { mayFail: true });
  run('userdel', ['--remove', ACCOUNT], { mayFail: true });
  for (const image of [IMAGE, REBUILT, BUILD_STAGE])
    run('buildah', ['rmi', '--force', image], { mayFail: true });
  run('buildah', ['manifest', 'rm', BASE], { mayFail: true });
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes what the official image `node:<version>-bookworm-slim` holds: Debian's smallest system, Node, and npm.
 * @param {readonly string[]} architectures
 */
function makeBase(architectures) {
  run('buildah', ['manifest', 'create', BASE]);
  for (const architecture of architectures) {
    const root = join(folder, architecture);
    run('debootstrap', [`--arch=${architecture}`, '--variant=minbase', 'bookworm', root]);
    const name = `node-linux-${architecture === 'amd64' ? 'x64' : architecture}`;
    const version = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).optionalDependencies[name];
    const npm = npmCommand();
    run(npm.command, [...npm.first, 'pack', '--silent', `${name}@${version}`], { cwd: folder });
    const archive = join(folder, `${name}-${version}.tgz`);
    run('tar', ['-xzf', archive, '-C', `${root}/usr/local`, '--strip-components=1', 'package/bin/node']);
    run('tar', ['-czf', join(folder, 'npm.tgz'), '-C', npmFolder(), '.']);
    const modules = join(root, 'usr/local/lib/node_modules/npm');
    mkdirSync(modules, { recursive: true });
    run('tar', ['-xzf', join(folder, 'npm.tgz'), '-C', modules]);
    run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
    // A proxy between here and npm's registry may have certificates of its own.
    mkdirSync(join(root, dirname(CERTIFICATES)), { recursive: true });
    if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(root, CERTIFICATES), { dereference: true });
    const container = run('buildah', ['from', `--arch=${architecture}`, 'scratch']).stdout.trim();
    run('buildah', ['add', '--quiet', container, root, '/']);
    run('buildah', [
      'config',
      `--arch=${architecture}`,
      '--env',
      `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`,
      container,
    ]);
    const id = run('buildah', ['commit', '--rm', '--quiet', container]).stdout.trim();
    run('buildah', ['manifest', 'add', BASE, id]);
    rmSync(root, { recursive: true });
  }
  return BASE;
}

/** The folder of the npm that runs this script. */
function npmFolder() {
  const cli = process.env['npm_execpath'] ?? run('which', ['npm']).stdout.trim();
  return resolve(realpathSync(cli), '../..');
}

/**
 * @param {string} base
 * @param {string} tag
 */
function buildImage(base, tag) {
  const options = [
    '--format=docker',
    '--isolation=chroot',
    `--build-arg=BASE=${base}`,
    `--timestamp=${commitTime()}`,
  ];
  const final = [...options, `--platform=linux/${wanted}`, `--tag=${tag}`];
  if (wanted === own) {
    run('buildah', ['build', ...final, ROOT]);
    return;
  }
  // buildah 1.28 ignores `FROM --platform=$BUILDPLATFORM`, and npm takes hours in QEMU: build that stage here.
  const stage = ['--target=build', `--platform=linux/${own}`, `--build-arg=TARGETARCH=${wanted}`];
  run('buildah', ['build', ...options, ...stage, `--tag=${BUILD_STAGE}`, ROOT]);
  const container = run('buildah', ['from', `--arch=${own}`, BUILD_STAGE]).stdout.trim();
  const files = run('buildah', ['mount', container]).stdout.trim();
  run('buildah', ['build', ...final, `--build-context=build=${files}`, ROOT]);
  run('buildah', ['rm', container]);
}

/** Seconds: files get the time of the commit, so that two builds of it are equal. */
function commitTime() {
  return run('git', ['log', '-1', '--format=%ct']).stdout.trim();
}

/** @param {string} image */
function layersOf(image) {
  return run('buildah', [
    'inspect',
    '--type=image',
    '--format={{.OCIv1.RootFS.DiffIDs}}',
    image,
  ]).stdout.trim();
}

async function testImage() {
  run('useradd', ['--create-home', ACCOUNT]);
  const archive = join(folder, 'image.tar');
  run('podman', ['save', '--quiet', '--output', archive, IMAGE]);
  podman(['load', '--quiet', '--input', archive]);
  const size = Number(podman(['image', 'inspect', '--format={{.Size}}', IMAGE]).stdout);
  console.log(`size: ${Math.round(size / 1e6)} MB`);

  const person = { name: 'Ada', email: 'ada@example.com', password: 'Correct-horse-9' };
  const cold = await start();
  expectThat('it starts, rootless and read-only', cold !== null);
  expectThat('people can sign up', (await post('sign-up/email', person)) === 200);
  expectThat('its health check passes', podman(['healthcheck', 'run', 'server'], true).status === 0);
  const user = podman(['exec', 'server', 'sh', '-c', 'id -u && touch /app/file'], true);
  expectThat('it runs as user 10001', user.stdout.trim() === '10001');
  expectThat('its files cannot be changed', user.status !== 0);
  podman(['stop', `--time=${STOP_SECONDS}`, 'server']);
  expectThat(
    'it stops by a signal',
    podman(['inspect', '--format={{.State.ExitCode}}', 'server']).stdout.trim() === '0',
  );
  podman(['rm', 'server']);
  const warm = await start();
  expectThat('its data outlives it', (await post('sign-in/email', person)) === 200);
  console.log(`ready after ${cold} s with a new database, ${warm} s again`);
  podman(['rm', '--force', 'server']);
}

/** Starts a container on the same volume; the seconds from its start until it was ready, or null. */
async function start() {
  const limits = [
    '--init',
    '--read-only',
    '--tmpfs=/tmp',
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
  ];
  const where = ['--network=host', `--env=PORT=${PORT}`, '--env=HOST=127.0.0.1', '--volume=data:/data'];
  // Podman copies the image for a new container where it has no overlay; that is not the server's time.
  podman(['create', '--name=server', `--platform=linux/${wanted}`, ...limits, ...where, IMAGE]);
  const began = Date.now();
  podman(['start', 'server']);
  while (Date.now() - began < READY_TIMEOUT_MS) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/ready`).catch(() => null);
    if (answer?.ok) return Math.round((Date.now() - began) / 100) / 10;
    await sleep(200);
  }
  console.log(podman(['logs', 'server'], true).stdout.slice(-2_000));
  return null;
}

/**
 * @param {string} path
 * @param {object} body
 */
async function post(path, body) {
  const { status } = await fetch(`http://127.0.0.1:${PORT}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${PORT}` },
    body: JSON.stringify(body),
  });
  return status;
}

/**
 * Runs podman as an account without privileges.
 * @param {readonly string[]} options
 * @param {boolean} [mayFail]
 */
function podman(options, mayFail = false) {
  const place = `XDG_RUNTIME_DIR=/home/${ACCOUNT}`;
  const command = ['podman', '--cgroup-manager=cgroupfs', '--runtime=runc', ...options];
  return run('runuser', ['--user', ACCOUNT, '--', 'env', place, ...command], { mayFail, cwd: '/' });
}

/**
 * @param {string} command
 * @param {readonly string[]} options
 * @param {{ mayFail?: boolean, cwd?: string }} [how]
 */
function run(command, options, { mayFail = false, cwd = ROOT } = {}) {
  const result = spawnSync(command, options, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
  if (result.status !== 0 && !mayFail)
    throw new Error(
      `${command} ${options.join(' ')} ended with ${result.status}: ${result.stdout?.slice(-2_000)}${result.stderr?.slice(-4_000)}`,
    );
  return result;
}

/**
 * @param {string} what
 * @param {boolean} is
 */
function expectThat(what, is) {
  if (!is) failed += 1;
  console.log(`${what}: ${is ? 'passed' : 'FAILED'}`);
}
