/** Requests to URLs from users, pages, and sites. */
export {
  createOutgoing,
  redirectOf,
  type ResponseHead,
  type Outgoing,
  type OutgoingResponse,
} from './create-outgoing.ts';
export { outgoingMessages } from './messages.ts';
export { OutgoingError } from './outgoing-error.ts';
export { tryHttpsThenHttp } from './https-then-http.ts';
export { parseUrlField, parseWebUrl } from './web-url.ts';
