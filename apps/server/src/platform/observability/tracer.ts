/** Span attributes, named by OpenTelemetry's conventions where they exist. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A running span. */
export interface RunningSpan {
  /** The trace context for code inside the span. */
  readonly trace: unknown;
  end(outcome?: { readonly attributes?: SpanAttributes; readonly error?: unknown }): void;
}

/** The tracing library's interface; loaded only if traces are exported. */
export interface Tracer {
  begin(
    name: string,
    kind: 'server' | 'client' | 'consumer' | 'internal',
    attributes: SpanAttributes,
    parent: unknown,
  ): RunningSpan;
  /** Trace context from a `traceparent` header; null if invalid. */
  readParent(header: string): unknown;
  writeParent(trace: unknown): string | null;
  /** Flushes pending spans. */
  close(): Promise<void>;
}
