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
import { withinSentence } from '#domain/text/within-sentence.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { namesOfOwn } from '#server/features/storyteller/parse/things/own-names.ts';
import { handedAlong, handedOver, handingOver } from '#server/features/storyteller/plan/plan-payments.ts';
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
  const stake = isSuccess(paid.ruling.degree) ? 'pay.won' : 'pay.lost';
  const usual = purpose === 'stake' ? stake : groups[purpose];
  const group = action.offered === null ? usual : 'offer.taken';
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

/** That a thing which is handed over is not had: somebody has it, or it lies where the party has been. Undefined where words name no such thing. */
function tellNotHeld(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const text = action.clauses.join(' ');
  if (!action.offers || !handingOver.test(text)) return undefined;
  const { adventure } = writer.context.brief;
  const places = adventure.scenes.filter(({ id }) => writer.before.visited.includes(id) && id !== writer.scene.id);
  const loot = places.flatMap((scene) => scene.loot).find((each) => namesOfOwn(each).some((name) => isNamed(text, name)));
  if (!loot) return undefined;
  const name = withinSentence(loot.name).replace(/^(?:an?|some) /, 'the ');
  const holder = writer.before.taken[loot.id];
  const who = writer.context.whole.party.find(({ id }) => id === holder)?.name ?? adventure.npcs.find(({ id }) => id === holder)?.name;
  const where = places.find((scene) => scene.loot.includes(loot))?.name ?? '';
  return [
    required(
      `${action.actor.name} has nothing of the kind to hand over: ${name} ${who === undefined ? `is still at ${withinSentence(where)}` : `is with ${withinSentence(who)}`}.`,
    ),
  ];
}

/** What comes of handing over something that the hero carries; undefined where it is nothing of the kind. */
export function tellGift(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const given = writer.ruled.find((each) => each.action === action && each.purpose === 'give');
  const loot = handedOver(action, writer.context, writer.before);
  if (!loot) return tellNotHeld(action, writer);
  if (!given) return undefined;
  if (!given.ruling.allowed) return refusedText(action, given, facts);
  const text = writer.fragments.insist(['give.taken'], { ...facts, ...lootFacts(loot) }) ?? tellRuling(given.ruling);
  writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'spoke' });
  return [required(text, tellRuling(given.ruling))];
}

/** What comes of handing something to another of the party; undefined where it is nothing of the kind. */
export function tellHandedAlong(action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const along = handedAlong(action, writer.context, writer.before);
  const given = along && writer.ruled.find((each) => each.action === action && each.purpose === 'give');
  if (!along || !given) return undefined;
  if (!given.ruling.allowed) return refusedText(action, given, facts);
  const told = { ...facts, loot: withinSentence(along.loot.name).replace(/^(?:an?|some) /, 'the '), other: along.hero.name };
  return [required(writer.fragments.insist(['give.along'], told) ?? tellRuling(given.ruling))];
}
