import { limits } from '#domain/limits/limits.ts';
import { writeStored, readStored } from '#web/lib/storage/use-session-storage.ts';

const nameFor = (personId: string) => `recent-commands-${personId}`;

function readIds(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : null;
}

/** What a person chose last in this browser, the latest first. */
export function recentCommands(personId: string): string[] {
  return readStored(localStorage, nameFor(personId), readIds) ?? [];
}

/** Remembers what was chosen. */
export function rememberCommand(personId: string, id: string): void {
  writeStored(
    localStorage,
    nameFor(personId),
    [id, ...recentCommands(personId).filter((each) => each !== id)].slice(0, limits.commandsRemembered),
  );
}
