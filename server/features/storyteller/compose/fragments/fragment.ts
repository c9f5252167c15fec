import type { StoryTone } from '#domain/campaign/story-style.ts';

/** A piece of told text. Slots in braces are bound to facts; a fragment is only chosen when every slot of it has one. */
export interface Fragment {
  id: string;
  text: string;
  /** The tone it is for; without one it suits every table. */
  tone: StoryTone | null;
  /** How many heroes it speaks to or of: one alone, two or more, or three or more; without it any number. */
  heroes: 'one' | 'several' | 'many' | null;
}

/** Every slot a fragment may hold. */
export const slots = [
  'hero', // the doer's name
  'action', // "picks the lock with their tools"
  'attempt', // "pick the lock with their tools"
  'doing', // "picking the lock with their tools"
  'other', // another hero
  'others', // several names
  'npc',
  'role',
  'their', // the NPC's possessive pronoun
  'them', // the NPC's object pronoun
  'habit',
  'subject', // what somebody is asked about: "the old king"
  'says', // direct speech, closed by its own full stop
  'echo', // what somebody is asked to do, as they say it again: "Come with you?"
  'quote', // a hero's own words, closed by their own full stop
  'quoted', // the same closed by a comma, to go before "says"
  'feature',
  'state', // how something is, after its name: "is burning"
  'glimpse', // a feature's description
  'loot',
  'where',
  'reason', // why something stays where it is, closed by its own full stop
  'clue',
  'sign',
  'exit',
  'scene',
  'place',
  'touch',
  'options', // "ask Maren about it, look closer at the well, or take the footpath"
  'things', // "Maren, the old well and the footpath"
] as const;
export type Slot = (typeof slots)[number];
