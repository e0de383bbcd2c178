/** A mail as the product writes it: plain text to one recipient. */
export interface Mail {
  /** Names the mail; a second one with the same key is not written. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands mails to the outside. */
export interface MailSender {
  readonly name: string;
  /** @throws Error when the mail was not taken; it may be tried again. */
  send(mail: Mail): Promise<void>;
}
