import { Plan } from '#domain/account/account.ts';
import { SeatRequest } from '#domain/campaign/campaign.ts';
import { CharacterCard } from '#domain/character/card.ts';
import { AskedCheck } from '#domain/check/check.ts';
import { Awaits } from '#domain/chat/awaits.ts';
import { Generation } from '#domain/world/generation.ts';
import { Conflict } from '#domain/world/lore/change.ts';
import { SeenEntry } from '#domain/world/lore/entry.ts';
import { Message } from '#domain/chat/message.ts';
import { ActTime } from '#domain/combat/use/paying/act-time.ts';
import { ToldChange, ToldSteps } from '#domain/chat/taken-back.ts';
import { Moment } from '#domain/moments/moment.ts';
import { Notice, OutsideNotice } from '#domain/account/notice.ts';
import { PlanRequestState } from '#domain/account/plan-request.ts';
import { ClosedCycle, Turn } from '#domain/turn/turn.ts';
import { Checkpoint } from '#domain/timeline/history.ts';
import { Recap } from '#domain/timeline/recap.ts';
import { HomebrewKind, KeptEntry } from '#domain/homebrew/entry.ts';
import { z } from 'zod';
import { CampaignChange } from '#contract/play/campaigns-shapes.ts';
import { SheetNews } from '#contract/play/characters-shapes.ts';
import { CombatChange } from '#contract/play/combat-shapes.ts';
import { BattleMapChange, BattleMapList } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import { MapChange } from '#contract/play/maps-shapes.ts';
import { Draft, Narration } from '#contract/play/narrator-shapes.ts';
import { NoteChange } from '#contract/play/notes-shapes.ts';
import { AgreementChange } from '#contract/play/safety-shapes.ts';

