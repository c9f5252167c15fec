import { escapePattern } from '#domain/text/escape-pattern.ts';
import { diceOfCommand } from '#domain/dice/command.ts';
import type { MessageKind, Target } from './message.ts';

interface Named {
  userId: string;
  name: string;
}

/** What somebody's words in the box come to. */
export type Written =
  | { what: 'message'; kind: MessageKind; content: string; to: Target }
  | { what: 'roll'; dice: string; to: Target }
  /** It cannot be done; the words stay where they are. */
  | { what: 'wrong'; sentence: string };

/** What can be typed with a slash, as a list shows it. */
export const chatCommands = [
  { name: '/roll', usage: '/roll 2d6+3', what: 'Rolls dice; everyone who reads your message sees the result.' },
  { name: '/me', usage: '/me bows deeply', what: 'Says what you do, as somebody else would tell it.' },
  { name: '/ooc', usage: '/ooc back in five', what: 'Speaks out of character: never an action, and the narrator is silent.' },
  { name: '/w', usage: '/w Name words', what: 'Whispers to one player, or to the Dungeon Master with /w DM.' },
] as const;

/**
 * Reads what somebody typed: words, or a command that begins with a slash. Two slashes begin words with one. `others` are
 * those one may whisper to.
 */
export function readWritten(text: string, to: Target, others: readonly Named[]): Written {
  const content = text.trim();
  if (!content.startsWith('/')) return { what: 'message', kind: 'say', content: content, to };
  if (content.startsWith('//')) return { what: 'message', kind: 'say', content: content.slice(1), to };
  const dice = diceOfCommand(content);
  if (dice !== null) return { what: 'roll', dice, to };
  const [, name = '', rest = ''] = /^\/(\S*)\s*([^]*)$/.exec(content) ?? [];
  const command = name.toLowerCase();
  if (command === 'w') return whisper(rest, others);
  if (command !== 'ooc' && command !== 'me') return wrong(`There is no command “/${name}”. Type / to see which there are.`);
  if (rest === '') return wrong(command === 'me' ? 'Say what you do: /me bows deeply.' : 'Say something after /ooc.');
  return { what: 'message', kind: command, content: rest, to };
}

function whisper(rest: string, others: readonly Named[]): Written {
  if (rest === '') return wrong('Say to whom: /w Name and then your words.');
  const named = [{ name: 'DM', userId: null }, ...others]
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ name }) => new RegExp(`^${escapePattern(name)}(?=\\s|$)`, 'iu').test(rest));
  if (!named) return wrong('Nobody at this table has that name. Write the name as the table shows it: /w Name message.');
  const content = rest.slice(named.name.length).trim();
  if (content === '') return wrong(`Type a message for ${named.name} after the name.`);
  const to: Target = named.userId === null ? { kind: 'dm' } : { kind: 'player', userId: named.userId };
  return { what: 'message', kind: 'say', content, to };
}

const wrong = (sentence: string): Written => ({ what: 'wrong', sentence });
