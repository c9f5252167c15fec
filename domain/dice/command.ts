/** The dice a chat command asks for: those after `/roll` or `/r`, a d20 when it names none; null when the message is no such command. */
export function diceOfCommand(message: string): string | null {
  const [, asked] = /^\/(?:roll|r)(?:\s+([^]*))?$/i.exec(message.trim()) ?? [];
  if (asked !== undefined) return asked;
  return /^\/(?:roll|r)$/i.test(message.trim()) ? '1d20' : null;
}
