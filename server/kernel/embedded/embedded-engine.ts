import { PGlite } from '@electric-sql/pglite';
import type { ExecProtocolOptionsStream } from '@electric-sql/pglite';

/** Parse, Bind, Close, Describe, Execute: parts of an exchange, which Sync ends. */
const PARTS = new Set(Buffer.from('PBCDE'));
/** A connection's first message has no letter. */
const NO_LETTER = 0;

/**
 * The embedded database, given each exchange of the protocol whole and answering it in one piece. The socket before it
 * hands over single messages, which would wake both threads four times for every statement.
 */
export class EmbeddedEngine extends PGlite {
  #parts: Uint8Array[] = [];

  override async execProtocolRawStream(message: Uint8Array, { syncToFs, onRawData }: ExecProtocolOptionsStream): Promise<void> {
    // What a connection left unfinished is not carried on by the next one.
    if (message[0] === NO_LETTER) this.#parts = [];
    this.#parts.push(message);
    if (PARTS.has(message[0] ?? NO_LETTER)) return;
    const whole = Buffer.concat(this.#parts);
    this.#parts = [];
    const answer: Buffer[] = [];
    try {
      await super.execProtocolRawStream(whole, { syncToFs, onRawData: (piece) => void answer.push(Buffer.from(piece)) });
    } finally {
      onRawData(Buffer.concat(answer));
    }
  }
}
