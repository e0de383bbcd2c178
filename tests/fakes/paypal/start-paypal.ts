import { randomUUID } from 'node:crypto';
import {
  startFakeService,
  type FakeService,
  type ServiceResponse,
  type ServiceRequest,
} from '../service/start-fake-service.ts';
import { answerBrowser, SCRIPT_PATH, type ScriptBehavior } from './checkout.ts';
import { EVENT_CERTIFICATE } from './event-certificate.ts';
import { CLIENT_ID, CLIENT_SECRET, issueToken } from './issue-token.ts';
import { Ledger, payPalId, type FakeOrder } from './ledger.ts';
import { findPayPalSchemaError, type PayPalApi } from './official-schema.ts';
import { showCapture, showOrder } from './show-order.ts';
import { isOwnSignature, signEvent, type Forgery, type SentEvent } from './sign-event.ts';

const MERCHANT_ID = 'PAGEWRXGHT234';
const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-360caa42-fca2a594';
const REQUEST_ID_LENGTH_MAX = 108;

interface FakeWebhook {
  readonly id: string;
  readonly url: string;
  readonly event_types: readonly { readonly name: string }[];
}

/** A fake PayPal with its books. */
export interface FakePayPal extends FakeService {
  readonly ledger: Ledger;
  readonly webhooks: readonly FakeWebhook[];
  /** Settings of a server that takes payments here. */
  readonly settings: Readonly<Record<string, string>>;
  readonly merchantId: string;
  /** Requests and responses that violate PayPal's own descriptions; tests expect none. */
  readonly problems: readonly string[];
  /** How the button's script behaves in browsers. */
  script: ScriptBehavior;
  /** Milliseconds that each capture takes. */
  captureMs: number;
  /** A signed event about an order's current state. */
  orderEvent(type: string, orderId: string, forgery?: Forgery): SentEvent;
  captureEvent(type: string, captureId: string, forgery?: Forgery): SentEvent;
  /** About a refund or a reversal of a capture. */
  refundEvent(type: string, captureId: string, forgery?: Forgery): SentEvent;
  disputeEvent(
    captureId: string,
    dispute: { readonly id: string; readonly status: string; readonly outcome?: string; readonly at: Date },
  ): SentEvent;
  /** Denies an event from now on, regardless of its signature. */
  rejectEvent(eventId: string): void;
  /** Returns the webhook's response status. */
  sendEvent(event: SentEvent, url?: string): Promise<number>;
}

/**
 * Starts a fake of PayPal's Orders, Payments, and Webhooks APIs. It keeps its own books, handles a repeated
 * PayPal-Request-Id as PayPal does, and validates requests and responses against PayPal's own descriptions. Faults come
 * after the action: the request is carried out and the response is lost.
 */
