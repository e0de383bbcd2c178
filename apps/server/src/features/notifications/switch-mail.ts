import type { MailSwitch } from '@pagewright/contract/notifications';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { notificationMessages } from './messages.ts';
import { verifyUnsubscribeToken } from './unsubscribe-link.ts';
import { storeMailSetting } from './recipient-repository.ts';

/**
 * Turns mails off or on for the holder of a mail's link.
 * @throws ApiError 404 for a link that this installation did not create, or whose user is gone.
 */
export async function switchMail(
  ctx: Context<Context['actor'] | null>,
  { token, isOn }: { readonly token: string; readonly isOn: boolean },
): Promise<{ what: MailSwitch; isOn: boolean }> {
  const link = await verifyUnsubscribeToken(ctx.db, token);
  if (link === null || !(await storeMailSetting(ctx.db, link.userId, link.what, isOn)))
    throw new ApiError(404, 'link_unknown', notificationMessages.linkUnknown);
  return { what: link.what, isOn };
}
