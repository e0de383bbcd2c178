/** How a result was obtained, without the model's part, which `ModelLine` shows. `method` is the provenance's. */
export function methodWithoutModel(method: string): string {
  return method.replace(/; worded by .*$/, '');
}
