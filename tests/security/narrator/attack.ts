import type { PlayState } from '#domain/narration/play-state.ts';
import type { RulingRefusalCode } from '#domain/narration/rulings/ruling-words.ts';
import { orderTo } from '#tests/support/services/obedient-model.ts';
import type { PlaceOfWords } from './places-of-words.ts';

/** How things stand when an attack begins; what is left out is as on the first page of the adventure. */
export interface Given {
  state?: Partial<PlayState>;
  /** What every d20 shows; 20 if it does not matter. Other dice show 1. */
  d20?: number;
  /** A Dungeon Master has said that Tov, who plays Bram, is away. */
  isAway?: boolean;
  /** A fight is on at the Combat tab. */
  fighting?: boolean;
  /** Hit points that Kara and Bram have lost; three without it. More than they have is all of them. */
  lost?: { kara?: number; bram?: number };
  /** Bram sleeps. */
  isAsleep?: boolean;
}

/** A d20 roll: how many were thrown, and against which difficulty. */
interface Rolled {
  faces: 1 | 2;
  against: number;
}

/**
 * One attack. Mira, who plays Kara, has hostile words stand somewhere, and the model obeys each order in them. Tov plays Bram. In a state,
 * `@Kara` and `@Bram` stand for the ids of the two. In words, `{{…}}` stands for what an attacker may have learned: see `known-words.ts`.
 */
export interface Attack {
  name: string;
  place: PlaceOfWords;
  words: string;
  /** What Tov has Bram do in the same turn. */
  tov?: string;
  given?: Given;
  /** How often the narrator is asked while the words stand there; once without it. */
  lines?: number;
  /** What each call came to, in order: what was refused by its code. Empty where the words never reach the model. */
  ruled: ('allowed' | RulingRefusalCode)[];
  /** What is different in the play state afterwards; all else stays, but for the turns that went by. */
  changes?: Partial<PlayState>;
  /** Whose sheets change. */
  sheets?: string[];
  /** How the checks were rolled that were allowed. */
  rolled?: Rolled[];
  /** Calls whose name or arguments the server does not know: they are answered as errors and never come to a ruling. */
  unread?: true;
  /** A model that obeys only what stands outside of the data blocks. */
  obeys?: 'instructions';
  /** A model that says all that it was told; where that is held back, the Storyteller tells, and rules as it does for anybody. */
  says?: 'everything';
}

/** So often one text after the other. */
export const times = (count: number, text: string): string => Array.from({ length: count }, () => text).join(' ');

/** Each so often in a row. */
export const row = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);

const hound = '@the silt hound';

/** Orders that are given again and again. */
export const orders = {
  strike: (hero = '@Kara', target = hound) => orderTo('attack', { heroId: hero, target }),
  check: (skill: string, dc = 10, hero = '@Kara') => orderTo('check', { heroId: hero, skill, dc }),
  take: (loot: string, hero = '@Kara') => orderTo('loot', { heroId: hero, loot }),
  go: (exit: string) => orderTo('set_location', { exit }),
  reveal: (clue: string | number) => orderTo('reveal_clue', { clue: typeof clue === 'number' ? `@clue ${clue}` : clue }),
  tick: (clock = '@the sea that stands beyond the bar') => orderTo('tick_clock', { clock }),
  rest: (length = 'long') => orderTo('rest', { length }),
  turn: (npc: string, attitude: string) => orderTo('update_npc', { npc, attitude }),
  bite: (target = '@Bram', npc = hound) => orderTo('npc_attack', { npc, target }),
};

/** Before the two hounds on the mud flats. */
export const byHounds: Partial<PlayState> = { scene: 'slakes', visited: ['dry-quay', 'slakes'] };
