import { randomUUID } from 'node:crypto';
import { Adventure } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import { openNarrator } from '#server/features/model/narrate.ts';
import type { ModelSettings, NarratorModel, Part, Reply } from '#server/features/model/narrator-model.ts';
import type { StorytellerRules } from '#server/features/model/storyteller-model.ts';

/** Occurs in everything of the sample adventure that a model must not know. */
export const canary = 'heron-in-the-cellar';
/** Occurs in every roll of the sample rulings: a number that a model must not be told. */
export const secretTotal = 7319;

/** One scene with every kind of thing in it, public and secret. */
export const sampleAdventure = Adventure.parse({
  id: 'mill',
  title: 'The Still Mill',
  premise: 'The wheel of the mill has not turned for three days.',
  welcome: 'You stand before the mill. What do you do?',
  start: 'yard',
  scenes: [
    {
      id: 'yard',
      name: 'The mill yard',
      place: 'Aldermere',
      description: 'Flour lies on the cobbles like late snow.',
      touches: ['while the rope creaks', 'as the wind turns', 'under grey light', 'with dust in the air'],
      exits: [
        { id: 'door', to: 'loft', label: 'the open door of the mill', aliases: ['door'] },
        { id: 'hatch', to: 'loft', label: `the hatch ${canary}`, aliases: ['hatch'], needs: 'hatch-known' },
      ],
      npcs: ['mara', 'wolf'],
      features: [
        {
          id: 'wheel',
          name: 'the wheel',
          aliases: ['wheel'],
          description: 'It is wedged.',
          skill: 'investigation',
          dc: 13,
          clue: 'hatch-known',
        },
      ],
      loot: [
        { id: 'lamp', name: 'a brass lamp', aliases: ['lamp'], type: 'Gear', quantity: 1, where: 'on a nail' },
        { id: 'purse', name: `the purse ${canary}`, aliases: ['purse'], type: 'Treasure', quantity: 1, where: 'x', guardedBy: ['wolf'] },
      ],
    },
    {
      id: 'loft',
      name: 'The loft',
      place: 'Aldermere',
      description: `Nobody has seen this yet ${canary}.`,
      touches: ['one', 'two', 'three', 'four'],
      exits: [{ id: 'ladder', to: 'yard', label: 'the ladder', aliases: ['ladder'] }],
      npcs: [],
      features: [],
      loot: [],
    },
  ],
  npcs: [
    {
      id: 'mara',
      name: 'Mara',
      aliases: ['miller'],
      role: 'the miller',
      pronouns: 'she',
      description: 'She holds a broom like a spear.',
      attitude: 'wary',
      habits: ['sweeps', 'listens'],
      greetings: ['Mind the flour.', 'Yes?'],
      topics: [
        { id: 'wheel', keywords: ['wheel'], says: 'It stopped in the night.' },
        { id: 'night', keywords: ['night'], says: `I heard it ${canary}.`, clue: 'noise', dc: 12 },
        { id: 'debt', keywords: [`debt ${canary}`], says: `I owe ${canary}.`, needs: 'noise' },
      ],
      secret: `She wedged it herself ${canary}.`,
    },
    {
      id: 'wolf',
      name: 'a grey wolf',
      aliases: ['wolf'],
      role: 'the wolf',
      pronouns: 'it',
      description: 'It waits.',
      attitude: 'hostile',
      habits: ['growls', 'circles'],
      greetings: ['It growls.', 'It stares.'],
      topics: [],
      combat: { armorClass: 12, hitPoints: 11, attackName: `Bite ${canary}`, attackBonus: 4, damage: '1d6+2' },
    },
  ],
  clues: [
    { id: 'hatch-known', text: `There is a hatch ${canary}.` },
    { id: 'noise', text: `There was a noise ${canary}.` },
  ],
  clocks: [{ id: 'flood', name: 'The pond rises', signs: [`Water ${canary}.`, `Flood ${canary}.`] }],
});

/** A brief of the sample adventure, in which Kara tries one thing. */
export function sampleBrief(changes: Partial<Brief> = {}): Brief {
  return {
    campaignId: 'campaign-1',
    turn: 3,
    cause: 'turn',
    adventure: sampleAdventure,
    state: openingState(sampleAdventure),
    party: [{ id: 'kara', name: 'Kara' }],
    intents: [{ heroId: 'kara', text: 'I look at the wheel.' }],
    recent: [{ sender: 'Kara', role: 'player', content: 'We are here.' }],
    ...changes,
  };
}

/** A reply to that brief. Rulings are granted in words; `asked` holds what was asked for. */
export function sampleReply(changes: Partial<Reply> = {}): Reply & { asked: ToolCall[] } {
  const brief = changes.brief ?? sampleBrief();
  const asked: ToolCall[] = [];
  return {
    used: new Set(),
    material: null,
    delimiter: randomUUID(),
    signal: new AbortController().signal,
    pace: 0,
    ...changes,
    brief,
    asked,
    async callTool(request) {
      asked.push(request);
      return changes.callTool ? changes.callTool(request) : { ruling: rulingOn(request), state: brief.state };
    },
  };
}

export function rulingOn(call: ToolCall): Ruling {
  const dice = {
    label: 'Check',
    dice: '1d20',
    faces: [secretTotal],
    kept: [secretTotal],
    modifier: 0,
    total: secretTotal,
    against: secretTotal,
  };
  return {
    call,
    allowed: true,
    degree: 'success',
    rolls: [dice],
    facts: [{ code: 'learnsClue', slots: { text: `It goes well: ${call.name}.` } }],
  };
}

/** A Storyteller that asks for one check and then says how many rulings it knows. */
export const sampleRules: StorytellerRules = {
  nextRequests: (_brief, progress) =>
    progress.rulings.length > 0 ? [] : [{ name: 'check', heroId: 'kara', skill: 'perception', dc: 10, advantage: 'none' }],
  tell: (_brief, progress) => ({
    text: `The Storyteller knows ${progress.rulings.map((ruling) => ruling.call.name).join(' and ')}. What now?`,
    fragments: ['sample-1'],
  }),
};

/** All that was told, and how it ended. Fails when a reply does not end with exactly one end. */
export async function hear(parts: AsyncIterable<Part>): Promise<{ text: string; end: Extract<Part, { type: 'end' }> }> {
  const all: Part[] = [];
  for await (const part of parts) all.push(part);
  const end = all.at(-1);
  const ends = all.filter((part) => part.type === 'end').length;
  if (end?.type !== 'end' || ends !== 1) throw new Error(`a reply ended with ${ends} ends`);
  const told = all.slice(all.findLastIndex(({ type }) => type === 'anew') + 1);
  return { text: told.map((part) => (part.type === 'text' ? part.text : '')).join(''), end };
}

/** A narrator with the sample Storyteller behind it: the model that a server on `url` fakes, or none without one. */
export function sampleNarrator(
  url: string | null,
  changes: Partial<ModelSettings> & { storyteller?: StorytellerRules; report?: (cause: unknown) => void } = {},
): NarratorModel {
  const { storyteller = sampleRules, report = () => undefined, ...settings } = changes;
  const name = url === null ? null : 'openai-compatible:fake';
  const usual = { name, baseUrl: url, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 };
  return openNarrator({ ...usual, ...settings }, { storyteller, delimiter: () => randomUUID(), report });
}
