/** The sentences in English. */
export const english = {
  remote_secret_refused:
    'The other site refused the user name, password or key. Make a new one there and enter it in Settings → Publishing.',
  remote_may_not_publish:
    'This account may not publish on the other site. Give it the role of an author or editor there, or use another one.',
  remote_not_there:
    'There is no WordPress or Ghost at this address that can be published to. Check the address of the connection.',
  remote_moved: 'The other site answers at another address. Enter that address in Settings → Publishing.',
  remote_refused: 'The other site did not accept the article.',
  remote_busy: 'The other site asks us to wait. It is tried again by itself.',
  remote_failed: 'The other site failed. It is tried again by itself for a while.',
  remote_unreadable: 'What the other site answered cannot be read.',
  remote_key_invalid: 'This is not an Admin API key of Ghost: it has two parts with a colon between them.',
  remote_secret_unreadable:
    'The stored password or key cannot be read any more. Enter it again in Settings → Publishing.',
};

/** What each language says. */
export type RemoteSentences = typeof english;
