import type { Member, Room } from './dataset.ts';

/** A request, ready to be sent. */
export interface Call {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A server that is measured: ours, or the bare one beside it. */
export interface Subject {
  port: number;
  post(room: Room, member: Member, content: string): Call;
  /** Has the room read what the model says to it, as it comes. */
  tell(room: Room, member: Member): Call;
  /** Asks for the last 50 messages. */
  list(room: Room, member: Member): Call;
  /** Opens a socket; resolves once everything that is posted from now on will be heard. Returns the way to close it. */
  listen(room: Room, member: Member, hear: (frame: Buffer) => void): Promise<() => void>;
  stop: () => Promise<void>;
}

/** Where a server keeps its data: a folder of its own for the embedded database, or a database of a real PostgreSQL. */
export interface Store {
  dataDir: string;
  databaseUrl: string | null;
}
