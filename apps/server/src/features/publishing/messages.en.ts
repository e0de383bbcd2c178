/** The sentences in English. */
export const english = {
  adminsOnly: 'Only workspace admins can change publishing settings. Ask one of them.',
  noConnection: 'This connection does not exist. It may have been removed.',
  tooManyConnections: 'This workspace has reached its limit of connections. Remove one first.',
  notEncrypted: 'The address must start with https://, so the password or key cannot be read in transit.',
  secretNeeded: 'Enter the password or key again. It is only ever sent to the address it was entered for.',
  notYours: 'You can read this item but not publish it. Ask its author or an admin.',
  stillSending: 'The last change is still being sent. Wait a moment.',
  notThere: 'The item is not on that site.',
  sourcesNeeded: 'Sentences in it have no source, and this workspace requires sources. Open it to see them.',
  sharedRulesFull:
    'Too many sites share this server’s robots.txt. Set up a domain of your own; it has its own robots.txt.',
  noLogo: 'This image is not in this workspace. Upload it again.',
  domainInvalid: 'This is not a valid domain. Enter one such as blog.example.com.',
  domainOurs: 'This is the domain of the application itself. Choose another one.',
  noDomain: 'Enter a domain first.',
  domainTaken: 'Another workspace has verified this domain, and its DNS record is still in place.',
  domainUnproved: 'The DNS record was not found. Changes can take a while; try again later.',
  domainNoAnswer: 'The domain’s name servers did not answer. Try again later.',
};

/** What each language says. */
export type PublishingRefusals = typeof english;
