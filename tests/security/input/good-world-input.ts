import type { Somebody } from '#tests/support/app/people.ts';

const seen = (value: unknown) => ({ value, seen: 1 });

/**
 * What operations on worlds are given: one of the owner's own, so that they are permitted. Where an operation asks for an entry or a
 * tome, it is a new one, since another operation may have removed the last.
 */
export async function goodWorldInput(owner: Somebody, worldId: string, asked: readonly string[]): Promise<Record<string, unknown>> {
  const entryId = asked.includes('entryId') && (await owner.call.lore.add({ worldId, entry: { category: 'items', name: 'Bell' } })).id;
  const tomeId = asked.includes('tomeId') && (await owner.call.tomes.add({ worldId, title: 'A tome' })).id;
  const audience = ['none'];
  return {
    worldId,
    _world_id: worldId,
    entryId,
    tomeId,
    conflictId: 'none',
    generationId: 'none',
    changeId: 1,
    description: 'Salt and reeds.',
    title: 'A title',
    text: 'salt',
    category: 'geography',
    audience,
    path: `worlds/${worldId}/none.png`,
    role: 'reader',
    sort: 'name',
    which: 'own',
    removed: true,
    download: true,
    prompt: 'A drowned coast.',
    aiGenerated: true,
    aiPrompt: 'A drowned coast.',
    filePath: `${worldId}/tomes/none.md`,
    fileUrl: `${worldId}/tomes/none.md`,
    tombFileUrl: `worlds/${worldId}/none.png`,
    includeElements: ['geography'],
    decisions: [
      { proposalId: 'none', verdict: 'accept', entry: { category: 'items', name: 'Rope', text: '', aliases: [], audience: 'dm' } },
    ],
    entries: [{ category: 'items', name: 'Rope', text: 'A [[Bell]].' }],
    entry: { category: 'items', name: 'Rope', aliases: ['Cord'], tags: ['hemp'], text: 'A [[Bell]].', audience, date: '12', image: null },
    // Of a campaign’s own lore.
    fields: { category: 'items', name: 'Rope', aliases: ['Cord'], text: 'A [[Bell]].', audience },
    seen: null,
    resolves: [],
    edits: {
      name: seen('Rope'),
      title: seen('Rope'),
      aliases: seen(['Cord']),
      tags: seen(['hemp']),
      date: seen('12'),
      image: seen(null),
      description: seen('A line.'),
      text: seen('A line.'),
      content: seen('A line.'),
      category: seen('geography'),
      audience: seen('dm'),
    },
  };
}
