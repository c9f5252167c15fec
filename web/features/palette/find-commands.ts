import { limits } from '#domain/limits/limits.ts';
import type { Command } from '#web/lib/commands.ts';

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a command fits: 2 when its name begins with what was typed, 1 when every word begins one of its words, 0 when it does not fit. */
function fit(command: Command, typed: string): number {
  if (plain(command.label).startsWith(plain(typed).trim())) return 2;
  const own = wordsOf(`${command.label} ${command.note ?? ''} ${command.group}`);
  return wordsOf(typed).every((word) => own.some((each) => each.startsWith(word))) ? 1 : 0;
}

/** The commands that fit what was typed: those chosen last first, then those whose name begins with it, then as they stand. */
export function findCommands(all: readonly Command[], typed: string, recent: readonly string[]): Command[] {
  const recency = ({ id }: Command) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return all
    .map((command) => ({ command, fits: fit(command, typed) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((one, other) => recency(one.command) - recency(other.command) || other.fits - one.fits)
    .slice(0, limits.commandsShown)
    .map(({ command }) => command);
}
