import type { StoryStyle } from '#domain/campaign/story-style.ts';
import type { Aftermath } from '#domain/moments/aftermath.ts';
import type { Adventure } from './adventure.ts';
import type { GivenDie } from '#domain/character/rolls/answer-roll.ts';
import type { TestTraits } from '#domain/character/rolls/make-roll.ts';
import type { Skill } from '#domain/rules/skill.ts';
import type { HeroCard } from './hero-card.ts';
import type { HeroFeature } from './features/hero-features.ts';
import type { HeroSpell } from './spells/hero-spells.ts';
import type { HeroItem } from './items/hero-items.ts';
import type { PlayState } from './play-state.ts';

/** What a narrator's rules need of a hero's sheet. */
export interface HeroSheet {
  characterId: string;
  /** Hit points, with the temporary ones on top. */
  maxHitPoints: number;
  /** Of those, how many are lost when a reply begins. */
  damage: number;
  /** Whether they are dead; left out for the living. */
  isDead?: true;
  /** Whether they are at 0 hit points and stable when a reply begins; left out for all others. */
  isStable?: true;
  /** Whether they sleep so that a shake wakes them; left out for all others. */
  isAsleep?: true;
  /** Whether a condition keeps them from every action; left out for all others. */
  isHeld?: true;
  armorClass: number;
  attackBonus: number;
  /** Damage dice of an attack, as written. */
  attackDice: string;
  /** Blows that one Attack action has. */
  attacksPerTurn: number;
  /** What is added to a check. */
  checks: Partial<Record<Skill, number>>;
  /** Checks for which something on the sheet, such as a condition or an effect, gives advantage or disadvantage. */
  favours: Partial<Record<Skill, 'advantage' | 'disadvantage'>>;
  /** What else counts for a check than a number: dice that effects add, and traits. Left out where nothing does. */
  checkTraits?: Partial<Record<Skill, TestTraits>>;
  /** The same of the attack. */
  attackTraits?: TestTraits;
  /** Dice that others have given for a test that fails; left out where there are none. */
  givenDice?: GivenDie[];
  /** Magic items that can be used now; left out where there are none. */
  items?: HeroItem[];
  /** Hit Dice that are left; left out where the rules of the sheet know none. */
  hitDice?: number;
  /** What they carry, by its names; left out where they carry nothing. */
  pack?: string[];
  /** Spells that their player speaks of and that can be cast now; left out where there are none. */
  spells?: HeroSpell[];
  /** All that can be cast now, where their player works magic and names no spell: what to choose from. */
  castable?: HeroSpell[];
  /** Features that are used so often between rests, and that their player speaks of; left out where there are none. */
  features?: HeroFeature[];
}

/** Someone at the table as the narrator knows them. */
export interface Hero {
  /** The person's id: a hero is known by who plays them. */
  id: string;
  /** The character's name, or the person's where there is no character. */
  name: string;
  /** The numbers of their sheet, where they have one. */
  sheet?: HeroSheet;
  /** What they are and can do, where they have a sheet. */
  card?: HeroCard;
  /** Whether their player is away, as a Dungeon Master has said; left out for all others. */
  isAway?: true;
}

/** An entry of the world's lore that everyone at the table may read. */
export interface LoreNote {
  name: string;
  category: string;
  text: string;
}

/** One thing a hero wants to do or says: the words as typed. */
export interface Intent {
  heroId: string;
  text: string;
  /** The hero whose player bids it, for one whose own player is away; left out for what a hero's own player says. */
  by?: string;
}

/** Everything a narrator is given for one reply. Holds only what every player may know, plus ids the rules need. */
export interface Brief {
  campaignId: string;
  /** Number of this reply in the campaign; with the campaign's id it seeds the Storyteller. */
  turn: number;
  /** A cycle with intents, or talk outside of one. */
  cause: 'turn' | 'chat';
  /** The table has chosen to play by talk alone, so that its talk counts as a turn. */
  playsWithoutTurns?: boolean;
  adventure: Adventure;
  state: PlayState;
  party: Hero[];
  intents: Intent[];
  /** What the Dungeon Masters wrote since the last reply, oldest first: it holds in the scene, and is nobody's action. */
  directions?: string[];
  /** What they tell the narrator alone: it is followed, and never said. */
  guidance?: { standing: string; next: string };
  /** How the table wants its story told. */
  style?: StoryStyle;
  /** The last messages of play, oldest first. */
  recent: RecentMessage[];
  /** A fight is on at the Combat tab, where blows are struck; the narrator rules none. */
  fighting?: boolean;
  /** The heroes who are in that fight, where it began in the story: everybody else goes on with what they do. */
  fighters?: string[];
  /** The table leaves creatures to the narrator and no fight stands: a blow begins one. */
  beginsFights?: boolean;
  /** Whose turn it is in that fight, and who acts after them, as players know it. */
  standing?: string;
  /** What a fight that has just ended has left behind; left out where there is none. */
  aftermath?: Aftermath;
  /** What the world's lore says of what is spoken of. */
  lore?: LoreNote[];
  /** What the table has agreed never to see, in their words. */
  lines?: string[];
  /** What is to stay off-stage. */
  veils?: string[];
}

interface RecentMessage {
  /** Whether this reply answers it, or takes it up as the word of a Dungeon Master. */
  isAnswered?: boolean;
  sender: string;
  role: 'dm' | 'player' | 'ai' | 'system';
  content: string;
}
