import { z } from 'zod';
import { Character } from '#domain/character/character.ts';
import { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { Ground } from '#domain/battle-map/state.ts';
import { KeptHero } from '#domain/character/kept/kept-hero.ts';
import { MapMarks } from '#domain/maps/map.ts';
import { Manifest } from '#domain/market/manifest.ts';
import { Installed } from '#domain/market/update/part.ts';
import { Guidance } from '#domain/narration/guidance.ts';
import { PlayState } from '#domain/narration/play-state.ts';
import { Note } from '#domain/notes/note.ts';
import { Agreement } from '#domain/safety/safety.ts';
import { Recap } from '#domain/timeline/recap.ts';
import { TableLore } from '#domain/world/lore/table-lore.ts';
import { Answer } from '#server/features/characters/answers.store.ts';
import { Gift } from '#domain/character/gifts/gift-record.ts';
import { Fight } from '#server/features/combat/fight.ts';
import { StoredEntry } from '#server/features/homebrew/homebrew.store.ts';
import { ReadDocument } from '#server/features/generations/documents/index.ts';
import { NarrationResult } from '#server/features/narrator/narration-result.ts';
import { StoredSettings } from '#server/features/settings/stored-settings.ts';

/** By what each kind of document is read once it is of the newest version. */
export const schemas: Record<string, z.ZodType> = {
  play: PlayState,
  character: Character,
  combat: Fight,
  note: Note,
  lore: TableLore,
  map: MapMarks,
  safety: Agreement,
  scores: RolledScores,
  gift: Gift,
  recap: Recap,
  guidance: Guidance,
  draft: NarrationResult,
  // Nothing of the product reads it again.
  ruling: z.looseObject({}),
  answer: Answer,
  homebrew: StoredEntry,
  battleMap: Ground,
  keptHero: KeptHero,
  randomTable: RandomTable,
  stamp: OwnDrawing,
  package: Manifest,
  installed: Installed,
  settings: StoredSettings,
  document: ReadDocument,
};
