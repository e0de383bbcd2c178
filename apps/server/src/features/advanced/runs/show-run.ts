import * as contract from '@pagewright/contract/advanced';
import type { AnalysisRun, RunLine } from '@pagewright/contract/advanced';
import { provenanceSchema } from '@pagewright/contract/provenance';
import type { Actor } from '../../../platform/access/actor.ts';
import { translateMethod, translateMethods } from '../../../platform/language/methods/translate-method.ts';
import { canManage } from '../../../platform/access/ownership.ts';
import { localizeResult } from './localize-result.ts';
import type { RunLineRow, RunRow } from './repository.ts';

const answers = new Map(
  Object.values(contract).flatMap((value) =>
    typeof value === 'object' && 'path' in value && 'response' in value && value.method === 'POST'
      ? [[value.path.split('/').at(-1) ?? '', value.response] as const]
      : [],
  ),
);

/** Maps a run to its list form. */
export function toRunLine(actor: Actor, row: RunLineRow): RunLine {
  const { id, kind, label, authorName, createdAt } = row;
  const provenance = provenanceSchema.parse(row.provenance);
  return {
    id,
    kind,
    label,
    authorName,
    provenance: { ...provenance, method: translateMethod(provenance.method) },
    createdAt: createdAt.toISOString(),
    mayRemove: canManage(actor, row),
  };
}

/** Maps a run to its API form, in the current language. */
export function toRun(actor: Actor, row: RunRow): AnalysisRun {
  const line = toRunLine(actor, row);
  const read = answers.get(row.kind)?.safeParse({ ...row.result, runId: row.id });
  // Fields that an older result does not have yet get their default.
  const { runId: _id, ...result }: Record<string, unknown> = read?.success
    ? { ...read.data }
    : { ...row.result };
  return {
    ...line,
    inputs: { ...row.inputs },
    result: { ...translateMethods(localizeResult(row.kind, result)) },
    fits: read?.success ?? false,
  };
}
