import { CONTENT_WIDTH, MARGIN, openSheet, type Placed, type Sheet } from '../../../documents/pdf/sheet.ts';
import type { InvoiceContent, InvoiceRow } from './invoice-repository.ts';
import { formatInvoiceNumber } from './issue-invoice.ts';
import { invoiceMessages } from './messages.ts';

const GRAY = '#5d606b';
const HALF = CONTENT_WIDTH / 2 - 12;
const RIGHT = MARGIN + CONTENT_WIDTH / 2 + 12;
const AMOUNT_WIDTH = 130;

/** Draws the PDF of an invoice or credit note in its language. */
export async function drawInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const words = invoiceTexts(invoice);
  const { language } = invoice.content;
  const title = `${words.title} ${words.number}`;
  const texts = [title, ...words.head.flat(), ...words.seller, ...words.buyer, words.item, words.amount];
  const sheet = await openSheet({ title, language, createdAt: invoice.issuedAt }, [
    ...texts,
    words.paid,
    ...Object.values(words.labels),
  ]);
  let y = sheet.write(words.title, { x: MARGIN, y: 92, width: HALF, size: 26, isBold: true });
  y = Math.max(y, drawHead(sheet, words.head));
  y = drawParties(sheet, words, y + 28);
  y = drawItem(sheet, words, y + 28);
  sheet.write(words.paid, { x: MARGIN, y: y + 30, width: CONTENT_WIDTH, color: GRAY });
  return sheet.finish();
}

type InvoiceTexts = ReturnType<typeof invoiceTexts>;

/** All text on the page. */
function invoiceTexts({ kind, number, issuedAt, content }: InvoiceRow) {
  const { seller, buyer, plan, cycle, amountCents, currency, captureId, paidAt, credited } = content;
  const isInvoice = kind === 'invoice';
  const head: [string, string][] = [
    [invoiceMessages.number, formatInvoiceNumber({ number })],
    [invoiceMessages.date, invoiceMessages.day(issuedAt)],
    [invoiceMessages.paidOn, invoiceMessages.day(new Date(paidAt))],
  ];
  if (credited !== null) head.push([invoiceMessages.credits, formatInvoiceNumber({ number: credited })]);
  return {
    title: invoiceMessages.title(kind),
    number: formatInvoiceNumber({ number }),
    head,
    seller: sellerLines(seller),
    buyer: buyerLines(buyer),
    item: invoiceMessages.bought({ plan, cycle }),
    amount: invoiceMessages.money(isInvoice ? amountCents : -amountCents, currency),
    paid: isInvoice ? invoiceMessages.paidBy(captureId) : invoiceMessages.paidBack(captureId),
    labels: {
      seller: invoiceMessages.seller,
      buyer: invoiceMessages.buyer,
      item: invoiceMessages.item,
      amount: invoiceMessages.amount,
      total: invoiceMessages.total,
    },
  };
}

/** Fields that are not set are left out. */
function sellerLines({ name, address, taxId, email }: InvoiceContent['seller']): string[] {
  return [name, address, taxId === null ? null : invoiceMessages.taxId(taxId), email].filter(isKnown);
}

function buyerLines({ name, email, workspace }: InvoiceContent['buyer']): string[] {
  return [name, workspace === null ? null : invoiceMessages.workspace(workspace), email].filter(isKnown);
}

const isKnown = (line: string | null): line is string => line !== null && line.trim() !== '';

/** Number and dates, to the right of the title. */
function drawHead(sheet: Sheet, head: InvoiceTexts['head']): number {
  let y = 76;
  for (const [label, value] of head) {
    sheet.write(label, { x: RIGHT, y, width: HALF / 2, color: GRAY });
    const place: Placed = { x: RIGHT + HALF / 2, y, width: HALF / 2, align: 'right' };
    y = sheet.write(value, place) + 2;
  }
  return y;
}

function drawParties(sheet: Sheet, { labels, seller, buyer }: InvoiceTexts, y: number): number {
  const column = (label: string, lines: readonly string[], x: number): number =>
    lines.reduce(
      (at, line) => sheet.write(line, { x, y: at, width: HALF }) + 1,
      sheet.write(label, { x, y, width: HALF, size: 9, color: GRAY }) + 3,
    );
  const left = seller.length === 0 ? y : column(labels.seller, seller, MARGIN);
  const right = column(labels.buyer, buyer, seller.length === 0 ? MARGIN : RIGHT);
  return Math.max(left, right);
}

/** The single item and its amount. */
function drawItem(sheet: Sheet, { labels, item, amount }: InvoiceTexts, y: number): number {
  const amountAt = MARGIN + CONTENT_WIDTH - AMOUNT_WIDTH;
  const line = (left: string, right: string, at: number, look: Partial<Placed>): number => {
    const width = CONTENT_WIDTH - AMOUNT_WIDTH - 12;
    const below = sheet.write(left, { ...look, x: MARGIN, y: at, width });
    sheet.write(right, { ...look, x: amountAt, y: at, width: AMOUNT_WIDTH, align: 'right' });
    return below;
  };
  let at = line(labels.item, labels.amount, y, { size: 9, color: GRAY });
  sheet.rule(at - 4);
  at = line(item, amount, at + 16, {});
  sheet.rule(at);
  return line(labels.total, amount, at + 22, { size: 12, isBold: true });
}
