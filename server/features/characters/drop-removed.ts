import { endConcentration } from '#domain/character/actions/concentration.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { limits } from '#domain/limits/limits.ts';
import { partyOf } from '#domain/party-of.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { postSystemLine } from '#server/features/chat/index.ts';
import { listBearersOf, lockCharacters, saveCharacter } from './characters.store.ts';
import { tellFact } from './tell-fact.ts';

/** A spell or feature that is removed from a campaign's homebrew is gone from the sheets that had it, and the table is told. */
export const dropRemoved = listener('homebrew.changed', async (tx, events) => {
  for (const { campaignId, audience, entryId, name, entry } of events)
    if (entry === null && audience === 'players') await dropFrom(tx, campaignId, contentIdOf(entryId), name);
});

async function dropFrom(tx: Tx, campaignId: string, id: string, name: string): Promise<void> {
  const bearers = await listBearersOf(tx.sql, campaignId, id, limits.charactersAtOnce);
  const held = await lockCharacters(tx.sql, campaignId, bearers);
  for (const before of held.values()) {
    const { character, facts: ended } = before.concentration === id ? endConcentration(before) : { character: before, facts: [] };
    const facts = ended.map((fact) => (fact.kind === 'concentrationEnded' ? { ...fact, spell: name } : fact));
    const gone = characterFact({ kind: 'homebrewGone', hero: partyOf(before), what: name });
    // What is read has lost it already: the browsers are told of all that can have held it.
    const had = { ...before, spells: [], givenFeatures: [], usesSpent: {}, homebrew: [] };
    await saveCharacter(tx, character, { by: { id: null, name: 'System' }, summary: [gone, ...facts], before: had });
    await postSystemLine(tx, campaignId, [gone, ...facts].map(tellFact).join(' '));
  }
}
