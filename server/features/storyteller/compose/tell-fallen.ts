import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { listed, sceneFacts } from './facts.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { actionFacts, sceneOf } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** Somebody who comes round under another's hands; undefined where nobody does. */
export function tellTended(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const tended = writer.ruled.find((each) => each.action === action && each.purpose === 'tend' && each.ruling.allowed);
  const other = tended && companionOf(action)?.name;
  if (!other) return undefined;
  const facts = { ...actionFacts(action, writer), other };
  return [required(writer.fragments.insist(['tend.done'], facts) ?? `${other} comes round.`)];
}

/** Whether the whole party has come round in this reply. */
export function hasComeRound(writer: Pick<SceneWriter, 'ruled'>): boolean {
  return writer.ruled.some((each) => each.purpose === 'wake' && each.ruling.allowed);
}

/** A party of which nobody stood any more, and where it comes round. */
export function tellWaking(writer: SceneWriter): RankedText[] {
  const { context } = writer;
  const scene = sceneOf(context, context.state);
  const others = listed(context.brief.party.map(({ name }) => name));
  const facts = { ...sceneFacts(scene), others };
  return [
    required(writer.fragments.insist(['wake.dark'], facts) ?? 'For a while there is nothing.'),
    required(writer.fragments.insist(['wake.party'], facts) ?? `${others} come round at ${scene.name}.`),
  ];
}
