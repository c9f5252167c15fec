import type { ReactNode } from 'react';
import type { Fighter, TableHero } from './fighter.ts';

/** What a battle map is told of its table: who fights, who plays, and how they look. */
export interface TableFacts {
  fighters: readonly Fighter[];
  isFighting: boolean;
  heroes: readonly TableHero[];
  pictureOf: (characterId: string) => ReactNode;
  /** How a hero moves and sees, by their sheet. */
  factsOf: (characterId: string) => Promise<{ speed: number; darkvision: number }>;
}
