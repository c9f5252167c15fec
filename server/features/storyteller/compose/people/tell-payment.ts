import type { Npc } from '#domain/narration/adventure.ts';
import { isSuccess } from '#domain/dice/degree.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { factOf, lootFacts } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { companionOf, isUnpaid } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { handedOver } from '#server/features/storyteller/plan/plan-payments.ts';
import type { RuledCall } from '#server/features/storyteller/plan/planned-call.ts';

const groups = { goods: 'trade.paid', gift: 'pay.gift', bribe: 'pay.bribe', debt: 'pay.debt' } as const;

function refusedText(action: HeroAction, { ruling }: RuledCall, facts: Facts): RankedText[] {
  const why = tellRuling(ruling);
  const wish = action.wants === null ? factOf(facts, 'attempt') : `have ${action.wants}`;
  return [required(`${action.actor.name} would ${wish}. ${why}`, why)];
}

/** What comes of paying, by the ruling on it: who has the coins, or why nobody has; undefined where nothing was to be paid. */
export function tellPayment(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const paid = writer.ruled.find((each) => each.action === action && each.purpose === 'pay');
  if (paid?.call.name !== 'pay') return undefined;
  if (!paid.ruling.allowed) return refusedText(action, paid, facts);
  const { purpose, coins } = paid.call;
  const group = purpose === 'stake' ? (isSuccess(paid.ruling.degree) ? 'pay.won' : 'pay.lost') : groups[purpose];
  const things = tellCoins(coins);
  const subject = action.wants ?? things;
  const text = writer.fragments.insist([group], { ...facts, things, subject }) ?? tellRuling(paid.ruling);
  writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'spoke' });
  return [required(text, tellRuling(paid.ruling))];
}

/** That coins stay in the purse, for no ruling pays whom an action holds them out to; nothing where it holds out none. */
export function tellUnpaid(action: HeroAction): RankedText[] {
  if (!isUnpaid(action) || action.pays === null) return [];
  const [things, hero] = [tellCoins(action.pays.coins), action.actor.name];
  const isStake = action.pays.purpose === 'stake';
  const text = companionOf(action)
    ? `Of the coins nothing has changed hands. What heroes give each other out of their purses, here ${things}, they write on their own sheets.`
    : `${hero} holds up ${things}, and nobody there ${isStake ? 'sets anything against it' : 'takes it'}. The coins go back into the purse.`;
  return [required(text)];
}

/** What comes of handing over something that the hero carries; undefined where it is nothing of the kind. */
export function tellGift(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const given = writer.ruled.find((each) => each.action === action && each.purpose === 'give');
  const loot = handedOver(action, writer.context, writer.before);
  if (!given || !loot) return undefined;
  if (!given.ruling.allowed) return refusedText(action, given, facts);
  const text = writer.fragments.insist(['give.taken'], { ...facts, ...lootFacts(loot) }) ?? tellRuling(given.ruling);
  writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'spoke' });
  return [required(text, tellRuling(given.ruling))];
}
