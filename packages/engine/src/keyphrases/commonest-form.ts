/** The most frequent form. Ties are broken by code unit order, so that the result is deterministic. */
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
