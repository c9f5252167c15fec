import type { Server } from 'node:net';
import { z } from 'zod';
import { log } from '#server/kernel/log.ts';
import { StartError } from '#server/kernel/start-error.ts';

/** Files that a server has to be able to open to work at all. */
const FILES_NEEDED = 512;
/** How many of them are kept for the database, uploads and processes; the rest is for people. */
const FILES_RESERVED = 320;
/** Milliseconds until it is told again that connections are turned away. */
const TOLD_AGAIN_MILLISECONDS = 60_000;

/** As much of a report of Node's as tells it; a limit that is none is written as a word. */
const Report = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.number() }) }) });

/** How many files this process may have open at once; Infinity where the system sets no limit or does not tell. */
export function openFilesLimit(): number {
  return Report.safeParse(process.report.getReport()).data?.userLimits.open_files.soft ?? Infinity;
}

/** How many connections a server takes that may have so many files open. Refuses with a StartError when it is too few to work at all. */
export function connectionsWithin(limit: number): number {
  if (limit < FILES_NEEDED)
    throw new StartError(
      `This account may have only ${limit} files open at once, and the server needs ${FILES_NEEDED}. Raise the limit, for example with "ulimit -n 4096", and start again.`,
    );
  return limit - FILES_RESERVED;
}

/** Has a server take so many connections at once: whoever comes when there are as many is turned away, and those who are there go on. */
export function limitConnections(server: Server, most: number): void {
  let loggedAt = -Infinity;
  server.maxConnections = most;
  server.on('drop', () => {
    if (performance.now() - loggedAt < TOLD_AGAIN_MILLISECONDS) return;
    loggedAt = performance.now();
    log.info('There are as many connections as files may be open for; more are turned away. "ulimit -n" raises the limit', {
      connections: most,
    });
  });
}
