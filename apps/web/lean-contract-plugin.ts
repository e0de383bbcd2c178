import type { Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/.*\.ts$/;
/** Endpoint properties that only the server and the API reference read. */
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

/** Initializers that the bundler cannot prove to be free of side effects. */
const PURE_INITIALIZERS = new Set(['CallExpression', 'ObjectExpression']);

/** The syntax tree nodes used here. */
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
 * Removes unused contract schemas from the browser's scripts: endpoints keep only what calls need, and unreferenced
 * schemas are dropped together with their library. Schemas in use work as usual.
 */
export function leanContract(): Plugin {
  return {
    name: 'pagewright-lean-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      // ESTree of the compiled JavaScript; only the shapes above are read.
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

/** The values declared by a statement. Declarations in the contract have no other effect. */
function declaredValues(statement: Node): Node[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return (declaration?.declarations ?? []).flatMap(({ init }) =>
    init && PURE_INITIALIZERS.has(init.type) ? [init] : [],
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
