import { listMail, readSession } from '@pagewright/contract/auth';
import type { Mount } from '../../platform/http/mount.ts';
import { listStoredMails } from './list-mail.ts';
import { describeSession } from './read-session.ts';

/** Mounts the session data and the operator's view of mails. Sign-in itself is handled by the identity provider. */
export function authRoutes(mount: Mount): void {
  mount(readSession, (ctx, { session }) => describeSession(ctx, session));
  mount(listMail, (ctx, { query }) => listStoredMails(ctx, query));
}
