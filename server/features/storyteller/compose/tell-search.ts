import { currentScene, hitPointsOf } from '#domain/narration/play-state.ts';
import type { Feature } from '#domain/narration/adventure.ts';
import { targetOf, isListening } from '#server/features/storyteller/parse/target-of.ts';
import { exitOf, featureOf, npcOf } from '#server/features/storyteller/parse/deed.ts';
import type { Deed } from '#server/features/storyteller/parse/deed.ts';
import { featureFacts, lootFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { firstSentences, optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import { deedFacts, toldDeed, wasToldLately, withNpc } from './teller.ts';
import type { Teller } from './teller.ts';

function describe(deed: Deed, feature: Feature, teller: Teller): RankedText {
  const again = wasToldLately(teller, feature.description);
  teller.told.add(feature.description).add(feature.id);
  const facts = { ...deedFacts(deed, teller), ...featureFacts(feature) };
  if (again) return toldDeed(teller, [featureOf(deed) ? 'search.again' : 'search.back'], facts);
  const told = toldDeed(teller, featureOf(deed) ? ['search.see', 'search.drawn'] : ['search.drawn', 'search.see'], facts);
  const isWhole = told.text.includes(feature.description);
  return required(
    isWhole ? told.text : `${told.text} ${feature.description}`,
    `${told.brief ?? ''} ${firstSentences(feature.description, 20)}`,
  );
}

/** A look at what the deed turns to: what anyone sees there, told whole when it has not been told lately. */
export function tellFeature(deed: Deed, teller: Teller): RankedText | undefined {
  const feature = targetOf(deed, teller.context.brief.adventure, teller.before);
  return feature && describe(deed, feature, teller);
}

/** A look round where nothing hides: something of the scene that has not been described lately. */
function tellView(deed: Deed, teller: Teller): RankedText | undefined {
  if (deed.targets.length > 0 || deed.skill === 'survival' || isListening(deed)) return undefined;
  const feature = teller.scene.features.find((each) => !wasToldLately(teller, each.description));
  return feature && describe(deed, feature, teller);
}

/** Something to carry off that nobody has taken or guards, for those whose search came off. */
export function tellFinds(deed: Deed, teller: Teller): RankedText[] {
  const trial = trialOf(deed, teller.judged);
  if (deed.kind !== 'search' || (trial && !succeeded(trial))) return [];
  const { before, context, writer } = teller;
  const loot = currentScene(context.brief.adventure, before).loot.find(
    (each) => each.guardedBy.length === 0 && !Object.hasOwn(context.state.taken, each.id) && !teller.told.has(each.id),
  );
  const text = loot && !writer.isStale(`find ${loot.id}`) ? writer.write(['search.loot'], lootFacts(loot)) : null;
  if (!loot || text === null) return [];
  teller.told.add(loot.id);
  writer.note(`find ${loot.id}`);
  return [optional(text, 1)];
}

/** A first good look at someone: what anyone sees. */
function tellMeeting(deed: Deed, teller: Teller): RankedText | undefined {
  const npc = npcOf(deed);
  if (!npc || hitPointsOf(teller.context.state, npc) === 0 || wasToldLately(teller, npc.description)) return undefined;
  const text = teller.writer.write(['search.meet'], { ...withNpc(deedFacts(deed, teller), npc), glimpse: npc.description });
  if (text === null) return undefined;
  teller.told.add(npc.description);
  return required(text, firstSentences(text, 25));
}

function groupsWithoutFeature(deed: Deed, teller: Teller): string[] {
  const npc = npcOf(deed);
  if (npc) return [hitPointsOf(teller.context.state, npc) > 0 ? 'search.npc' : 'search.body'];
  return [exitOf(deed) ? 'search.listen' : 'search.nothing'];
}

/** Looking, listening, searching: what is seen, then how much the eye made of it. */
export function tellSearch(deed: Deed, teller: Teller): RankedText[] {
  const trial = trialOf(deed, teller.judged);
  const worked = trial === undefined || succeeded(trial);
  const seen = tellFeature(deed, teller) ?? (trial ? undefined : tellView(deed, teller));
  const facts: Facts = withNpc(deedFacts(deed, teller), npcOf(deed));
  if (!seen) {
    if (!worked) return [toldDeed(teller, [`any.${trial?.ruling.degree ?? 'failure'}`], facts, false)];
    return [tellMeeting(deed, teller) ?? toldDeed(teller, [...groupsWithoutFeature(deed, teller), 'any.plain'], facts)];
  }
  const learnt = teller.judged.some((each) => each.deed === deed && each.purpose === 'learn');
  const group = trial ? `search.${trial.ruling.degree ?? 'failure'}` : 'search.settled';
  const outcome = trial || (!learnt && featureOf(deed)) ? teller.writer.write([group], facts) : null;
  return [seen, ...(outcome === null ? [] : [worked ? optional(outcome, 1) : required(outcome)])];
}

/** What comes to mind: a clue that the party holds, and where to look next. */
export function tellLore(deed: Deed, teller: Teller): RankedText[] {
  const { brief } = teller.context;
  const trial = trialOf(deed, teller.judged);
  const facts = deedFacts(deed, teller);
  if (trial && !succeeded(trial)) return [toldDeed(teller, ['lore.failure', `any.${trial.ruling.degree ?? 'failure'}`], facts, false)];
  const learnt = teller.judged.some((each) => each.deed === deed && each.purpose === 'learn' && each.ruling.allowed);
  if (learnt) return [toldDeed(teller, ['any.success', 'any.plain'], facts)];
  const held = brief.adventure.clues.filter((clue) => teller.before.clues.includes(clue.id) && !wasToldLately(teller, clue.text)).at(-1);
  if (held) {
    teller.told.add(held.text);
    return [toldDeed(teller, ['lore.success', 'lore.plain', 'any.success'], { ...facts, clue: held.text })];
  }
  const feature = targetOf(deed, brief.adventure, teller.before) ?? currentScene(brief.adventure, teller.before).features[0];
  return [toldDeed(teller, ['lore.scene', 'lore.plain', 'any.success'], feature ? { ...facts, ...featureFacts(feature) } : facts)];
}
