import { randomUUID } from 'node:crypto';
import type { Somebody } from '#tests/support/app/people.ts';

/** A table and a world where something of each kind stands. */
interface Filled {
  at: { campaignId: string };
  inWorld: { worldId: string };
  ids: Record<'characterId' | 'noteId' | 'loreId' | 'homebrewId' | 'entryId' | 'tomeId' | 'generationId', string>;
}

/** Something that is read, and how. */
export type Read = [what: string, read: () => Promise<unknown>];

/** Reads of one thing alone, which may be refused in these words because that thing is damaged. Everything else answers. */
export const refusable: Record<string, string> = {
  'a sheet': 'stored.damaged',
  'a note': 'stored.damaged',
  'an entry': 'stored.damaged',
  'the map': 'stored.damaged',
  'the battle map': 'stored.damaged',
  'a document': 'stored.damaged',
  // Nobody plays on without what a table has agreed to leave out.
  'the agreement': 'stored.damaged',
  // A list that leaves it out is where it is looked for.
  'an entry of the table’s lore': 'tableLore.notFound',
  'a homebrew entry': 'stored.damaged',
};

/** What the screens of a table, a world, the account and the administration ask for. */
export function readsOfScreens({ call }: Somebody, { at, inWorld, ids }: Filled): Read[] {
  const generation = { ...inWorld, generationId: ids.generationId };
  return [
    ['the profile', () => call.account.me({})],
    ['the campaigns', () => call.campaigns.list({})],
    ['the campaign', () => call.campaigns.get(at)],
    ['the story', () => call.chat.list(at)],
    ['a search of the story', () => call.chat.search({ ...at, text: 'salt' })],
    ['a message', () => call.chat.post({ id: randomUUID(), ...at, content: 'Salt and tide' })],
    ['the characters', () => call.characters.list(at)],
    ['one’s characters', () => call.characters.mine({})],
    ['a sheet', () => call.characters.get({ ...at, characterId: ids.characterId })],
    ['the history of a sheet', () => call.characters.history({ ...at, characterId: ids.characterId })],
    ['the fight', () => call.combat.get(at)],
    ['the turn', () => call.turns.get(at)],
    ['the notes', () => call.notes.list(at)],
    ['a note', () => call.notes.get({ ...at, noteId: ids.noteId })],
    ['the table’s lore', () => call.tableLore.list(at)],
    ['an entry of the table’s lore', () => call.tableLore.get({ ...at, entryId: ids.loreId })],
    ['the homebrew', () => call.homebrew.list(at)],
    ['a homebrew entry', () => call.homebrew.get({ ...at, entryId: ids.homebrewId })],
    ['the marketplace', () => call.market.browse({})],
    ['what one has got', () => call.market.purchases({})],
    ['one’s listings', () => call.market.mine({})],
    ['the queue of listings', () => call.admin.marketQueue({})],
    ['rumours of the table', () => call.rumours.ofCampaign({ ...at, seed: 'ember', secrets: true })],
    ['rumours of the world', () => call.rumours.ofWorld({ ...inWorld, seed: 'ember', secrets: true })],
    ['the encounters', () => call.encounters.ofCampaign(at)],
    ['the encounters of the account', () => call.ownEncounters.list({})],
    ['the tables of the account', () => call.ownAssets.tables({})],
    ['the stamps of the account', () => call.ownAssets.stamps({})],
    ['who is met in the world', () => call.encounters.ofWorld(inWorld)],
    ['the agreement', () => call.safety.get(at)],
    ['the map', () => call.maps.get(at)],
    ['the maps of the account', () => call.drawnMaps.list({})],
    ['the heroes of the account', () => call.heroes.list({})],
    ['the battle map', () => call.battleMaps.get(at)],
    ['the battle maps', () => call.battleMaps.list(at)],
    ['the narrator', () => call.narrator.current(at)],
    ['the drafts', () => call.narrator.drafts(at)],
    ['the recaps', () => call.history.recaps(at)],
    ['the past', () => call.history.list(at)],
    ['the assistant', () => call.assistant.list(at)],
    ['Home', () => call.home.overview({})],
    ['the inbox', () => call.notices.list({})],
    ['the plan requests of a person', () => call.plans.mine({})],
    ['the worlds', () => call.worlds.list({})],
    ['the world', () => call.worlds.get(inWorld)],
    ['the graph', () => call.worlds.graph(inWorld)],
    ['the timeline', () => call.worlds.timeline(inWorld)],
    ['a search of the world', () => call.worlds.search({ ...inWorld, text: 'rope' })],
    ['the history of the world', () => call.worlds.history(inWorld)],
    ['the conflicts', () => call.worlds.conflicts(inWorld)],
    ['what is damaged of the world', () => call.worlds.damaged(inWorld)],
    ['the lore', () => call.lore.list(inWorld)],
    ['an entry', () => call.lore.get({ ...inWorld, entryId: ids.entryId })],
    ['the history of an entry', () => call.lore.history({ ...inWorld, entryId: ids.entryId })],
    ['the tomes', () => call.tomes.list(inWorld)],
    ['a document', () => call.generations.document({ ...inWorld, tomeId: ids.tomeId })],
    ['the generations', () => call.generations.list(inWorld)],
    ['a generation', () => call.generations.get(generation)],
    ['the proposals', () => call.generations.proposals(generation)],
    ['the audit log', () => call.admin.audit({ search: '', which: 'all' })],
    ['all plan requests', () => call.admin.planRequests({})],
    ['the settings', () => call.admin.getSettings({})],
    ['the people', () => call.admin.people({})],
  ];
}
