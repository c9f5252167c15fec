import { presentNpcs } from '#domain/narration/play-state.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { singular } from '#server/features/storyteller/parse/things/missing.ts';
import { placesWith } from '#server/features/storyteller/parse/things/unplaced.ts';
import { listed } from './facts.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { actionFacts, actionText } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** "a potion", "an oven", "any spoons". */
function anyOf(noun: string): string {
  if (singular(noun) !== noun) return `any ${noun}`;
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Things of the scene that are named where somebody wants what is not there. */
const thingsNamed = 3;

/** That what an action needs is not here, and what is. */
export function tellMissing(noun: string, action: HeroAction, writer: SceneWriter): RankedText[] {
  const { adventure } = writer.context.brief;
  const [place] = placesWith(noun, adventure, writer.before);
  if (place) {
    const facts = { ...actionFacts(action, writer), subject: `the ${noun}`, scene: withinSentence(place.name) };
    return [required(writer.fragments.insist(['absent.elsewhere'], facts) ?? `The ${noun} is at ${facts.scene}, and not here.`)];
  }
  const people = presentNpcs(adventure, writer.before).map(({ name }) => name);
  const here = [...writer.scene.features.map(({ name }) => name), ...people].slice(0, thingsNamed);
  const things = here.length > 0 ? listed(here) : 'nothing that stands out';
  return [actionText(writer, ['absent.named', 'absent'], { ...actionFacts(action, writer), subject: anyOf(noun), things }, false)];
}
