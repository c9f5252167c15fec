import type { Message } from './message.ts';

/** What of a message decides whether the narrator answers it. */
export type SaidToAll = Pick<Message, 'role' | 'kind' | 'content'> & Partial<Pick<Message, 'replyTo' | 'mentions'>>;

/** Whom somebody may speak to at a table. */
export interface Listening {
  /** Names of the NPCs in the scene. */
  npcs: readonly string[];
  /** Names of the players and their heroes. */
  players: readonly string[];
}

const narrator = /\b(?:gms?|dms?(?!\s+(?:me|you|him|her|us|them)\b)|game\s?masters?|dungeon\s?masters?|story\s?tellers?|narrators?)\b/i;
const asks =
  /^(?:(?:and|so|but|then|ok|okay|well|um|hm+),?\s+)*(?:what(?!\s+an?\b)|who|whom|whose|where|when|why|which|how\s+(?:many|much|far|long|old|big|do|does|did|is|are|can|could|would|will|deep|high|late)|is|are|was|were|do|does|did|can|could|would|will|may|might|has|have|had)\b/i;
/** Words that are part of a name and say nothing by themselves. */
const particles = new Set([
  'the',
  'of',
  'and',
  'van',
  'von',
  'der',
  'de',
  'la',
  'le',
  'old',
  'young',
  'big',
  'little',
  'mother',
  'father',
  'brother',
  'sister',
  'captain',
  'lord',
  'lady',
  'master',
  'sir',
  'dame',
  'king',
  'queen',
  'prince',
  'princess',
]);

/**
 * Whether a player's words are for the narrator: they name it ("narrator", "GM", "DM", "Storyteller"), answer one of its replies, name an
 * NPC of the scene, or ask something that is not put to another player.
 */
export function isAddressed({ content, replyTo, mentions }: SaidToAll, { npcs, players }: Listening): boolean {
  if (narrator.test(content) || replyTo?.role === 'ai') return true;
  if (npcs.some((name) => isNamed(content, name))) return true;
  return isQuestion(content) && (mentions ?? []).length === 0 && !players.some((name) => isCalled(content, name));
}

/** With a question mark, or beginning as questions do. */
function isQuestion(content: string): boolean {
  return content.includes('?') || asks.test(content.trim());
}

/** Whether a name stands in the words: all of several words in any case, or one word of it with a capital or where one calls somebody. */
function isNamed(content: string, name: string): boolean {
  if (name.includes(' ') && hasWord(content, name, 'iu')) return true;
  return partsOf(name).some((part) => hasWord(content, capitalised(part), 'u') || isCalled(content, part));
}

/** Whether somebody is called by name: "Tov, ...", "hey Tov ...", "..., Tov?". */
function isCalled(content: string, name: string): boolean {
  return [name, ...partsOf(name)].some((each) => {
    const word = escaped(each);
    return new RegExp(
      `^(?:(?:hey|hi|ok|okay|and|so|but)[\\s,]+)*@?${word}\\s*[,:!—-]|^(?:hey|hi)\\s+@?${word}(?![\\p{L}])|,\\s*@?${word}\\s*[.!?…]*$`,
      'iu',
    ).test(content.trim());
  });
}

function partsOf(name: string): string[] {
  return (name.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? []).filter((part) => !particles.has(part.toLowerCase()));
}

function hasWord(content: string, word: string, flags: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, flags).test(content);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
