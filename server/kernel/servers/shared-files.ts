import type { Bus } from '#server/kernel/events/bus.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { LivingServers } from './living-servers.ts';
import { log } from '#server/kernel/log.ts';

/** Milliseconds between two looks at the files of a server that is known. */
const LOOK_MILLISECONDS = 60_000;

/** Where a server leaves its mark among uploaded files. */
const markOf = (id: string) => `servers/${id}`;

/** How uploaded files are shared between the servers on one database. */
export interface SharedFiles {
  /** Where they lie. */
  label: string;
  /** How many servers live besides this one. */
  others: number;
  /** Names of those that do not share this server's files. */
  apart: string[];
}

/**
 * Finds out whether servers on one database share their uploaded files: each leaves a mark among them that the others look
 * for. Files that are not shared are said once for each server, with the settings that change it.
 */
export class FileSharing {
  readonly #servers: LivingServers;
  readonly #store: FileStore;
  readonly #id: string;
  /** When each was last looked for, and found. */
  readonly #looked = new Map<string, { at: number; found: boolean }>();
  readonly #announced = new Set<string>();
  #looking: Promise<void> | null = null;
  #markedAt = 0;

  constructor(bus: Bus, servers: LivingServers, store: FileStore) {
    this.#servers = servers;
    this.#store = store;
    this.#id = bus.origin;
    if (bus.shared) servers.onLook(() => void this.#lookOnce());
  }

  /** Leaves this server's mark; before the others hear of it, or they would look in vain. */
  async mark(): Promise<void> {
    await this.#store.write(markOf(this.#id), Buffer.from(this.#servers.name));
    this.#markedAt = performance.now();
  }

  async unmark(): Promise<void> {
    await this.#looking;
    await this.#store.remove(markOf(this.#id)).catch((error: unknown) => log.fault('A mark among the files stays', error));
  }

  state(): SharedFiles {
    const { others, unreadable } = this.#servers;
    const apart = others.filter((other) => unreadable.includes(other.id) || other.unreadable.includes(this.#id));
    return { label: this.#store.label, others: others.length, apart: apart.map(({ name }) => name) };
  }

  #lookOnce(): Promise<void> {
    return (this.#looking ??= this.#look()
      .catch((error: unknown) => log.fault('The files of other servers could not be looked for', error))
      .finally(() => (this.#looking = null)));
  }

  async #look(): Promise<void> {
    if (performance.now() - this.#markedAt > LOOK_MILLISECONDS && this.#servers.others.length > 0) await this.mark();
    for (const { id } of this.#servers.others) {
      const before = this.#looked.get(id);
      if (before && performance.now() - before.at < LOOK_MILLISECONDS) continue;
      this.#looked.set(id, { found: (await this.#store.about(markOf(id))) !== null, at: performance.now() });
    }
    const living = new Set(this.#servers.others.map(({ id }) => id));
    for (const id of this.#looked.keys()) if (!living.has(id)) this.#looked.delete(id);
    this.#servers.unreadable = [...this.#looked].flatMap(([id, { found }]) => (found ? [] : [id]));
    this.#warn();
  }

  #warn(): void {
    for (const name of this.state().apart) {
      if (this.#announced.has(name)) continue;
      this.#announced.add(name);
      log.say(apartSentence([name], this.#store.label));
    }
  }
}

/** What is wrong where servers do not share their files, and the settings that mend it. */
export function apartSentence(names: readonly string[], label: string): string {
  const those = names.length === 1 ? 'another server' : `${names.length} other servers`;
  return `Uploaded files are not shared with ${those} on this database: ${names.join(', ')}. Files that one takes are missing on the other. This server keeps them in ${label}. Set the same FILES_S3_BUCKET on all servers, or a DATA_DIR that all of them reach.`;
}
