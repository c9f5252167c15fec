import type { z } from 'zod';
import { Character } from '#domain/character/character.ts';
import { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import { Gift } from '#domain/character/gifts/gift-record.ts';
import { MapMarks } from '#domain/maps/map.ts';
import { Guidance } from '#domain/narration/guidance.ts';
import { PlayState } from '#domain/narration/play-state.ts';
import { Note } from '#domain/notes/note.ts';
import { Agreement } from '#domain/safety/safety.ts';
import { Recap } from '#domain/timeline/recap.ts';
import { TableLore } from '#domain/world/lore/table-lore.ts';
import type { CampaignDocumentKind } from '#server/features/campaign-documents/index.ts';
import { fightStore } from '#server/features/combat/index.ts';

/** By what each kind of thing that a table keeps is read on its way out and in. */
export const documentSchemas = {
  play: PlayState,
  character: Character,
  combat: fightStore.Fight,
  note: Note,
  lore: TableLore,
  map: MapMarks,
  safety: Agreement,
  scores: RolledScores,
  gift: Gift,
  recap: Recap,
  guidance: Guidance,
} satisfies Record<CampaignDocumentKind, z.ZodType<object>>;
