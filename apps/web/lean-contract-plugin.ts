import type { Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/.*\.ts$/;
/** What only the server and the reference read of an endpoint. */
const SERVER_PARTS = new Set([
  'params',
  'query',
  'body',
  'response',
  'summary',
  'refusals',
  'scope',
  'forClients',
]);

/** The initial values that the bundler cannot tell to be without effect. */
const WRAPPED = new Set(['CallExpression', 'ObjectExpression']);

/** The nodes of the syntax tree that are looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly body?: readonly Node[];
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly init?: Node | null }[];
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly { readonly properties?: readonly Property[] }[];
}

interface Property {
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Leaves the schemas of the contract out of the browser's scripts where no code of the application uses them: an
 * endpoint keeps what a call needs, and a schema that nobody names falls away with the library behind it. A schema that
 * is used works as everywhere.
 */
export function leanContract(): Plugin {
  return {
    name: 'pagewright-lean-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      // ESTree of what is JavaScript by now; only the shapes above are read.
      const program = this.parse(code) as unknown as Node;
      const edits = (program.body ?? [])
        .flatMap(declaredValues)
        .flatMap((value) => [
          { start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' },
          ...serverParts(value, code),
          { start: value.end, end: value.end, text: '))()' },
        ]);
      return { code: applyEdits(code, edits), map: null };
    },
  };
}

/** The values that a statement of a module declares. Declarations of the contract have no other effect. */
function declaredValues(statement: Node): Node[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return (declaration?.declarations ?? []).flatMap(({ init }) =>
    init && WRAPPED.has(init.type) ? [init] : [],
  );
}

function serverParts(call: Node, code: string): Edit[] {
  if (call.callee?.name !== 'endpoint') return [];
  const properties = call.arguments?.[0]?.properties ?? [];
  return properties
    .filter(({ key }) => SERVER_PARTS.has(key?.name ?? ''))
    .map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end, text: '' }));
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}
