import { createTransport } from 'nodemailer';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail, where a server for it is configured. */
export interface Mail {
  /** The address that mails come from. */
  from: string;
  /** Hands a letter to the mail server; rejects with what that server said. */
  send(letter: Letter): Promise<void>;
  /** Whether the mail server lets us in; rejects with what it said. */
  check(): Promise<void>;
  close(): void;
}

/** Milliseconds that a mail server has for each step. */
const PATIENCE = 10_000;

/** Speaks to the mail server at `url`, e.g. smtps://user:password@mail.example.org. */
export function openMail({ url, from }: { url: string; from: string }): Mail {
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    from,
    async send(letter) {
      await transport.sendMail({ from, ...letter });
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
