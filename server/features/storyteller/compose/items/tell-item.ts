import { beginsFight } from '#domain/narration/rulings/fights/begin-fight.ts';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import type { RuledCall } from '#server/features/storyteller/plan/planned-call.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { npcFacts } from '#server/features/storyteller/compose/facts.ts';
import { tellBeginning } from '#server/features/storyteller/compose/tell-fight.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** The sentences that suit what came of it, by the first fact of the ruling. */
function groupOf({ ruling: { facts } }: RuledCall, isAtNpc: boolean): string {
  const code = facts[0]?.code;
  if (code === 'usesItemInVain') return 'item.vain';
  if (isAtNpc) return 'item.harm';
  return code === 'usesItemOn' ? 'item.given' : code === 'usesItemOnSelf' ? 'item.mended' : 'item.used';
}

/** What comes of a spell that is cast by the sheet, and of the use of a magic item: it mends, harms, fails or simply works; and why it does not, where it cannot be used. Undefined where none is used. */
export function tellItemUsed(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const used = writer.ruled.find((each) => each.action === action && each.purpose === 'item');
  if (action.gear) {
    const told = writer.ruled.filter((each) => each.action === action && each.purpose === 'item');
    return told.length > 0 ? told.map(({ ruling }) => required(tellRuling(ruling))) : undefined;
  }
  const { party, adventure } = writer.context.brief;
  if (used && beginsFight(used.ruling)) {
    const foe = adventure.npcs.find(({ id }) => id === action.spell?.at?.[0]);
    return foe ? tellBeginning('fight.begins', { ...actionFacts(action, writer), ...npcFacts(foe) }, foe.id, writer) : [];
  }
  if (used && (action.spell || action.feature)) return [required(tellRuling(used.ruling))];
  if (!used || action.item === null) return undefined;
  const { name: loot, target, times } = action.item;
  const told = required(tellRuling(used.ruling));
  if (!used.ruling.allowed || times > 1 || used.ruling.facts.length > 1) return [told];
  const npc = adventure.npcs.find(({ id }) => id === target);
  if (npc) writer.narrated.add(npc.id);
  const facts = { ...actionFacts(action, writer), ...(npc && npcFacts(npc)), other: party.find(({ id }) => id === target)?.name, loot };
  const sentence = writer.fragments.write([groupOf(used, npc !== undefined)], facts);
  return sentence === null ? [told] : npc ? [required(sentence), told] : [required(sentence)];
}
