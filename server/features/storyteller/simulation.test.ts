import { describe, expect, it } from 'vitest';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { hitPointsOf, openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { countText } from './compose/ranked-text.ts';
import { briefOf, playReply } from './play.fixture.ts';
import type { Played } from './play.fixture.ts';
import { sampleAdventure } from './sample-adventure.fixture.ts';
import { drawFrom, seeded } from './plan/seed.ts';
import { idiomaticUtterances } from './parse/utterances/utterances-idiomatic.ts';
import { plainUtterances } from './parse/utterances/utterances-plain.ts';
import { unseenUtterances } from './parse/utterances/utterances-unseen.ts';
import { utterances } from './parse/utterances/utterances.ts';

const party = [
  { id: 'kara', name: 'Kara' },
  { id: 'bram', name: 'Bram' },
  { id: 'lio', name: 'Lio' },
];
const lines = [...utterances, ...idiomaticUtterances, ...plainUtterances, ...unseenUtterances].map((each) => each.text);

interface Turn {
  brief: Brief;
  played: Played;
  used: Set<string>;
}

/** The state a campaign would have if everyone were healed and every foe back after a long while, so that all kinds of turns go on. */
function refreshed(state: PlayState, turn: number): PlayState {
  return turn % 25 === 0 ? { ...openingState(sampleAdventure), scene: state.scene, visited: state.visited } : state;
}

/** Two hundred turns of three heroes saying what the labelled lines say. */
function campaign(campaignId: string, turns: number): Turn[] {
  const draw = seeded(campaignId, 0, 'players');
  const narrated: Turn[] = [];
  let state = openingState(sampleAdventure);
  for (let turn = 1; turn <= turns; turn += 1) {
    const intents = party.map((hero) => ({ heroId: hero.id, text: (drawFrom(lines, draw) ?? 'I wait').replace(/^Kara\b/, hero.name) }));
    const recent = narrated
      .slice(-limits.recentMessages)
      .map((each) => ({ sender: 'Narrator', role: 'ai' as const, content: each.played.text }));
    const brief = briefOf({
      campaignId,
      turn,
      adventure: sampleAdventure,
      state: refreshed(state, turn),
      party,
      intents,
      recent,
    });
    const used = new Set(narrated.slice(-20).flatMap((each) => each.played.fragments));
    const played = playReply(brief, used);
    narrated.push({ brief, played, used });
    state = played.progress.state;
  }
  return narrated;
}

const turns = campaign('winter', 200);

describe('two hundred turns', () => {
  it('name every hero who wanted something', () => {
    const missed = turns.flatMap(({ brief, played }) =>
      party.filter((hero) => brief.intents.some((each) => each.heroId === hero.id) && !played.text.includes(hero.name)),
    );
    expect(missed).toEqual([]);
  });

  it('tell no fragment twice within twenty replies', () => {
    const repeated = turns.flatMap(({ brief, played, used }) =>
      played.fragments.filter((id) => used.has(id)).map((id) => `${brief.turn}: ${id}`),
    );
    expect(repeated).toEqual([]);
  });

  it('stay between 60 and 350 words', () => {
    const counts = turns.map(({ played }) => countText(played.text));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...counts)).toBeLessThanOrEqual(350);
  });

  it('end by asking the players', () => {
    const last = turns.map(({ played }) => played.text.split('\n\n').at(-1) ?? '');
    expect(last.filter((text) => !text.includes('?') && !/\b(?:you|say|tell)\b/i.test(text))).toEqual([]);
  });

  it('leave no slot open, no doubled mark and no number that nobody wrote', () => {
    const wrong = turns.filter(({ brief, played }) => {
      const digits = /\d/.test(played.text) && !brief.intents.some((each) => /\d/.test(each.text));
      return digits || /[{}]|undefined|\.\.| ,|,,|\?\.|!\.|\s\.|""/.test(played.text);
    });
    expect(wrong.map(({ played }) => played.text)).toEqual([]);
  });

  it('never let the dead speak', () => {
    const speaking = turns.flatMap(({ brief, played }) =>
      sampleAdventure.npcs
        .filter((npc) => hitPointsOf(brief.state, npc) === 0)
        .filter((npc) => [...npc.greetings, ...npc.topics.map((topic) => topic.says)].some((says) => played.text.includes(says))),
    );
    expect(speaking).toEqual([]);
  });

  it('keep to the calls and steps of a reply', () => {
    expect(Math.max(...turns.map(({ played }) => played.calls))).toBeLessThanOrEqual(limits.stepsPerReply);
    expect(Math.max(...turns.map(({ played }) => played.progress.rulings.length))).toBeLessThanOrEqual(limits.toolCallsPerReply);
  });

  it('tell every clue and every sign word for word', () => {
    const missing = turns.flatMap(({ played }) =>
      played.progress.rulings
        .filter(({ allowed, call }) => allowed && (call.name === 'reveal_clue' || call.name === 'tick_clock'))
        .filter((ruling) => !played.text.includes(tellRuling(ruling))),
    );
    expect(missing).toEqual([]);
  });

  it('are lively: most kinds of calls come about', () => {
    const names = new Set(
      turns.flatMap(({ played }) => played.progress.rulings.filter((each) => each.allowed).map((each) => each.call.name)),
    );
    expect([...names].toSorted()).toEqual([
      'attack',
      'check',
      'come_round',
      'loot',
      'npc_attack',
      'rest',
      'reveal_clue',
      'scene_tag',
      'set_location',
      'tend',
      'tick_clock',
      'update_npc',
    ]);
  });
});
