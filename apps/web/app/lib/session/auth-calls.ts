import {
  requestPasswordReset as requestPasswordResetCall,
  resetPassword as resetPasswordCall,
  signIn as signInCall,
  signOut as signOutCall,
  signUp as signUpCall,
} from '@pagewright/contract/auth';
import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import { type ApiResult, failureFromException } from '../api/api-failure.ts';
import { callWithCookie } from '../api/call-with-cookie.ts';
import { deleteJournals } from '../journal/delete-journals.ts';
import { askToLeave } from '../unsaved-work/unsaved-work.ts';
import { hostedIdentity, isHosted } from './hosted-identity.ts';
import { sessionChanged } from './session-store.ts';

/** Creates an account and signs in. */
export function signUp(person: CallInput<typeof signUpCall>['body']) {
  return changeSession(signUpCall, { body: person });
}

/** Signs in. An unknown address and a wrong password give the same error. */
export function signIn(person: CallInput<typeof signInCall>['body']) {
  return changeSession(signInCall, { body: person });
}

/**
 * Signs out here and in other tabs, and deletes this browser's key for unsaved text. If this tab has unsaved work, asks
 * first; if the user stays, the failure's code is `cancelled`.
 */
export async function signOut(): Promise<ApiResult<unknown>> {
  const leaving = await askToLeave();
  if (leaving === null) {
    return { data: null, error: failureFromException({ url: '', method: 'POST' }, null, true) };
  }
  const result = isHosted()
    ? await (await hostedIdentity()).signOut()
    : await callWithCookie(signOutCall, {});
  if (result.error) {
    leaving.cancel();
    return result;
  }
  await deleteJournals(null);
  await sessionChanged();
  return result;
}

/** Requests a password reset email. The response does not reveal whether the address is known. */
export function requestPasswordReset(email: string) {
  return callWithCookie(requestPasswordResetCall, { body: { email } });
}

/** Sets a new password with the token of an emailed link. Ends every session of the user. */
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