/** What happened and stays true: stored with a sequence number per topic, delivered in order, after the commit. */
export const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chat.posted'), message: Message, awaits: Awaits }),
  /** A message that stands already as it stands now: its words, its reactions. To those who may read it. */
  z.object({ type: z.literal('chat.changed'), message: Message }),
  /** To Dungeon Masters: a check as it stands, with what players are not told of it. */
  z.object({ type: z.literal('chat.checked'), campaignId: z.string(), messageId: z.string(), check: AskedCheck }),
  /** On a DM's own topic: something was asked or answered in their history with the assistant. */
  z.object({ type: z.literal('assistant.changed'), campaignId: z.string() }),
  z.object({ type: z.literal('turns.changed'), turn: Turn, now: z.iso.datetime() }),
  z.object({ type: z.literal('turns.closed'), campaignId: z.string(), closed: ClosedCycle }),
  /** A Dungeon Master asked the narrator to answer what has been written. */
  z.object({ type: z.literal('narrator.asked'), campaignId: z.string() }),
  /** To the whole table: a reply waits for a Dungeon Master to read it, or no longer does. Nothing of it is told. */
  z.object({ type: z.literal('narrator.held'), campaignId: z.string(), isHeld: z.boolean() }),
  z.object({ type: z.literal('narrator.began'), narration: Narration }),
  /** To those who lead: what they tell the narrator alone, as it stands now. */
  z.object({ type: z.literal('narrator.guided'), campaignId: z.string(), standing: z.string(), next: z.string() }),
  /** Somebody who may asked the narrator to stop. */
  z.object({ type: z.literal('narrator.stopping'), campaignId: z.string(), narrationId: z.string() }),
  /** The reply itself comes as chat.posted in the same transaction, unless nothing was told. */
  z.object({ type: z.literal('narrator.ended'), campaignId: z.string(), narrationId: z.string() }),
  /** On the own topics of DMs: a reply waits to be read before it is posted, or with null no longer does. */
  z.object({ type: z.literal('narrator.drafted'), campaignId: z.string(), narrationId: z.string(), draft: Draft.nullable() }),
  z.object({ type: z.literal('campaigns.created'), campaignId: z.string() }),
  /** Null where it is not said: on the own topic of somebody whose seat has changed, and where it depends on who asks. */
  z.object({ type: z.literal('campaigns.changed'), campaignId: z.string(), change: CampaignChange.nullable() }),
  /** To Dungeon Masters: somebody waits for a seat, or no longer does. */
  z.object({ type: z.literal('campaigns.requested'), campaignId: z.string(), userId: z.string(), request: SeatRequest.nullable() }),
  z.object({ type: z.literal('campaigns.deleted'), campaignId: z.string() }),
  /** Somebody plays at the table no longer: they left, were taken out, or only watch. */
  z.object({ type: z.literal('campaigns.unseated'), campaignId: z.string(), userId: z.string() }),
  /** Somebody who was said to be away acts or writes. */
  z.object({ type: z.literal('campaigns.returned'), campaignId: z.string(), userId: z.string() }),
  /** To who asked for a seat: what became of it. */
  z.object({
    type: z.literal('campaigns.answered'),
    userId: z.string(),
    campaignId: z.string(),
    campaignName: z.string(),
    accepted: z.boolean(),
  }),
  /** On a person's own topic: a notice has come, with what a browser shows of it outside of the page, or, without one, some were read or are over. */
  z.object({ type: z.literal('notices.changed'), added: Notice.nullable(), outside: OutsideNotice.optional() }),
  /** A sheet has changed, come or gone. Every seat may read it. */
  z.object({
    type: z.literal('characters.changed'),
    campaignId: z.string(),
    characterId: z.string(),
    /** Null when it is gone. */
    card: CharacterCard.nullable(),
    /** Null when it is gone or to be loaded anew. */
    sheet: SheetNews.nullable(),
    /** The fight of the table has changed the sheet, and knows. */
    fromFight: z.boolean(),
  }),
  /** Somebody does something on their sheet that takes of a turn, where their hero stands in a fight: the fight spends it, or refuses all of it. */
  z.object({ type: z.literal('characters.acted'), campaignId: z.string(), characterId: z.string(), time: ActTime }),
  /** A fight has gone on. To those who lead on their own topic, and without what is hidden to the whole table. */
  z.object({
    type: z.literal('combat.changed'),
    campaignId: z.string(),
    audience: z.enum(['dm', 'players']),
    change: CombatChange,
  }),
  /** Something came about at a table, in a fight or on a sheet, that its story tells; nothing of it is hidden from players. */
  z.object({
    type: z.literal('story.happened'),
    campaignId: z.string(),
    moments: z.array(Moment),
    /** The steps of the fight in which it did. */
    steps: ToldSteps.optional(),
    /** The fight in which a step that had waited for answers came to its end: words may wait for that. */
    settled: z.string().optional(),
    /** The change of the sheet on which it did. */
    change: ToldChange.optional(),
  }),
  /** An entry of homebrew as it stands for this audience; null when it was removed. Creatures are told to those who lead alone. */
  z.object({
    type: z.literal('homebrew.changed'),
    campaignId: z.string(),
    audience: z.enum(['dm', 'players']),
    entryId: z.string(),
    kind: HomebrewKind,
    /** What it is called, or was. */
    name: z.string(),
    entry: KeptEntry.nullable(),
  }),
  /** To those who may read it, or could until now: a note. */
  z.object({ type: z.literal('notes.changed'), campaignId: z.string(), noteId: z.string(), change: NoteChange }),
  /** To those who read otherwise than before: an entry of the campaign's own lore. It holds no word of it; ask again. */
  z.object({
    type: z.literal('tableLore.changed'),
    campaignId: z.string(),
    entryId: z.string(),
    /** Whether it has come or gone for them; else its words have changed. */
    comes: z.boolean(),
  }),
  /** Pins or fog of the campaign's map. To those who lead on their own topic, and without what is hidden to the whole table. */
  z.object({
    type: z.literal('maps.changed'),
    campaignId: z.string(),
    audience: z.enum(['dm', 'players']),
    change: MapChange,
  }),
  /** To one person: what has changed in their view of a battle map. */
  z.object({ type: z.literal('battleMaps.changed'), campaignId: z.string(), mapId: z.string().nullable(), change: BattleMapChange }),
  /** To Dungeon Masters: a battle map came or went, has another name or place in the order, or another is shown. */
  z.object({ type: z.literal('battleMaps.listed'), campaignId: z.string(), maps: BattleMapList }),
  /** Somebody points at a cell of the battle map that is shown. Nothing of it is kept. */
  z.object({ type: z.literal('battleMaps.pinged'), campaignId: z.string(), mapId: z.string(), cell: z.int(), name: z.string() }),
  /** The secrets of a table’s dice, or the words that are added to them, are others. It holds none of them; ask again. */
  z.object({ type: z.literal('dice.changed'), campaignId: z.string() }),
  /** What the table has agreed to leave out. Nothing says who wished for it. */
  z.object({ type: z.literal('safety.changed'), campaignId: z.string(), change: AgreementChange }),
  /** To Dungeon Masters: a checkpoint was saved; null where those who may know of it are to ask again. */
  z.object({ type: z.literal('history.checkpointSaved'), campaignId: z.string(), checkpoint: Checkpoint.nullable() }),
  /** A recap as it stands: to everybody once it was shown, and until then to those who lead. */
  z.object({ type: z.literal('history.recapped'), campaignId: z.string(), recap: Recap }),
  /** To those who lead: a recap that could never be read was removed. */
  z.object({ type: z.literal('history.unrecapped'), campaignId: z.string(), recapId: z.string() }),
  /** Another branch is played from now on: everything of the table is to be loaded afresh. */
  z.object({ type: z.literal('history.moved'), campaignId: z.string(), branchId: z.string() }),
  /** Name, description, map, members or the world itself: ask again. */
  z.object({ type: z.literal('worlds.changed'), worldId: z.string() }),
  /** To builders: an entry as it stands now, with what could not be merged into it. */
  z.object({
    type: z.literal('lore.written'),
    worldId: z.string(),
    entry: SeenEntry,
    conflicts: z.array(Conflict),
    by: z.object({ id: z.string(), name: z.string() }),
  }),
  /** To those who read otherwise than before: an entry they may read, or no longer may. It holds no word of it; ask again. */
  z.object({ type: z.literal('lore.changed'), worldId: z.string(), entryId: z.string() }),
  /** To those who may read it, before or after: a tome. */
  z.object({ type: z.literal('tomes.changed'), worldId: z.string(), tomeId: z.string() }),
  /** To builders: how a generation stands. What becomes lore comes as lore.written; its proposals are asked for. */
  z.object({ type: z.literal('generations.changed'), worldId: z.string(), generation: Generation }),
  /** To builders: a generation is there no longer. */
  z.object({ type: z.literal('generations.discarded'), worldId: z.string(), generationId: z.string() }),
  /** On a person's own topic: their plan, or what became of their request for another one. */
  z.object({
    type: z.literal('plans.changed'),
    userId: z.string(),
    plan: Plan,
    request: z.object({ id: z.string(), requestedPlan: Plan, state: PlanRequestState, answer: z.string().nullable() }).nullable(),
  }),
]);
export type Event = z.infer<typeof Event>;

/** What is worth showing now and nothing later: not stored, lost when nobody listens. */
export const Signal = z.discriminatedUnion('type', [
  /** Somebody writes to the whole table; what they write for fewer is not hinted at. */
  z.object({ type: z.literal('chat.typing'), campaignId: z.string(), userId: z.string(), name: z.string() }),
  /** The narrator's next words; `offset` counts UTF-16 units told before them. Empty words take back what was told after them. */
  z.object({ type: z.literal('narrator.spoke'), narrationId: z.string(), offset: z.int(), text: z.string() }),
]);
export type Signal = z.infer<typeof Signal>;
