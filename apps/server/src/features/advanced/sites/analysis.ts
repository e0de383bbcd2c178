import type { Provenance } from '@pagewright/contract/provenance';

/** An analysis and whether somebody outside was asked for it. */
export interface Analysis<Result> {
  readonly result: Result & { readonly provenance: Provenance };
  readonly askedAnew: boolean;
}
