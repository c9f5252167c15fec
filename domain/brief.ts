import type { Adventure } from './adventure.ts';
import type { PlayState } from './play-state.ts';

/** Someone at the table as the narrator knows them. */
export interface Hero {
  id: string;
  name: string;
}

/** One thing a hero wants to do or says: the words as typed. */
export interface Intent {
  who: string;
  text: string;
}

/** Everything a narrator is given for one reply. Holds only what every player may know, plus ids the rules need. */
export interface Brief {
  campaignId: string;
  /** Number of this reply in the campaign; with the campaign's id it seeds the Storyteller. */
  turn: number;
  /** A cycle with intents, or talk outside of one. */
  cause: 'turn' | 'chat';
  adventure: Adventure;
  state: PlayState;
  party: Hero[];
  intents: Intent[];
  /** The last messages of play, oldest first. */
  recent: { sender: string; role: 'dm' | 'player' | 'ai' | 'system'; content: string }[];
}
