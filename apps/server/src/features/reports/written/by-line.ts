import { reportWords as words } from './messages.ts';
import { formatDate } from './sections.ts';

/** Client, author, and date of a report, in the current language. */
export function createByLine(
  { clientName, dataFrom }: { readonly clientName: string; readonly dataFrom: Date },
  workspaceName: string,
): string {
  const preparation =
    clientName === '' ? words.preparedBy(workspaceName) : words.preparedFor(clientName, workspaceName);
  return `${preparation} · ${words.dataFrom(formatDate(dataFrom.toISOString()))}`;
}
