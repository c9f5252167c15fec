/** What an adventure made from lore says where the lore says nothing: never a fact, only manners and the air of a place. */

export const touches = [
  'while the light shifts by a shade',
  'as the wind turns and turns back',
  'while somewhere behind you something settles',
  'as a sound you cannot place comes and goes',
  'while dust hangs where you have walked',
  'as the air grows a little cooler',
  'while the shadows move on by a finger',
  'as something creaks, and is quiet again',
  'while far off somebody or something makes a single sound',
  'as the quiet closes over it again',
  'while the air stirs and lies down again',
  'as the day goes on around you',
] as const;

export const arrivals = ['You come to {}.', 'You reach {}.', 'Before you lies {}.', 'The way brings you to {}.'] as const;

export const ways = ['the way to', 'the road to', 'the path to'] as const;

export const habits = [
  'looks from one of you to the next',
  'shifts from one foot to the other',
  'rubs a thumb along one sleeve',
  'folds both hands and unfolds them again',
  'glances past you at something that is not there',
  'tilts the head as if to hear better',
  'takes a breath and lets it go',
  'straightens a collar that sits well enough',
  'counts something off on the fingers',
  'nods at nobody in particular',
  'scratches one ear',
  'looks down, and up again',
] as const;

export const greetings = [
  'You are not from here. It shows.',
  'Ask, if you have something to ask.',
  'I have a moment, and not much more than that.',
  'If you want to know something, you will have to say what.',
  'Well met. Or so I hope.',
  'Yes? You look like people with a question.',
  'I know what I know. Ask me for that, and not for the rest.',
  'Strangers, and in company. That is seldom for nothing.',
] as const;

export const lures = [
  '{}? {}',
  '{}, is it? {}',
  'I can tell you this much. {1}',
  'Ask anyone, and this is what you will hear. {1}',
  'What I know is soon told. {1}',
  'You mean {0}. {1}',
] as const;

/** The same for words that begin with the name. */
export const plainLures = [
  'I can tell you this much. {}',
  'Ask anyone, and this is what you will hear. {}',
  'What I know is soon told. {}',
  'As far as I know, it is like this. {}',
] as const;

export const rumours = [
  '{}? Come a little closer, then, and hear it.',
  'So you have heard of {} as well. This is what I was told.',
  'There is talk of little else than {}.',
  '{}, yes. I thought you would come round to that.',
] as const;

export const confessions = [
  'All right. You would have found it out without me.',
  'I had hoped that nobody would ask. Listen, then.',
  'Not so loud. Come here, and I will tell you.',
] as const;

export const beastHabits = [
  'turns its head toward each of you in turn',
  'stands without a sound',
  'moves a step to one side, and a step back',
  'draws in the air as if it could taste you',
  'lowers itself a little',
  'keeps its eyes on whoever moves',
] as const;

export const beastCalls = ['Hrrrn.', 'Grrrh.', 'Ssshhh.', 'Hrok.', 'Krrr, krrr.'] as const;

/** A number that is always the same for the same words (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** So many of a list, always the same for the same words, beginning somewhere in it and going round. */
export function someOf(list: readonly string[], count: number, seed: string): string[] {
  const start = hashOf(seed) % list.length;
  return Array.from({ length: Math.min(count, list.length) }, (_, n) => list[(start + n) % list.length] ?? '');
}

/** One of a list with its gaps filled, always the same for the same words: `{}` by turns, `{0}` and `{1}` by number. */
export function worded(list: readonly string[], seed: string, ...values: string[]): string {
  let next = 0;
  const [pattern = ''] = someOf(list, 1, seed);
  const filled = pattern.replaceAll(/\{(\d?)\}/g, (_, n: string) => values[n === '' ? next++ : Number(n)] ?? '');
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
