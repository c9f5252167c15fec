import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isByStealth, onlookers } from '#server/features/storyteller/parse/things/unseen.ts';
import { succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { optional, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { withNpc } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Whether those who stand by have seen what was taken: as the dice had it where it was to be unseen, else told once in a while. */
export function tellTakenSeen(action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] {
  const [npc] = onlookers(writer.context.brief.adventure, writer.before);
  if (!npc) return [];
  const about = withNpc(facts, npc);
  const trial = trialOf(action, writer.ruled);
  if (isByStealth(action) && trial?.ruling.allowed) {
    const isUnseen = succeeded(trial);
    const text = writer.fragments.insist([isUnseen ? 'take.unseen' : 'take.caught'], about);
    return [required(text ?? (isUnseen ? `${npc.name} was looking the other way.` : `${npc.name} has seen it.`))];
  }
  const text = action.change ? null : writer.fragments.write(['take.seen'], about);
  return text === null ? [] : [optional(text, 1)];
}
