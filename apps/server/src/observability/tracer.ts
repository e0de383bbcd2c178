/** Attributes of a span: names of OpenTelemetry's conventions where they exist. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A span that runs. */
export interface RunningSpan {
  /** What encloses the code that runs in the span. */
  readonly trace: unknown;
  end(outcome?: { readonly attributes?: SpanAttributes; readonly error?: unknown }): void;
}

/** What the tracing library does for us; loaded only where traces are sent somewhere. */
export interface Tracer {
  begin(
    name: string,
    kind: 'server' | 'client' | 'consumer' | 'internal',
    attributes: SpanAttributes,
    parent: unknown,
  ): RunningSpan;
  /** What encloses the code, as a `traceparent` header says it; null where that is no valid one. */
  readParent(header: string): unknown;
  writeParent(trace: unknown): string | null;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}
