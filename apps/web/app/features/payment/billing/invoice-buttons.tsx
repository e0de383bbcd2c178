import { Button } from '@mantine/core';
import { readInvoice, type InvoiceKind, type Order } from '@pagewright/contract/payment';
import { download } from '../../../lib/downloads/download.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { billingMessages } from './billing-messages.ts';

/** Downloads an order's invoice and credit note. */
export function InvoiceButtons({ order }: { readonly order: Order }) {
  const m = useMessages(billingMessages);
  const save = (kind: InvoiceKind): void =>
    void download(readInvoice, { params: { id: order.orderId ?? '' }, query: { kind } });
  return (
    <>
      {order.invoiceNumber === null ? null : (
        <Button
          variant="default"
          size="xs"
          aria-label={m.invoiceOf(order.invoiceNumber)}
          onClick={() => save('invoice')}
        >
          {m.invoice}
        </Button>
      )}
      {order.creditNoteNumber === null ? null : (
        <Button
          variant="default"
          size="xs"
          aria-label={m.creditNoteOf(order.creditNoteNumber)}
          onClick={() => save('credit_note')}
        >
          {m.creditNote}
        </Button>
      )}
    </>
  );
}
