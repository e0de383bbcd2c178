/** The form that is used most; of equals the first in order of code units, so that the answer is always the same. */
export function commonestForm(forms: ReadonlyMap<string, number>): string {
  let found = '';
  let most = 0;
  for (const [form, count] of forms) {
    if (count < most || (count === most && form >= found)) continue;
    found = form;
    most = count;
  }
  return found;
}
