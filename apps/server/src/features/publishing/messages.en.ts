/** The sentences in English. */
export const english = {
  adminsOnly: 'Only admins of this workspace can change how and where it publishes. Ask one of them.',
  noConnection: 'There is no such connection. It may have been removed.',
  tooManyConnections: 'This workspace has as many connections as it can have. Remove one first.',
  notEncrypted:
    'The address must begin with https://, so that nobody can read the password or key on its way.',
  secretNeeded: 'Enter the password or key again: it is never sent to another address than it was given for.',
  notYours: 'You can read this item but not publish it. Ask its author or an admin.',
  stillSending: 'The last change is still being sent there. Wait a moment.',
  notThere: 'The item does not stand on that site.',
  sourcesNeeded: 'Sentences in it have no source, and this workspace requires sources. Open it to see them.',
  noLogo: 'There is no such image in this workspace. Upload it again.',
  domainInvalid: 'This is not a domain such as blog.example.com.',
  domainOurs: 'This is the address of the application itself. Choose another domain.',
  noDomain: 'No domain has been named. Enter one first.',
  domainTaken: 'Another workspace has verified this domain, and its record still stands.',
  domainUnproved:
    'The record was not found yet. Changes of domain records can take a while; try again later.',
  domainNoAnswer: 'The domain’s name servers did not answer. Try again later.',
};

/** What each language says. */
export type PublishingRefusals = typeof english;
