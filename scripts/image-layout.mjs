// Carries out the Dockerfile in a folder, without a container engine: its copies, its commands, then its start as an
// unprivileged user who cannot change the files. It skips what only an engine can do (base image, file system, users).
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DockerfileParser } from 'dockerfile-ast';
import { ROOT, npmCommand } from './project.mjs';

// The database looks up its user's name in the system, and the image's own user exists only in the image.
const USER = 65_534;
const READY_TIMEOUT_MS = 180_000;

/**
 * Builds, starts, stops, and starts again. Returns the findings by name.
 * @param {string} node
 * @returns {Promise<Record<string, boolean | string>>}
 */
export async function testImageLayout(node) {
  const root = mkdtempSync('/var/tmp/pagewright-image-');
  const app = join(root, 'app');
  const data = join(root, 'data');
  const temporary = join(root, 'tmp');
  for (const folder of [app, data, temporary]) mkdirSync(folder);
  // The user needs access; temporary folders are created private.
  spawnSync('chmod', ['755', root]);
  try {
    const instructions = DockerfileParser.parse(
      readFileSync(join(ROOT, 'Dockerfile'), 'utf8'),
    ).getInstructions();
    const last = instructions.findLastIndex((one) => one.getKeyword() === 'FROM');
    for (const instruction of instructions.slice(0, last)) {
      const text = instruction.getArgumentsContent() ?? '';
      if (instruction.getKeyword() === 'COPY') copy(app, text.split(/\s+/));
      if (instruction.getKeyword() === 'RUN') run(app, text.replaceAll('/app/', `${app}/`), node);
    }
    const textOf = (/** @type {string} */ keyword) =>
      instructions.findLast((one) => one.getKeyword() === keyword)?.getArgumentsContent() ?? '';
    const environment = Object.fromEntries(
      textOf('ENV')
        .split(/\s+/)
        .map((pair) => pair.split('=', 2)),
    );
    spawnSync('chmod', ['-R', 'a+rX,go-w', app]);
    for (const folder of [data, temporary]) chownSync(folder, USER, USER);
    const port = await freePort();
    const settings = {
      ...environment,
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      TMPDIR: temporary,
      NODE_COMPILE_CACHE: join(temporary, 'compiled'),
      LOG_LEVEL: 'warn',
    };
    const begin = () => start(app, JSON.parse(textOf('CMD')), node, settings);
    const first = begin();
    const coldMs = await waitUntilReady(first, port);
    const health = JSON.parse(textOf('HEALTHCHECK').replace(/^[\s\S]*?CMD\s+/, ''));
    const healthy = spawnSync(node, health.slice(1), { env: settings }).status === 0;
    const person = { name: 'Ada', email: 'ada@example.com', password: 'Correct-horse-9' };
    const signedUp = await post(port, 'sign-up/email', person);
    const stopped = await stop(first);
    const second = begin();
    const warmMs = await waitUntilReady(second, port);
    const signedIn = await post(port, 'sign-in/email', person);
    const foreign = spawnSync('find', [app, '-writable', '-not', '-type', 'l', '-print', '-quit'], {
      uid: USER,
      gid: USER,
      encoding: 'utf8',
    });
    await stop(second);
    return {
      'the image’s files cannot be changed by its user': foreign.stdout === '',
      'it starts and is ready': signedUp === 200,
      'its health check passes': healthy,
      'it stops by a signal': stopped === 0,
      'its data outlives it': signedIn === 200,
      'milliseconds until it was ready': `${coldMs} with a new database, ${warmMs} again`,
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * @param {string} app
 * @param {readonly string[]} args
 */
function copy(app, args) {
  const to = args.at(-1) ?? '.';
  const names = args.slice(0, -1);
  if (names[0] !== '.') {
    for (const name of names) {
      const target = to.endsWith('/') ? join(app, to, name.split('/').at(-1) ?? '') : join(app, to);
      const place = to === './' ? join(app, name) : target;
      mkdirSync(dirname(place), { recursive: true });
      cpSync(join(ROOT, name), place);
    }
    return;
  }
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'scripts', 'tsconfig.base.json', 'NOTICE'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  for (const name of stdout
    .split('\n')
    .filter((one) => one !== '' && !/\.test\.tsx?$|\/testing\//.test(one))) {
    mkdirSync(dirname(join(app, name)), { recursive: true });
    cpSync(join(ROOT, name), join(app, name));
  }
}

/**
 * @param {string} app
 * @param {string} command
 * @param {string} node
 */
function run(app, command, node) {
  const { environment } = npmCommand();
  const env = { ...environment, NODE_ENV: 'production', PATH: `${dirname(node)}:${environment['PATH']}` };
  // With its own npm, not the one that runs this script.
  for (const name of Object.keys(env)) if (name.startsWith('npm_')) Reflect.deleteProperty(env, name);
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: app, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}: ${stderr}`);
}

/**
 * @param {string} app
 * @param {readonly string[]} args
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
function start(app, args, node, env) {
  return spawn(node, args.slice(1), {
    cwd: app,
    env,
    uid: USER,
    gid: USER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} port
 */
async function waitUntilReady(child, port) {
  const began = performance.now();
  while (performance.now() - began < READY_TIMEOUT_MS && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
    if (answer?.ok) return Math.round(performance.now() - began);
    await sleep(50);
  }
  throw new Error(`the image's program was not ready (exit code ${child.exitCode})`);
}

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  return ended;
}

/**
 * @param {number} port
 * @param {string} path
 * @param {object} body
 */
async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
