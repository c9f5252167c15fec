import type { Adventure } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import type { CheckedReply } from './storyteller-replies.ts';

/** A reply that is as it should be, with what was said before it and how it was ruled. */
export interface GoodReply {
  /** The scene it begins in. */
  at: string;
  /** What players wrote, by hero. */
  said: Readonly<Partial<Record<'Mira' | 'Tov', string>>>;
  cause?: Brief['cause'];
  /** Rulings in short: "check Mira stealth 12 15" is a check against 12 with a 15 on the die; "{sign}" in the text is what a danger told. */
  ruled: readonly string[];
  text: string;
}

const party = [
  { id: 'hero-1', name: 'Mira' },
  { id: 'hero-2', name: 'Tov' },
];
const idOf = (name: string | undefined) => party.find((hero) => hero.name === name)?.id ?? '';

function callOf(adventure: Adventure, [kind, first, second, third]: readonly string[]): ToolCall {
  const clock = adventure.clocks[Number(first)]?.id;
  const calls: Record<string, object> = {
    check: { name: 'check', heroId: idOf(first), skill: second?.replaceAll('_', ' '), dc: Number(third) },
    attack: { name: 'attack', heroId: idOf(first), target: second },
    strike: { name: 'npc_attack', npc: first, target: idOf(second) },
    loot: { name: 'loot', heroId: idOf(first), loot: second },
    go: { name: 'set_location', exit: first },
    clue: { name: 'reveal_clue', clue: first },
    rest: { name: 'rest', length: first },
    npc: { name: 'update_npc', npc: first, attitude: second },
    tick: { name: 'tick_clock', clock },
  };
  return ToolCall.parse(calls[kind ?? '']);
}

/** The reply with all that it is checked against. What the adventure asks for besides, a state is made that has it. */
export function playedOut(adventure: Adventure, { at, said, cause = 'turn', ruled, text }: GoodReply): CheckedReply {
  const clues = ruled.flatMap((line) => (line.startsWith('clue ') ? [line.slice(5)] : []));
  const needed = adventure.npcs
    .flatMap(({ topics }) => topics)
    .flatMap(({ clue, needs }) => (needs !== undefined && clue !== undefined && clues.includes(clue) ? [needs] : []));
  const state: PlayState = {
    ...openingState(adventure),
    scene: at,
    visited: [adventure.start, at],
    clues: needed,
    time: { turns: 20, clocks: {} },
  };
  const intents = Object.entries(said).map(([name, words]) => ({ heroId: idOf(name), text: words }));
  const brief: Brief = { campaignId: 'good', turn: 1, cause, adventure, state, party, intents, recent: [] };
  let happened: { rulings: Ruling[]; state: PlayState } = { rulings: [], state };
  for (const line of ruled) {
    const words = line.split(' ');
    const face = Number(words.at(-1));
    const dice = (sides: number) => (sides === 20 ? face : 4);
    const outcome = rule(
      { ...brief, begun: brief.state, state: happened.state, rulings: happened.rulings, dice },
      callOf(adventure, words),
    );
    if (!outcome.ruling.allowed) throw new Error(`${at}: ${line} is refused: ${JSON.stringify(outcome.ruling.facts)}`);
    happened = { rulings: [...happened.rulings, outcome.ruling], state: outcome.state };
  }
  const sign = happened.rulings.flatMap(({ facts }) => facts).find(({ code }) => code === 'dangerComesCloser')?.slots['text'] ?? '';
  const secrets = adventure.npcs.flatMap(({ secret }) => secret ?? []);
  return { text: text.replace('{sign}', String(sign)), brief, material: { earlier: [], secrets, instructions: [], ids: [] }, happened };
}
