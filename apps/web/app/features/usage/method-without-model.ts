/** How a result was come by, without what a model added to it, which `ModelLine` says. `method` is the provenance's. */
export function methodWithoutModel(method: string): string {
  return method.replace(/; worded by .*$/, '');
}