export async function startPayPal(): Promise<FakePayPal> {
  const ledger = new Ledger();
  const webhooks: FakeWebhook[] = [];
  const problems: string[] = [];
  const tokens = new Set<string>();
  /** Responses by PayPal-Request-Id. */
  const asked = new Map<string, string>();
  const told = new Set<string>();
  let base = '';
  let fake: FakePayPal | null = null;

  const judge = (api: PayPalApi, schema: string, value: unknown): string | null => {
    const wrong = findPayPalSchemaError(api, schema, value);
    if (wrong !== null) problems.push(wrong);
    return wrong;
  };
  const answerWith = (api: PayPalApi, schema: string, status: number, body: object): ServiceResponse => {
    judge(api, schema, body);
    return { status, body };
  };
  const isWhole = ({ headers }: ServiceRequest): boolean => headers['prefer'] === 'return=representation';
  const order = (request: ServiceRequest, of: FakeOrder, status: number): ServiceResponse =>
    answerWith('orders', 'order', status, showOrder(of, base, isWhole(request) || request.method === 'GET'));

  const createOrder = (request: ServiceRequest): ServiceResponse => {
    const wrong = judge('orders', 'order_request', request.body);
    if (wrong !== null) return refusal(400, 'INVALID_REQUEST', wrong);
    const key = String(request.headers['paypal-request-id'] ?? '');
    const known = ledger.orders.get(asked.get(`create ${key}`) ?? '');
    if (known) return order(request, known, 200);
    const {
      purchase_units: [unit],
      payment_source: source,
    } = request.body as OrderRequest;
    const opened = ledger.open({
      customId: unit.custom_id ?? '',
      value: unit.amount.value,
      currency: unit.amount.currency_code,
      payee: unit.payee?.merchant_id ?? MERCHANT_ID,
      description: unit.description ?? '',
      returnUrl: source.paypal.experience_context.return_url,
      cancelUrl: source.paypal.experience_context.cancel_url,
    });
    if (key !== '') asked.set(`create ${key}`, opened.id);
    return order(request, opened, 201);
  };

  const captureOrder = async (request: ServiceRequest, of: FakeOrder): Promise<ServiceResponse> => {
    judge('orders', 'order_capture_request', request.body);
    const key = String(request.headers['paypal-request-id'] ?? '');
    if (asked.has(`capture ${key}`)) return order(request, of, 200);
    const issue = ledger.capture(of);
    if (issue !== null) return refusal(422, 'UNPROCESSABLE_ENTITY', issue);
    if (key !== '') asked.set(`capture ${key}`, of.id);
    const { captureMs = 0 } = fake ?? {};
    if (captureMs > 0) await new Promise((done) => setTimeout(done, captureMs));
    return order(request, of, 201);
  };

  const refund = (request: ServiceRequest, captureId: string): ServiceResponse => {
    judge('payments', 'refund_request', request.body);
    const key = `refund ${String(request.headers['paypal-request-id'] ?? '')}`;
    const { capture } = ledger.captureOf(captureId);
    const id = asked.get(key) ?? payPalId();
    if (!asked.has(key)) {
      if (capture.status === 'REFUNDED')
        return refusal(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
      ledger.refund(captureId);
      asked.set(key, id);
    }
    const amount = { currency_code: capture.currency, value: capture.value };
    return answerWith('payments', 'refund', 201, { id, status: 'COMPLETED', amount });
  };

  const verify = (request: ServiceRequest): ServiceResponse => {
    judge('webhooks', 'verify_webhook_signature', request.body);
    const body = request.body as Record<string, unknown>;
    // As it was sent: reserialized, the event would have another checksum.
    const text = /"webhook_event":(.*)\}$/s.exec(request.text)?.[1] ?? '';
    const event = body['webhook_event'] as { id?: string };
    const isKnown = webhooks.some(({ id }) => id === body['webhook_id']) && told.has(event.id ?? '');
    const isOwn = isKnown && isOwnSignature(body, text);
    return answerWith('webhooks', 'verify_webhook_signature_response', 200, {
      verification_status: isOwn ? 'SUCCESS' : 'FAILURE',
    });
  };

  const ofWebhooks = (request: ServiceRequest): ServiceResponse => {
    if (request.method === 'GET') return answerWith('webhooks', 'WebhookList', 200, { webhooks });
    const wrong = judge('webhooks', 'webhook', request.body);
    if (wrong !== null) return refusal(400, 'VALIDATION_ERROR', wrong);
    const webhook = { id: payPalId(), ...(request.body as Omit<FakeWebhook, 'id'>) };
    if (webhooks.some(({ url }) => url === webhook.url))
      return refusal(400, 'WEBHOOK_URL_ALREADY_EXISTS', 'Webhook URL already exists');
    webhooks.push(webhook);
    return answerWith('webhooks', 'webhook', 201, webhook);
  };

  const service = await startFakeService(async (request) => {
    const { method, path } = request;
    const forBrowser = answerBrowser(request, {
      ledger,
      clientId: CLIENT_ID,
      manner: fake?.script ?? 'works',
      complain: (problem) => problems.push(problem),
    });
    if (forBrowser) return forBrowser;
    if (path === CERTIFICATE_PATH)
      return { headers: { 'content-type': 'application/x-pem-file' }, body: EVENT_CERTIFICATE.certificate };
    if (path === '/v1/oauth2/token') return issueToken(request, tokens);
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.has(bearer)) return { status: 401, body: { error: 'invalid_token' } };
    if (String(request.headers['paypal-request-id'] ?? '').length > REQUEST_ID_LENGTH_MAX)
      return refusal(400, 'INVALID_REQUEST', 'INVALID_PAYPAL_REQUEST_ID');
    if (method === 'POST' && path === '/v2/checkout/orders') return createOrder(request);
    const ofOrder = /^\/v2\/checkout\/orders\/([\w-]+)(\/capture)?$/.exec(path);
    if (ofOrder) {
      const found = ledger.orders.get(ofOrder[1] ?? '');
      if (!found) return refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
      return ofOrder[2] === undefined ? order(request, found, 200) : captureOrder(request, found);
    }
    const refunded = /^\/v2\/payments\/captures\/([\w-]+)\/refund$/.exec(path)?.[1];
    if (refunded !== undefined) return refund(request, refunded);
    if (path === '/v1/notifications/verify-webhook-signature') return verify(request);
    if (path === '/v1/notifications/webhooks') return ofWebhooks(request);
    const one = webhooks.find(({ id }) => path === `/v1/notifications/webhooks/${id}`);
    if (one) return answerWith('webhooks', 'webhook', 200, one);
    return refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  });
  base = service.url;

  const send = (type: string, resourceType: string, resource: object, forgery: Forgery = {}): SentEvent => {
    const id = `WH-${payPalId()}-${payPalId()}`;
    const event = {
      id,
      event_version: '1.0',
      create_time: ledger.now().toISOString(),
      resource_type: resourceType,
      resource_version: '2.0',
      event_type: type,
      summary: `${type} of the stand-in`,
      resource,
      links: [],
    };
    judge('webhooks', 'event', event);
    told.add(id);
    const to = { webhookId: webhooks[0]?.id ?? '', certificateUrl: `${base}${CERTIFICATE_PATH}` };
    return signEvent({ id, body: JSON.stringify(event) }, to, forgery);
  };

  const script: ScriptBehavior = 'works';
  fake = Object.assign(service, {
    ledger,
    webhooks,
    problems,
    merchantId: MERCHANT_ID,
    script,
    captureMs: 0,
    settings: {
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
      PAYPAL_MERCHANT_ID: MERCHANT_ID,
      PAYPAL_API_BASE: base,
      PAYPAL_SCRIPT_BASE: `${base}${SCRIPT_PATH}`,
    },
    orderEvent: (type: string, orderId: string, forgery?: Forgery) =>
      send(type, 'checkout-order', showOrder(ledger.order(orderId), base, true), forgery),
    captureEvent(type: string, captureId: string, forgery?: Forgery) {
      const { order: of, capture } = ledger.captureOf(captureId);
      const related = { supplementary_data: { related_ids: { order_id: of.id } } };
      return send(type, 'capture', { ...showCapture(of, capture), ...related }, forgery);
    },
    refundEvent(type: string, captureId: string, forgery?: Forgery) {
      const { order: of, capture } = ledger.captureOf(captureId);
      const resource = {
        id: payPalId(),
        status: 'COMPLETED',
        custom_id: of.customId,
        amount: { currency_code: capture.currency, value: capture.value },
        links: [{ href: `${base}/v2/payments/captures/${captureId}`, rel: 'up', method: 'GET' }],
      };
      return send(type, 'refund', resource, forgery);
    },
    disputeEvent(
      captureId: string,
      { id, status, outcome, at }: { id: string; status: string; outcome?: string; at: Date },
    ) {
      const kind = status === 'RESOLVED' ? 'RESOLVED' : 'CREATED';
      return send(`CUSTOMER.DISPUTE.${kind}`, 'dispute', {
        dispute_id: id,
        status,
        update_time: at.toISOString(),
        disputed_transactions: [{ seller_transaction_id: captureId }],
        ...(outcome === undefined ? {} : { dispute_outcome: { outcome_code: outcome } }),
      });
    },
    rejectEvent(eventId: string) {
      told.delete(eventId);
    },
    async sendEvent({ body, headers }: SentEvent, url = webhooks[0]?.url ?? '') {
      const response = await fetch(url, { method: 'POST', body, headers });
      await response.arrayBuffer();
      return response.status;
    },
  });
  return fake;
}

interface OrderRequest {
  readonly payment_source: {
    readonly paypal: {
      readonly experience_context: { readonly return_url: string; readonly cancel_url: string };
    };
  };
  readonly purchase_units: readonly [
    {
      readonly custom_id?: string;
      readonly description?: string;
      readonly payee?: { readonly merchant_id?: string };
      readonly amount: { readonly currency_code: string; readonly value: string };
    },
  ];
}

function refusal(status: number, name: string, issue: string): ServiceResponse {
  return {
    status,
    body: {
      name,
      message: issue,
      debug_id: randomUUID(),
      details: [{ issue, description: issue }],
      links: [],
    },
  };
}
