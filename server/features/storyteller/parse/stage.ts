import type { Adventure } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Dialogue } from './references/dialogue.ts';

/** Where and with whom the words are spoken. */
export interface Stage {
  adventure: Adventure;
  state: PlayState;
  party: readonly Hero[];
  /** What the narrator and the others have said lately: what was spoken of may be taken up. */
  told?: readonly string[];
  /** What the last replies told and players said to them, thing by thing. */
  dialogue?: Dialogue;
}
