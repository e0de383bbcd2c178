import type { Endpoint } from '@pagewright/contract/endpoint';

import { describeCall } from '../../apps/server/src/platform/http/openapi.ts';

/** The OpenAPI document's schema of a value. */
export interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
}

/** A field of a JSON body, or a parameter of a query. */
export interface Field {
  readonly name: string;
  readonly shape: Shape;
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Shape }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties?: Record<string, Shape> } }>
    >;
  };
}

/** The fields of a call's JSON body according to the OpenAPI document; empty if it takes no body. */
export function bodyFields(call: Endpoint): readonly Field[] {
  const properties = operationOf(call).requestBody?.content['application/json']?.schema.properties ?? {};
  return Object.entries(properties).map(([name, shape]) => ({ name, shape }));
}

/** A call's query parameters according to the OpenAPI document. */
export function queryFields(call: Endpoint): readonly Field[] {
  return operationOf(call)
    .parameters.filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => ({ name, shape: schema }));
}

/** The alternatives of a shape; the shape itself if it has none. */
export const alternatives = (shape: Shape): readonly Shape[] => shape.anyOf ?? [shape];

/** Whether the shape accepts text. */
export const takesText = (shape: Shape): boolean => alternatives(shape).some(({ type }) => type === 'string');

/** Describing a call takes as long as making it a few times. */
const described = new WeakMap<Endpoint, Operation>();

function operationOf(call: Endpoint): Operation {
  const operation = described.get(call) ?? (describeCall(call) as unknown as Operation);
  described.set(call, operation);
  return operation;
}
