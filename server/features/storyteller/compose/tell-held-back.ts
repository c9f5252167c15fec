import type { RulingRefusalCode } from '#domain/narration/rulings/ruling-words.ts';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { RuledCall } from '#server/features/storyteller/plan/planned-call.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { actionFacts, namesAt } from './scene-writer.ts';
import { factOf, listed } from './facts.ts';
import { isRestatable, restate } from '#server/features/storyteller/parse/words/restate.ts';
import type { SceneWriter } from './scene-writer.ts';

/** Refusals that lie in when and how often somebody acts, or in what would come of it, and not in the tale. */
const held: readonly RulingRefusalCode[] = [
  'heroHasActed',
  'takesTurn',
  'hasTravelled',
  'dayIsYoung',
  'wouldEndTale',
  'asksTruly',
  'awayIsSpared',
  'awayKeeps',
];

function isHeld({ ruling }: RuledCall): boolean {
  return !ruling.allowed && ruling.facts.some(({ code }) => held.some((each) => each === code));
}

function tellWhy(action: HeroAction, { ruling }: RuledCall, writer: SceneWriter): RankedText[] {
  const why = tellRuling(ruling);
  return [required(`${action.actor.name} would ${factOf(actionFacts(action, writer), 'attempt')}. ${why}`, why)];
}

/** An action that is held back by the rights of the reply: what was wanted, and why it waits. Undefined where it is not. */
export function tellHeldBack(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const own = writer.ruled.filter((each) => each.action === action);
  // What was taken all the same does not wait, though nobody had an eye on who saw it.
  const isDone = own.some(({ purpose, ruling }) => purpose === 'carry' && ruling.allowed);
  const ruled = isDone ? undefined : own.find(isHeld);
  return ruled && tellWhy(action, ruled, writer);
}

/** A journey that is held back; undefined where it is not. */
export function tellHeldJourney(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const ruled = writer.ruled.find((each) => each.purpose === 'move' && isHeld(each));
  return ruled && tellWhy(action, ruled, writer);
}

/** What a hero's words hold beyond what one reply takes up, named so that it can be said again. */
export function tellLeftOver(writer: SceneWriter): RankedText[] {
  return writer.context.read.flatMap(({ left }) => {
    const said = left.filter((each) => each.quote === null && isRestatable(each));
    const [first] = said;
    if (!first) return [];
    const names = namesAt(writer.context);
    const attempt = listed(said.map((each) => restate(each, names).attempt));
    const facts = { hero: first.actor.name, attempt };
    return [required(writer.fragments.insist(['left.over'], facts) ?? `${first.actor.name} has still to ${attempt}.`)];
  });
}
