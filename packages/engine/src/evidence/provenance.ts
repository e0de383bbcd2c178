/** The method and source of a result. */
export interface Provenance {
  kind: 'measured' | 'modelled';
  method: string;
}
