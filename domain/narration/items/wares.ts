import type { Npc } from '#domain/narration/adventure.ts';
import type { Ware } from './adventure-goods.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';

const plain = (words: string) => ` ${words.toLowerCase().replaceAll('’', "'")} `;
const namesOf = ({ name, aliases }: Ware) => [name.replace(/^(?:the|an?|some) /i, ''), ...aliases];

/** The name of theirs by which words mean something that is sold; undefined where they do not. */
export function nameOfWare(ware: Ware, words: string): string | undefined {
  return namesOf(ware).find((name) => plain(words).includes(plain(name)));
}

/** Whether somebody of the party has got it, or did something else to it. */
function isGone(ware: Ware, { tags = [] }: Pick<PlayState, 'tags'>): boolean {
  return tags.some(({ about }) => about.kind === 'thing' && nameOfWare(ware, about.name) !== undefined);
}

/** What somebody still has to sell. */
export function waresOf({ wares = [] }: Npc, state: Pick<PlayState, 'tags'>): Ware[] {
  return wares.filter((ware) => ware.isServed === true || !isGone(ware, state));
}

/** Whether somebody lets a ware go for so many copper. */
export const isEnoughFor = ({ copper, least = copper }: Ware, offered: number): boolean => offered >= least;

/** What somebody still sells and these words mean. */
export function wareMeant(npc: Npc, words: string, state: Pick<PlayState, 'tags'>): Ware | undefined {
  return waresOf(npc, state).find((ware) => nameOfWare(ware, words) !== undefined);
}

/** Whether a hero has paid somebody in this reply who sells what goes by this name. */
export function hasBought(npc: Npc, heroId: string, name: string, rulings: readonly Ruling[]): boolean {
  const isPaid = rulings.some(({ allowed, call }) => allowed && call.name === 'pay' && call.heroId === heroId && call.npc === npc.id);
  return isPaid && (npc.wares ?? []).some((ware) => nameOfWare(ware, name) !== undefined);
}
