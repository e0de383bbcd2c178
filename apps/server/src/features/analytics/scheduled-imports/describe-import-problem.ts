import type { ApiError } from '../../../platform/api-error.ts';
import { analyticsMessages } from '../messages.ts';

/** Describes why a scheduled import failed; from status 500 on, it is retried without anyone's help. */
export const describeImportProblem = ({ status, message }: ApiError): string =>
  status >= 500 ? analyticsMessages.retriedAutomatically(message) : message;
