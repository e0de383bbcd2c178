import type { ServiceResponse, ServiceRequest } from '../service/start-fake-service.ts';
import type { FakeOrder, Ledger } from './ledger.ts';
import { checkoutScript } from './checkout-script.ts';

export const SCRIPT_PATH = '/sdk/js';
const APPROVAL_PATH = '/checkoutnow';

/** How the fake's script behaves: it works, has no button for this buyer, is missing, or never loads. */
export type ScriptBehavior = 'works' | 'ineligible' | 'missing' | 'hangs';

/** The query parameters required to load the script. */
const LOADED_WITH = {
  currency: 'USD',
  intent: 'capture',
  components: 'buttons',
  'disable-funding': 'credit,card',
} as const;

/** The state that the browser-facing part of the fake works with. */
interface Checkout {
  readonly ledger: Ledger;
  readonly clientId: string;
  readonly manner: ScriptBehavior;
  readonly complain: (problem: string) => void;
}

/** Responds to a browser: the button's script, and the page on which the buyer approves. Null for anything else. */
export function answerBrowser(
  request: ServiceRequest,
  checkout: Checkout,
): ServiceResponse | Promise<ServiceResponse> | null {
  if (request.path === SCRIPT_PATH) return answerScript(request, checkout);
  if (request.path !== APPROVAL_PATH) return null;
  const order = checkout.ledger.orders.get(request.query.get('token') ?? '');
  if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
  if (request.method === 'GET') return page(approvalPage(order));
  const action = new URLSearchParams(request.text).get('action') ?? '';
  if (action === 'approve') checkout.ledger.approve(order.id);
  return page(leavingPage(order, action));
}

function answerScript(
  { query }: ServiceRequest,
  { clientId, manner, complain }: Checkout,
): ServiceResponse | Promise<ServiceResponse> {
  for (const [name, value] of Object.entries({ ...LOADED_WITH, 'client-id': clientId })) {
    if (query.get(name) !== value) complain(`the script was loaded with ${name}=${query.get(name)}`);
  }
  if (manner === 'hangs') return new Promise(() => undefined);
  if (manner === 'missing') return { status: 404, body: '' };
  const body = checkoutScript(manner === 'works');
  return { headers: { 'content-type': 'text/javascript' }, body };
}

const page = (body: string): ServiceResponse => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>PayPal stand-in</title>${body}`,
});

function approvalPage({ value, currency, description }: FakeOrder): string {
  return `<h1>${value} ${currency} for ${description}</h1>
<form method="post">
<button name="action" value="approve">Pay now</button>
<button name="action" value="cancel">Cancel and return</button>
<button name="action" value="fail">Break</button>
</form>`;
}

/** Notifies the page that opened this one; without one, goes back to the merchant’s address. */
function leavingPage({ id, returnUrl, cancelUrl }: FakeOrder, action: string): string {
  const back = new URL(action === 'approve' ? returnUrl : cancelUrl);
  back.searchParams.set('token', id);
  return `<script>
if (opener) { opener.postMessage({ action: ${JSON.stringify(action)} }, '*'); close(); }
else location.replace(${JSON.stringify(back.href)});
</script>`;
}
