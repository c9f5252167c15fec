import { randomUUID } from 'node:crypto';
import { defaultBuild } from '#domain/character/creation/default-build.ts';
import type { Somebody } from '#tests/support/app/people.ts';

/** Good inputs for operations about characters, of which the owner brings one where it is asked for; its table is another than the one where they are made. */
export async function goodCharacterInput(owner: Somebody, campaignId: string, asked: readonly string[]): Promise<Record<string, unknown>> {
  return {
    characterId: asked.includes('characterId') && (await characterOf(owner, campaignId)),
    race: 'dwarf',
    class: 'fighter',
    rolled: false,
    outfit: 'ready',
    way: '4d6',
    build: defaultBuild('Brakka', 'dwarf', 'fighter'),
    data: { race: 'dwarf', name: 'Brakka' },
    act: { kind: 'addCustomItem', itemId: 'bell', item: { name: 'Bell', type: 'Gear', weight: 1 }, quantity: 2 },
    position: 1,
    what: { kind: 'item', itemId: 'bell', quantity: 1 },
    toCampaignId: campaignId,
    creationStep: 'name',
    characterData: { race: 'dwarf' },
    stats: { strength: 12 },
  };
}

async function characterOf(owner: Somebody, campaignId: string): Promise<string> {
  const form = { id: randomUUID(), name: 'Brakka', race: 'dwarf', class: 'fighter' };
  const [standing] = await owner.call.characters.list({ campaignId });
  return (standing ?? (await owner.call.characters.createQuick({ campaignId, ...form })).character).id;
}
