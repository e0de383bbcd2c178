import { reportWords as words } from './messages.ts';
import { day } from './sections.ts';

/** For whom, by whom, and of when a report is, in the language that is spoken. */
export function byLineOf(
  { clientName, dataFrom }: { readonly clientName: string; readonly dataFrom: Date },
  workspaceName: string,
): string {
  const whom =
    clientName === '' ? words.preparedBy(workspaceName) : words.preparedFor(clientName, workspaceName);
  return `${whom} · ${words.dataFrom(day(dataFrom.toISOString()))}`;
}
