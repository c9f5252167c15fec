import type { Bus } from '#server/kernel/events/bus.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { LivingServers } from './living-servers.ts';
import { FileSharing } from './shared-files.ts';
import type { SharedFiles } from './shared-files.ts';

/** The servers on one database, as one of them sees them. */
export interface Servers {
  /** Whether one is gone that was there. */
  isGone(id: string): boolean;
  /** Called after each look at the others. */
  onLook(listener: () => void): void;
  /** Whether they share their uploaded files. */
  files(): SharedFiles;
  leave(): Promise<void>;
}

/** Joins the servers on a database, and looks whether they share their files. On an embedded database there are no others. */
export async function joinServers(bus: Bus, store: FileStore): Promise<Servers> {
  const living = new LivingServers(bus);
  const sharing = new FileSharing(bus, living, store);
  if (bus.shared) {
    // The mark first: the others look for it once they know of this server.
    await sharing.mark();
    await living.join();
  }
  return {
    isGone: (id) => living.isGone(id),
    onLook: (listener) => living.onLook(listener),
    files: () => sharing.state(),
    async leave() {
      if (!bus.shared) return;
      await living.leave();
      await sharing.unmark();
    },
  };
}
