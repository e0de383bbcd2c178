/** The sentences in English. */
export const english = {
  remote_secret_refused:
    'The other site rejected the user name, password, or key. Create a new one there and enter it in Settings → Publishing.',
  remote_may_not_publish:
    'This account is not allowed to publish on the other site. Give it the author or editor role there, or use another account.',
  remote_not_there:
    'No WordPress or Ghost site was found at this address. Check the address of the connection.',
  remote_moved: 'The other site answers at another address. Enter that address in Settings → Publishing.',
  remote_refused: 'The other site did not accept the article.',
  remote_busy: 'The other site is limiting our requests.',
  remote_failed: 'The other site failed.',
  remote_unreadable: 'The other site’s response cannot be read.',
  remote_key_invalid: 'This is not a Ghost Admin API key. It has two parts separated by a colon.',
  remote_secret_unreadable:
    'The stored password or key can no longer be read. Enter it again in Settings → Publishing.',
};

/** The texts every language provides. */
export type RemoteSentences = typeof english;
