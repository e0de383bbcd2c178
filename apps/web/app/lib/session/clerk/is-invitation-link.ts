/** Whether a URL is a Clerk invitation link, which is accepted by signing in or up with it. */
export function isInvitationLink(search: string): boolean {
  const address = new URLSearchParams(search);
  return address.has('__clerk_ticket') && address.get('__clerk_status') !== 'complete';
}
