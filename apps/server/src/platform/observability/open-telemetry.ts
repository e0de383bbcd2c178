import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Tracer } from './tracer.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};
/** The trace context header. */
interface Carrier {
  traceparent?: string;
}
const SEND_EVERY_MS = 2_000;

/**
 * Traces with OpenTelemetry's SDK, sent as OTLP over HTTP in JSON. The library reads its other settings (`OTEL_…`:
 * sampler, headers, resource attributes) from the environment itself.
 */
export function createTracer(endpoint: string, { version }: { readonly version: string }): Tracer {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pagewright', 'service.version': version }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }), {
        scheduledDelayMillis: SEND_EVERY_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('pagewright', version);
  const propagator = new W3CTraceContextPropagator();
  return {
    begin(name, kind, attributes, parent) {
      const around = (parent as Context | undefined) ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, around);
      return {
        trace: trace.setSpan(around, span),
        end({ attributes: later, error } = {}) {
          if (later !== undefined) span.setAttributes({ ...later });
          if (error !== undefined) {
            const name = error instanceof Error ? error.name : 'Error';
            span.setAttribute('error.type', name);
            // Without the message: it may contain user content.
            span.setStatus({ code: SpanStatusCode.ERROR, message: name });
          }
          span.end();
        },
      };
    },
    readParent(header) {
      const context = propagator.extract(
        ROOT_CONTEXT,
        { traceparent: header },
        { get: ({ traceparent }: Carrier) => traceparent, keys: () => ['traceparent'] },
      );
      return trace.getSpanContext(context) === undefined ? null : context;
    },
    writeParent(context) {
      const carrier: Carrier = {};
      propagator.inject(context as Context, carrier, {
        set: (target: Carrier, key, value) => {
          if (key === 'traceparent') target.traceparent = value;
        },
      });
      return carrier.traceparent ?? null;
    },
    close: () => provider.shutdown(),
  };
}
