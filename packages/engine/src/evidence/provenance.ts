/** By which method a result was made, and from what. */
export interface Provenance {
  kind: 'measured' | 'modelled';
  method: string;
}
