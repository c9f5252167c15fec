import type { MessageKind, Target } from '#domain/chat/message.ts';
import { readRecord, readTarget } from './stored-draft.ts';

/** What goes with words besides whom they are for. */
export interface MessageExtras {
  kind: MessageKind;
  replyTo: string | null;
  mentions: string[];
  images: string[];
}

/** A message on its way: waiting for the server's answer, or not sent. */
export interface Outgoing {
  /** Chosen here, so that the server recognises a repeated send. */
  id: string;
  content: string;
  to: Target;
  /** When it was written, as an ISO time. */
  at: string;
  state: 'pending' | 'failed';
  /** Null for plain words. */
  more: MessageExtras | null;
}

/** What is used of a browser's localStorage. */
export type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Messages on their way, kept in the browser per person and campaign; each under its own key, so that two tabs do not undo each other. */
export class Outbox {
  #shelf: Shelf;
  #prefix: string;

  constructor(shelf: Shelf, personId: string, campaignId: string) {
    this.#shelf = shelf;
    this.#prefix = `hearthlore.outbox/${personId}/${campaignId}/`;
  }

  /** All that is kept, in the order of writing; what cannot be read is passed over. */
  all(): Outgoing[] {
    return this.#keys()
      .flatMap((key) => readOutgoing(this.#shelf.getItem(key)))
      .toSorted((a, b) => a.at.localeCompare(b.at));
  }

  keep(outgoing: Outgoing): void {
    try {
      this.#shelf.setItem(this.#prefix + outgoing.id, JSON.stringify(outgoing));
    } catch {
      // A full or forbidden storage only costs the survival of a reload.
    }
  }

  drop(id: string): void {
    this.#shelf.removeItem(this.#prefix + id);
  }

  #keys(): string[] {
    const keys = Array.from({ length: this.#shelf.length }, (_, index) => this.#shelf.key(index) ?? '');
    return keys.filter((key) => key.startsWith(this.#prefix));
  }
}

function readOutgoing(text: string | null): Outgoing[] {
  const kept = readRecord(text);
  const to = readTarget(kept?.['to']);
  if (!kept || !to) return [];
  const { id, content, at, state } = kept;
  if (typeof id !== 'string' || typeof content !== 'string' || typeof at !== 'string') return [];
  return state === 'pending' || state === 'failed' ? [{ id, content, to, at, state, more: readMore(kept['more']) }] : [];
}

function readMore(value: unknown): MessageExtras | null {
  const kept = readRecord(JSON.stringify(value ?? null));
  if (!kept) return null;
  const { kind, replyTo, mentions, images } = kept;
  const texts = (list: unknown) => (Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []);
  return {
    kind: kind === 'ooc' || kind === 'me' ? kind : 'say',
    replyTo: typeof replyTo === 'string' ? replyTo : null,
    mentions: texts(mentions),
    images: texts(images),
  };
}
