/** Requests to addresses that people, pages and sites give. */
export {
  createOutgoing,
  redirectOf,
  type AnswerHead,
  type Outgoing,
  type OutgoingAnswer,
} from './create-outgoing.ts';
export { outgoingMessages } from './messages.ts';
export { OutgoingError } from './outgoing-error.ts';
export { readByEitherScheme } from './either-scheme.ts';
export { readAddressField, readWebAddress } from './web-address.ts';
