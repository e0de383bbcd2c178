import {
  requestPasswordReset as requestPasswordResetCall,
  resetPassword as resetPasswordCall,
  signIn as signInCall,
  signOut as signOutCall,
  signUp as signUpCall,
} from '@pagewright/contract/auth';
import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import { type ApiResult, failureOfException } from '../api/api-failure.ts';
import { callWithCookie } from '../api/call-with-cookie.ts';
import { forgetJournals } from '../journal/forget-journals.ts';
import { askToLeave } from '../leaving/unsaved-work.ts';
import { hostedIdentity, isHosted } from './hosted-identity.ts';
import { sessionChanged } from './session-store.ts';

/** Makes an account and signs in to it. */
export function signUp(person: CallInput<typeof signUpCall>['body']) {
  return changeSession(signUpCall, { body: person });
}

/** Signs in. One refusal stands for an unknown address and a wrong password. */
export function signIn(person: CallInput<typeof signInCall>['body']) {
  return changeSession(signInCall, { body: person });
}

/**
 * Signs out, here and in the other tabs, and deletes the key of the unsaved text that this browser keeps. Where work is
 * unsaved in this tab it asks first; who then stays gets a failure with the code `cancelled`.
 */
export async function signOut(): Promise<ApiResult<unknown>> {
  const leaving = await askToLeave();
  if (leaving === null) {
    return { data: null, error: failureOfException({ url: '', method: 'POST' }, null, true) };
  }
  const result = isHosted()
    ? await (await hostedIdentity()).signOut()
    : await callWithCookie(signOutCall, {});
  if (result.error) {
    leaving.takeBack();
    return result;
  }
  await forgetJournals(null);
  await sessionChanged();
  return result;
}

/** Asks for a mailed link to choose a new password. The answer does not tell whether the address is known. */
export function requestPasswordReset(email: string) {
  return callWithCookie(requestPasswordResetCall, { body: { email } });
}

/** Sets a new password by the token of a mailed link; every session of the user ends. */
export function resetPassword(token: string, newPassword: string) {
  return changeSession(resetPasswordCall, { body: { token, newPassword } });
}

async function changeSession<const Call extends Endpoint>(
  call: Call,
  input: CallInput<Call>,
): Promise<ApiResult<CallOutput<Call>>> {
  const result = await callWithCookie(call, input);
  if (!result.error) await sessionChanged();
  return result;
}
