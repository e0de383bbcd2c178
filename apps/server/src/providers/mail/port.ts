/** A mail as the product writes it, to one recipient: its text, from which the styled form is made too. */
export interface Mail {
  /** Names the mail; a second one with the same key is not written. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  /** Paragraphs with blank lines between them; lines that begin with a hyphen are a list. */
  readonly text: string;
  /** The one thing to do about it; its address stands alone in a line of the text, where the button is shown. */
  readonly action?: { readonly url: string; readonly label: string };
  /** Whom an answer goes to; nobody where absent. */
  readonly replyTo?: string;
  /** Where one click turns mails of its kind off (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** For how many seconds the link in it works; nobody reads the mail afterwards. */
  readonly secretSeconds?: number;
}

/** A mail as it is handed to a mail server. */
export interface OutgoingMail extends Pick<Mail, 'key' | 'recipient' | 'subject' | 'text'> {
  readonly html: string;
  readonly replyTo: string | null;
  readonly unsubscribeUrl: string | null;
}

/** Hands mails to the outside. */
export interface MailSender {
  readonly name: string;
  /** @throws Error when the mail was not taken; it may be tried again. */
  send(mail: OutgoingMail): Promise<void>;
}
