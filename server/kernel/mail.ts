import { createTransport } from 'nodemailer';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

export interface Email {
  to: string;
  subject: string;
  /** Paragraphs, with an empty line between two. Addresses in it can be clicked. */
  text: string;
}

/** Sends mail, where a server for it is configured. */
export interface Mailer {
  configured: boolean;
  /** The address that mails come from; null where none are sent. */
  from: string | null;
  /** Hands a message to the mail server. Refuses with what that server said, and where there is none. */
  send(message: Email): Promise<void>;
  close(): void;
}

/** Speaks to the mail server at `url`, e.g. smtps://user:password@mail.example.org. Without settings it sends nothing. */
export function openMailer(settings: { url: string; from: string } | null): Mailer {
  if (settings === null) {
    const send = () => Promise.reject(new Refusal('mail.notConfigured'));
    return { configured: false, from: null, send, close() {} };
  }
  const { url, from } = settings;
  const patience = {
    connectionTimeout: serverLimits.mailStepMilliseconds,
    greetingTimeout: serverLimits.mailStepMilliseconds,
    socketTimeout: serverLimits.mailStepMilliseconds,
  };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    configured: true,
    from,
    async send({ to, subject, text }) {
      try {
        // As an object, so that what a person typed stays one address.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html: toHtml(text) });
      } catch (error) {
        throw new Refusal(
          'mail.failed',
          `The mail could not be sent. The mail server said: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    },
    close: () => transport.close(),
  };
}

/** The same words for programs that show letters as pages. */
function toHtml(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((each) => `<p>${linked(escapeHtml(each)).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="en"><body style="font-family:Georgia,serif;line-height:1.6;max-width:36em">${paragraphs.join('\n')}</body></html>`;
}

function linked(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
}
