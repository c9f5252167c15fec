import { limits } from '#domain/limits/limits.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { replay as planOf } from '#server/features/storyteller/plan/plan.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { readRounds } from '#tests/exam/exam.ts';
import { tier } from '#tests/support/tier.ts';
import type { CheckedReply } from './storyteller-replies.ts';

const party = [
  { id: 'hero-1', name: 'Mira' },
  { id: 'hero-2', name: 'Tov' },
];

/** A reply to what a stranger said in a round of the exam. */
export interface Told extends CheckedReply {
  round: string;
  said: string;
  actions: HeroAction[];
  /** The tools that were allowed. */
  calls: string[];
}

/** Every line that strangers have said in a round, one after the other, with what was told and ruled. */
function replay(name: string, lines: readonly string[]): Told[] {
  const adventure = [...readyAdventures].find(([id]) => name.endsWith(id))?.[1];
  if (!adventure) throw new Error(`no adventure for ${name}`);
  const secrets = adventure.npcs.flatMap(({ secret }) => secret ?? []);
  let state = openingState(adventure);
  const texts: string[] = [];
  return lines.map((said, index): Told => {
    const [, hero = 'Mira', text = said] = /^\(?(Mira|Tov)\)?:? (.*)$/s.exec(said) ?? [];
    const heroId = party.find((each) => each.name === hero)?.id ?? '';
    const recent = texts.slice(-limits.recentMessages).map((content) => ({ sender: 'Narrator', role: 'ai' as const, content }));
    // Whoever is hurt is healed, and the tale does not end, so that all lines are heard.
    const { ended: _, ...going } = state;
    const now = { ...going, heroes: {}, clocks: {} };
    const intents = [{ heroId, text }];
    const brief = { campaignId: name, turn: index + 1, cause: 'turn' as const, adventure, state: now, party, intents, recent };
    const played = playReply(brief, new Set());
    const earlier = texts.slice(-narrationServerLimits.repliesWithoutRepeat);
    state = played.progress.state;
    texts.push(played.text);
    const calls = played.progress.rulings.flatMap(({ allowed, call }) => (allowed ? [call.name] : []));
    const material = { earlier, secrets, instructions: [], ids: [] };
    const actions = planOf(played.seen, played.progress).parts.flatMap(({ context }) => context.read.flatMap(({ actions }) => actions));
    return { round: name, said, text: played.text, brief, material, happened: played.progress, actions, calls };
  });
}

/** All that strangers have said in the rounds that are kept, played anew; one round in four in the usual run. */
export function strangersReplies(): Told[] {
  return tier.oneIn(4, readRounds()).flatMap(({ name, verdicts }) =>
    replay(
      name,
      verdicts.map(({ said }) => said),
    ),
  );
}
