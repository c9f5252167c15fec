import type { Npc } from '#domain/narration/adventure.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { whereIs } from '#server/features/storyteller/compose/answers/of-people.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionText, wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { addressedIn } from '#server/features/storyteller/parse/things/missing.ts';
import { isHeardOf } from './tell-directory.ts';

/** Somebody of whom the party has heard, to whom talk is meant and who is not here; undefined where it is for nobody like that. */
export function absentCalled(action: HeroAction, writer: SceneWriter): Npc | undefined {
  if (!action.absent) return undefined;
  const { adventure } = writer.context.brief;
  const here = presentNpcs(adventure, writer.before);
  const parts = (action.quote ?? '').replace(/[.!?"\s]+$/, '').split(/[,.!?:]/);
  const called = `${parts[0] ?? ''} ${parts.at(-1) ?? ''}`;
  const text = `${called} ${addressedIn(action.clauses.join(' '))}`;
  return adventure.npcs.find((npc) => !here.includes(npc) && callsOf(npc).some((name) => isNamed(text, name)));
}

/** The name that the words of a hero have for somebody. */
function calledAs(npc: Npc, action: HeroAction): string | undefined {
  const text = action.quote ?? action.clauses.join(' ');
  const name = callsOf(npc)
    .toSorted((one, other) => Number(/^\p{Lu}/u.test(other)) - Number(/^\p{Lu}/u.test(one)) || other.length - one.length)
    .find((each) => isNamed(text.toLowerCase(), each.toLowerCase()));
  return name === undefined || /^\p{Lu}/u.test(name) ? name : `the ${bare(name)}`;
}

/** That somebody is not here to be spoken with, and where the party met them. */
export function tellAbsent(npc: Npc, action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] {
  const { adventure } = writer.context.brief;
  const said = calledAs(npc, action);
  const called =
    (said !== undefined && isNamed(npc.name, said) ? withinSentence(npc.name) : said) ??
    (isHeardOf(npc, writer) ? withinSentence(npc.name) : undefined);
  if (called === undefined) return [actionText(writer, ['absent', 'any.failure'], facts, false)];
  const scene = adventure.scenes.find(({ npcs }) => npcs.includes(npc.id));
  const isMet = scene !== undefined && writer.before.visited.includes(scene.id);
  const text =
    writer.fragments.write([action.kind === 'talk' ? 'absent.person' : 'absent.being'], { ...facts, subject: called }) ??
    `${capitalize(called)} is not here.`;
  const where = isMet && scene ? whereIs({ kind: 'npc', npc, called, isHere: false, isMet, scene }, writer).slice(0, 1) : [];
  // Where they are is said once in a while.
  return [required(text), ...where.filter((each) => !wasNarratedLately(writer, each)).map((each) => required(each))];
}
