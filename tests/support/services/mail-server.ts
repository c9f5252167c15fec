import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface Arrived {
  to: string;
  subject: string;
  text: string;
  /** The address in it that the reader is to follow. */
  link: string;
}

/** A real mail server on this machine that keeps what it is given. */
export interface MailServer {
  url: string;
  arrived: Arrived[];
  /** Waits for the nth mail to somebody, also one that has already come. */
  mailTo(email: string, nth?: number): Promise<Arrived>;
  end(): Promise<void>;
}

const MAIL_MILLISECONDS = 30_000;

export async function startMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        arrived.push(read(to, Buffer.concat(parts).toString('utf8')));
        for (const look of waiting) look();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no address.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    arrived,
    mailTo: (email, nth = 1) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = arrived.filter(({ to }) => to === email)[nth - 1];
          if (!found) return;
          waiting.delete(look);
          clearTimeout(timer);
          resolve(found);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(
            new Error(
              `Mail number ${nth} to ${email} did not come. So far: ${arrived.map(({ to, subject }) => `${to}: ${subject}`).join('; ')}`,
            ),
          );
        }, MAIL_MILLISECONDS);
        waiting.add(look);
        look();
      }),
    end: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Takes the plain words out of a mail with several parts. */
function read(to: string, raw: string): Arrived {
  const subject = /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '';
  const [, headers = '', rest = ''] = /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(raw) ?? [];
  // A line of a long address may begin with two dashes, too.
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const [body = ''] = boundary === undefined ? [rest] : rest.split(`\r\n--${boundary}`);
  const text = /quoted-printable/i.test(headers) ? unquoted(body) : body;
  return { to, subject, text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' };
}

function unquoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
