import type { Provenance } from '@pagewright/contract/provenance';

/** An analysis result, and whether outside requests were made for it. */
export interface Analysis<Result> {
  readonly result: Result & { readonly provenance: Provenance };
  readonly askedAnew: boolean;
}
