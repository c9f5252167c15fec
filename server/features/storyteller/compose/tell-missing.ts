import { withArticle } from '#domain/text/noun-text.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { singular } from '#server/features/storyteller/parse/things/missing.ts';
import { placesWith } from '#server/features/storyteller/parse/things/unplaced.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { namesOfOwn } from '#server/features/storyteller/parse/things/own-names.ts';
import { beFor } from '#server/features/storyteller/compose/answers/wording.ts';
import { listed } from './facts.ts';
import { tellAbsent } from './people/tell-absent.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { actionFacts, actionText } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** "a potion", "an oven", "any spoons". */
function anyOf(noun: string): string {
  return singular(noun) === noun ? withArticle(noun) : `any ${noun}`;
}

/** Things of the scene that are named where somebody wants what is not there. */
const thingsNamed = 3;

/** That somebody of the tale has a thing by now; undefined where nobody was given one of that name. */
function givenAway(noun: string, { context: { brief }, before }: SceneWriter): string | undefined {
  for (const loot of brief.adventure.scenes.flatMap((scene) => scene.loot)) {
    const npc = brief.adventure.npcs.find(({ id }) => id === before.taken[loot.id]);
    if (npc && namesOfOwn(loot).some((name) => isNamed(noun, name)))
      return `${capitalize(withinSentence(npc.name))} has ${withinSentence(loot.name).replace(/^(?:an?|some) /, 'the ')} now.`;
  }
  return undefined;
}

/** That what an action needs is not here, and what is. */
export function tellMissing(noun: string, action: HeroAction, writer: SceneWriter): RankedText[] {
  const { adventure } = writer.context.brief;
  const given = givenAway(noun, writer);
  if (given) return [required(given)];
  const [place] = placesWith(noun, adventure, writer.before);
  if (place) {
    const facts = { ...actionFacts(action, writer), subject: `the ${noun}`, scene: withinSentence(place.name) };
    const isMany = beFor(facts.subject) === 'are';
    const plain = `The ${noun} ${isMany ? 'are' : 'is'} at ${facts.scene}, and not here.`;
    return [required((isMany ? null : writer.fragments.write(['absent.elsewhere'], facts)) ?? plain)];
  }
  if (action.kind === 'talk') {
    const facts = { ...actionFacts(action, writer), subject: `the ${noun}` };
    return [required(capitalize(writer.fragments.insist(['absent.person'], facts) ?? `The ${noun} is not here.`))];
  }
  const people = presentNpcs(adventure, writer.before).map(({ name }) => name);
  const here = [...writer.scene.features.map(({ name }) => name), ...people].slice(0, thingsNamed);
  const things = here.length > 0 ? listed(here) : 'nothing that stands out';
  return [actionText(writer, ['absent.named', 'absent'], { ...actionFacts(action, writer), subject: anyOf(noun), things }, false)];
}

/** Whom or what an action is for that is not here, by name and with the place where the party knows them to be, as far as it does. */
export function tellOutOfReach(action: HeroAction, writer: SceneWriter): RankedText[] {
  if (action.away) {
    const comesOfIt = action.quote === null ? 'Nothing is spent on it.' : 'It is not heard there.';
    return [required(`${action.away.hero} is at ${action.away.place}, and not here. ${comesOfIt}`)];
  }
  const { adventure } = writer.context.brief;
  const facts = actionFacts(action, writer);
  const text = action.clauses.join(' ');
  const here = presentNpcs(adventure, writer.before);
  const npc = adventure.npcs.find((each) => !here.includes(each) && callsOf(each).some((name) => isNamed(text, name)));
  if (npc) return tellAbsent(npc, action, writer, facts);
  const seen = adventure.scenes.filter(({ id }) => id !== writer.scene.id && writer.before.visited.includes(id));
  const thing = seen
    .flatMap((scene) => scene.features.map((feature) => ({ scene, feature })))
    .find(({ feature }) => [bare(feature.name), ...feature.aliases].some((name) => name.length > 3 && isNamed(text, name)));
  if (!thing) return [actionText(writer, ['absent', 'any.failure'], facts, false)];
  const where = { ...facts, subject: withinSentence(thing.feature.name), scene: withinSentence(thing.scene.name) };
  return [
    required(writer.fragments.write(['absent.elsewhere'], where) ?? `${capitalize(where.subject)} is at ${where.scene}, and not here.`),
  ];
}
