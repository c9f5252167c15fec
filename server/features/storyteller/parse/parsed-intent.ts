import type { Brief, Intent } from '#domain/narration/brief.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { HeroAction } from './action.ts';
import { withMeetings } from './journey.ts';
import { parseIntent, readIntent } from './parse-intent.ts';

/** An intent with its actions. */
export interface ParsedIntent {
  intent: Intent;
  actions: HeroAction[];
  /** There was more in the words than one reply takes up. */
  isCut: boolean;
}

/** Whoever is down can ask how things stand, and nothing else. */
function whileDown(action: HeroAction): HeroAction {
  if (action.kind === 'ask' || action.kind === 'ooc') return action;
  return {
    ...action,
    kind: 'wait',
    skill: null,
    tone: 'plain',
    targets: [],
    quote: null,
    question: false,
    offers: false,
    wants: null,
    missing: null,
    absent: false,
    down: true,
  };
}

/**
 * Parses every intent of the brief into actions. An unknown actor is called “Somebody”. Where the brief is that of one part of the party,
 * `whole` knows where the others are, to whom somebody may go.
 */
export function parseIntents(brief: Brief, whole: Brief = brief): ParsedIntent[] {
  const told = brief.recent.map(({ content }) => content);
  const stage = { adventure: brief.adventure, state: brief.state, party: brief.party, told };
  return brief.intents.map((intent) => {
    const actor = brief.party.find((hero) => hero.id === intent.heroId) ?? { id: intent.heroId, name: 'Somebody' };
    const heard = readIntent(intent, actor, stage);
    const read = { ...heard, actions: withMeetings(heard.actions, brief, whole) };
    return { intent, ...read, actions: heroHitPointsOf(brief.state, actor) === 0 ? read.actions.map(whileDown) : read.actions };
  });
}

/** Parses an action that follows a journey again, with the targets of the new scene. */
export function retarget(action: HeroAction, brief: Brief, state: PlayState): HeroAction {
  const text = { heroId: action.actor.id, text: action.clauses.join(', ') };
  const [again] = parseIntent(text, action.actor, { adventure: brief.adventure, state, party: brief.party });
  return { ...action, targets: again?.targets ?? [], absent: again?.absent ?? false, missing: again?.missing ?? null };
}
