import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openModel } from '#server/features/model/index.ts';
import { seeded } from '#server/features/storyteller/plan/seed.ts';
import { adventureIn, openEveningTable, playTurn } from './evening-table.ts';
import { tellEvening, tellTurn } from './tell-evening.ts';

/** What strangers wrote on one evening, turn by turn, and the world and the campaign in which they wrote it. */
const Lines = z.object({
  worldId: z.string(),
  campaignId: z.string(),
  turns: z.array(z.array(z.tuple([z.string(), z.string()]))),
});
const { worldId, campaignId, turns } = Lines.parse(JSON.parse(readFileSync(new URL('storyteller-lines.json', import.meta.url), 'utf8')));
const adventure = adventureIn(worldId);

/** How long forty turns may take on a busy machine. */
const EVENING_MILLISECONDS = 240_000;

const opening = `# An evening with the Storyteller

Two heroes, Mira and Tov, play *${adventure.title}* with the built-in Storyteller, which needs no model. What they say was written by a stranger who had not read how the Storyteller understands words; it stands in \`tests/evenings/storyteller-lines.json\` as it was typed. Everything else is what the real server makes of it today.

\`tests/evenings/storyteller-evening.test.ts\` plays the evening and writes this page. It fails where the page is no longer what happens; with \`-u\` it writes the page anew. The dice are fixed by the campaign and the turn.`;

it('an evening of a stranger with the Storyteller goes as the page tells it', { timeout: EVENING_MILLISECONDS }, async () => {
  let draw = seeded(campaignId, 0, 'dice');
  const table = await openEveningTable({
    campaignId,
    worldId,
    seats: [
      ['Mira', 'Mira'],
      ['Tov', 'Tov'],
    ],
    model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
    dice: (sides) => 1 + Math.floor(draw() * sides),
  });
  try {
    const party = [...table.players].map(([name, { id }]) => ({ id, name }));
    const told: string[] = [];
    for (const [index, said] of turns.entries()) {
      draw = seeded(campaignId, index + 1, 'dice');
      told.push(tellTurn(index + 1, await playTurn(table, said), { adventure, party }));
    }
    await expect(tellEvening(opening, told)).toMatchFileSnapshot('../../docs/evenings/storyteller.md');
  } finally {
    await table.end();
  }
});
