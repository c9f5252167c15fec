import { expect, it } from 'vitest';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { templateAdventure } from '#server/features/adventures/index.ts';
import { openModel } from '#server/features/model/index.ts';
import { noCoins } from '#domain/rules/coins.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import type { ScriptedEvening } from '#tests/support/services/scripted-evening.ts';
import { startScriptedEvening } from '#tests/support/services/scripted-evening.ts';
import { openEveningTable, playTurn } from './evening-table.ts';
import { script } from './model/script.ts';
import { tellEvening, tellTurn } from './tell-evening.ts';
import type { Asked } from './tell-evening.ts';

const opening = `# An evening with a model

Two players, Mira and Tov, play *${templateAdventure.title}* with Kara and Bram, from its first page to an ending. The model is scripted: what it asks and writes stands in \`tests/evenings/model\`. All else is the real server: it reads the model by the protocol of a provider, rules, rolls, checks each reply and stores what came of it. In some turns the model errs as models do, and the small type says what was held back. Whoever wrote the script knows the adventure; a model knows what its prompt holds.

\`tests/evenings/model-evening.test.ts\` plays the evening and writes this page. It fails where the page is no longer what happens; with \`-u\` it writes the page anew. The dice are fixed.`;

const coins = { ...noCoins, gold: 4, silver: 6, copper: 9 };
const heroes: Record<string, HeroChanges> = {
  Kara: {
    pronouns: 'she',
    coins,
    stats: { strength: 16, dexterity: 12, constitution: 14, intelligence: 10, wisdom: 11, charisma: 14 },
    skills: ['athletics', 'persuasion'],
  },
  Bram: {
    pronouns: 'he',
    coins,
    stats: { strength: 15, dexterity: 13, constitution: 14, intelligence: 12, wisdom: 12, charisma: 9 },
    skills: ['perception', 'investigation'],
  },
};

/** Dice that show what a turn says, and what is over or was lacking: a face that is lacking shows half of its sides. */
function facesOf(given: readonly number[]) {
  const left = [...given];
  const lacking: number[] = [];
  const next = (sides: number) => left.shift() ?? (lacking.push(sides), Math.ceil(sides / 2));
  return { left, lacking, next };
}

/** How the model was asked since its requests were forgotten last. */
function askedIn({ written, requests }: ScriptedEvening): Asked {
  const messages = requests.map(({ body }) => body.messages);
  const prompts = messages.flatMap((all) => all.filter((message, at) => at === all.length - 1 && message.role === 'user'));
  const outcomes = messages.flatMap((all) => all.filter(({ role }) => role === 'tool').map(({ content }) => String(content)));
  const faults = [...new Set(outcomes.filter((content) => content.includes('Invalid input')))];
  return { written: [...written], prompts: prompts.map(({ content }) => String(content)), faults };
}

it('a scripted evening at a real table goes as the page tells it', async () => {
  const model = await startScriptedEvening();
  const settings = { name: 'openai-compatible:scripted', baseUrl: model.url, apiKey: 'sk-evening' };
  let dice = facesOf([]);
  const table = await openEveningTable({
    campaignId: 'evening-with-a-model',
    worldId: FREE_TEMPLATE_WORLD,
    seats: [
      ['Kara', 'Mira'],
      ['Bram', 'Tov'],
    ],
    model: openModel({ ...settings, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
    dice: (sides) => dice.next(sides),
  });
  try {
    const { app, campaignId, players } = table;
    for (const [hero, player] of players) {
      await bringHero(app, campaignId, player, hero, heroes[hero]);
    }
    const known = { adventure: templateAdventure, party: [...players].map(([name, { id }]) => ({ id, name })) };
    const turns: string[] = [];
    for (const [index, { said, dice: given = [], model: answers }] of script.entries()) {
      dice = facesOf(given);
      model.answers = [...answers];
      model.written.length = 0;
      model.requests.length = 0;
      model.unscripted = 0;
      const played = await playTurn(table, said);
      turns.push(tellTurn(index + 1, played, known, askedIn(model)));
      expect
        .soft({ turn: index + 1, answersLeft: model.answers, unscripted: model.unscripted, left: dice.left, lacking: dice.lacking })
        .toEqual({ turn: index + 1, answersLeft: [], unscripted: 0, left: [], lacking: [] });
    }
    await expect(tellEvening(opening, turns)).toMatchFileSnapshot('../../docs/evenings/model.md');
  } finally {
    await table.end();
    await model.close();
  }
});
