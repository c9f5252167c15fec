import type { Brief } from '#domain/narration/brief.ts';
import { heroIntents } from '#domain/narration/hero-intents.ts';
import { plainStyle, storyLanguages } from '#domain/campaign/story-style.ts';
import type { StoryStyle } from '#domain/campaign/story-style.ts';
import { tellObjection } from '#domain/narration/reply-check/objection.ts';
import type { Objection } from '#domain/narration/reply-check/objection.ts';
import { limits } from '#domain/limits/limits.ts';
import { rightsOf } from '#domain/narration/rulings/rights.ts';
import type { Before } from './narrator-model.ts';
import { dataBlock } from './prompt-parts/data-block.ts';
import { heroesNow, heroFacts } from './prompt-parts/hero-facts.ts';
import { houseStyle } from './house-style.ts';
import { recentTalk } from './prompt-parts/recent-talk.ts';
import { sceneFacts, sceneNow } from './scene-facts.ts';

export interface Prompt {
  instructions: string;
  request: string;
}

/**
 * Writes what a model is given for one reply, each part in a data block, from what stays to what changes: how to narrate, the
 * campaign, the heroes, the scene and the talk, which only grows; then what is so now, and last the intents. The longer the
 * beginning stays the same, the more of it a provider keeps. Nobody at the table may know `delimiter`.
 */
export function promptFor(brief: Brief, delimiter: string, correction: Correction | null = null): Prompt {
  const { guidance, lore = [], directions = [] } = brief;
  const blocks = [
    dataBlock(delimiter, 'campaign', campaignFacts(brief)),
    ...blockOf(delimiter, 'agreement of the table', agreementOf(brief)),
    ...blockOf(delimiter, 'guidance', lineOf(guidance?.standing)),
    ...blockOf(delimiter, 'heroes', heroFacts(brief)),
    dataBlock(delimiter, 'scene', sceneFacts(brief)),
    dataBlock(delimiter, 'recent talk', recentTalk(brief)),
    ...blockOf(delimiter, 'lore of the world', lore),
    dataBlock(delimiter, 'now', [...sceneNow(brief), ...heroesNow(brief)]),
    ...blockOf(delimiter, 'word of the Dungeon Master', directions.flatMap(lineOf)),
    ...blockOf(delimiter, 'guidance for this reply', lineOf(guidance?.next)),
    dataBlock(delimiter, 'intents', intents(brief)),
    ...(correction ? [dataBlock(delimiter, 'told so far', [{ text: correction.streamedText, ruled: correction.ruled }])] : []),
    ...blockOf(
      delimiter,
      'held back',
      (correction?.objections ?? []).map((each) => ({ because: `it ${tellObjection(each)}` })),
    ),
  ];
  return { instructions: houseStyle, request: [...blocks, correction ? againOf(correction) : taskOf(brief)].join('\n\n') };
}

/** A reply that goes on: it crossed a line of the table, dwelt on what is behind a veil, met a fault, left intents without an end, or the reply check objects to it. */
export interface Correction {
  broke: 'line' | 'veil' | Before['because'] | null;
  /** What the reply check has against it. */
  objections?: readonly Objection[];
  /** What the table has been shown of it. */
  streamedText: string;
  /** Outcomes of the rulings it asked for; they stand. */
  ruled: string[];
  /** Ids of the intents without an end. */
  open?: readonly string[];
}

const broken = {
  line: 'Your reply was about to cross a line that the table has agreed on, and was broken off after what is told so far. Go on from there in other words, without that and without a hint of it.',
  veil: 'Your reply was about to dwell on what the table has put behind a veil, and was broken off after what is told so far, where the tale has looked away. Go on a little later or elsewhere. Say at most what came of it, in other words, and do not return to it.',
  fault:
    'Your reply broke off after what is told so far, perhaps within a sentence, which stays open. Go on from there with a new sentence, and bring the reply to its end.',
};

const unanswered =
  'What is told so far stands. Where it answers these intents already, say with mark_intents how they ended, and write nothing. Otherwise ask for the rulings that they need, and tell what comes of them in one short paragraph.';
const objected =
  'Your reply was held back after what is told so far, for the reasons given as held back. Go on from there in other words, so that nothing of the kind is told: tell only what the rulings and the material say, answer every intent by the name of its hero, and end by turning to the players.';

function againOf({ broke, objections = [], open = [] }: Correction): string {
  if (broke === 'unanswered') return `These intents have no end yet: ${open.join(', ')}. ${unanswered} Do not repeat what is told so far.`;
  const reasons = [...(broke === null ? [] : [broken[broke]]), ...(objections.length > 0 ? [objected] : [])].join(' ');
  return `${reasons} Do not repeat what is told so far, do not ask for rulings that were made, and do not mention that there was a break.`;
}

function blockOf(delimiter: string, name: string, entries: readonly object[]): string[] {
  return entries.length === 0 ? [] : [dataBlock(delimiter, name, entries)];
}

const lengths: Record<StoryStyle['length'], string> = { short: '40 to 110 words', usual: '60 to 350 words', long: '200 to 350 words' };
const tones: Record<StoryStyle['tone'], string> = {
  none: 'as the moment asks',
  grim: 'grim: danger is near, comfort is rare, and things cost something',
  warm: 'warm: kindness and small comforts, also in danger',
  wry: 'wry: dry wit at the expense of the world, never of a player',
  high: 'high: grand and old, with plain and weighty words',
};

function campaignFacts({ adventure: { title, premise }, style = plainStyle }: Brief): object[] {
  return [
    { kind: 'adventure', title, premise },
    {
      kind: 'how the story is told',
      tone: tones[style.tone],
      length: lengths[style.length],
      language: storyLanguages[style.language].name,
    },
  ];
}

const lineOf = (text = ''): object[] => (text === '' ? [] : [{ text }]);

function agreementOf({ lines = [], veils = [] }: Brief): object[] {
  return [...lines.map((line) => ({ line })), ...veils.map((veil) => ({ veil }))];
}

function intents(brief: Brief): object[] {
  const ids = new Map(heroIntents(brief.intents).map((each) => [each.heroId, each.id]));
  const nameOf = (id: string) => brief.party.find((hero) => hero.id === id)?.name;
  return brief.intents.map(({ heroId, text, by }) => ({
    intent: ids.get(heroId),
    hero: heroId,
    name: nameOf(heroId),
    ...(by !== undefined && { 'bidden by': nameOf(by) }),
    text: text.slice(0, limits.messageLength),
  }));
}

/** The last words of a prompt, so that they are ours and not a player's. */
function taskOf(brief: Brief): string {
  if (brief.intents.length === 0) {
    return 'The Dungeon Master asks you to go on, and no player acts. Take up what is new in the scene, tell what the party notices of it, and ask for no rulings.';
  }
  if (brief.cause === 'turn') return 'Ask for the rulings that these intents need, then narrate what happens. Answer every intent.';
  return rightsOf(brief) === 'turn'
    ? 'This was said outside of a turn. Answer it as the narrator, and ask for rulings only if somebody acts.'
    : 'This was said outside of a turn, where others have not had their say. Answer it: tell what is seen, heard and said, and ask for rulings on that alone. Blows, journeys, rests, and what somebody takes wait for a turn: say so, as an aside to the player.';
}
