import type { Hero } from '#domain/narration/brief.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { lately } from '#server/features/storyteller/compose/answers/of-own-actions.ts';
import { bare as bareName, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isDown } from '#server/features/storyteller/plan/hero-state.ts';
import { succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import { listed, sceneFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { actionFacts, actionText, bare, sceneOf } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** What is done for somebody who is down: that they are stable, or that they are not and what would help. Undefined where nobody is. */
export function tellTended(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const other = companionOf(action);
  if (!other || !isDown(writer.before, other)) return undefined;
  const facts = { ...actionFacts(action, writer), other: other.name };
  const tell = (group: string, bare: string) => required(writer.fragments.insist([group], facts) ?? bare);
  if (action.skill !== 'medicine') return [tell('tend.moved', `${other.name} is still down.`)];
  const tended = writer.ruled.find(({ purpose, call }) => purpose === 'tend' && call.name === 'tend' && call.target === other.id);
  const trial = trialOf(action, writer.ruled);
  if (tended?.ruling.allowed === false) return [required(tellRuling(tended.ruling))];
  if (tended) return [tell('tend.done', `${other.name} is stable.`)];
  if (!trial?.ruling.allowed) return [tell('tend.waits', `${other.name} is still down.`)];
  return [tell('tend.failed', `${other.name} is still dying.`), tell('tend.again', 'It can be tried again.')];
}

/** Somebody is shaken awake, or why they are not; undefined where nobody is meant. */
export function tellRoused(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const ruled = writer.ruled.find((each) => each.action === action && each.purpose === 'rouse');
  if (!ruled || !action.wakes) return undefined;
  if (!ruled.ruling.allowed) return [required(tellRuling(ruled.ruling))];
  const facts = { ...actionFacts(action, writer), other: action.wakes.name };
  return [required(writer.fragments.insist(['rouse'], facts) ?? tellRuling(ruled.ruling))];
}

/** What a bandage does for whoever is hurt and stands: it heals nothing by the rules, and is not told as if it did. Undefined for all other help. */
export function tellBandaged(action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const other = companionOf(action);
  const trial = trialOf(action, writer.ruled);
  if (!other || action.skill !== 'medicine' || !trial?.ruling.allowed || !succeeded(trial)) return undefined;
  return [required(bare(facts, true)), required(`It stops the bleeding; what ${other.name} has lost comes back with a rest, or by magic.`)];
}

/** Somebody who is down and can do nothing, and who of the party could see to them. */
export function tellDown(action: HeroAction, writer: SceneWriter): RankedText[] {
  const { name, sheet } = action.actor;
  if (sheet?.isDead) return [required(`${name} is dead. Whoever plays them can bring another hero to the table, on the Character tab.`)];
  const facts = actionFacts(action, writer);
  const told = required(writer.fragments.write(['down'], facts) ?? `${action.actor.name} is still down.`);
  const other = writer.context.brief.party.find((hero) => !isDown(writer.context.state, hero));
  if (!other || !isDown(writer.context.state, action.actor) || writer.narrated.has('down')) return [told];
  writer.narrated.add('down');
  const help = writer.fragments.write(['down.companion'], { ...facts, other: other.name }) ?? `${other.name} can see to that.`;
  return [told, required(help)];
}

/** That somebody goes down by a blow, and, the first time in a reply, who still stands and can see to them. */
export function tellFall(victim: Hero, facts: Facts, writer: SceneWriter): RankedText[] {
  const fallen = required(writer.fragments.insist(['blow.fallen'], facts) ?? `${victim.name} goes down.`);
  const other = writer.context.brief.party.find((hero) => !isDown(writer.context.state, hero));
  if (!other || writer.narrated.has('down')) return [fallen];
  writer.narrated.add('down');
  return [
    fallen,
    required(writer.fragments.insist(['down.companion'], { hero: victim.name, other: other.name }) ?? `${other.name} can see to that.`),
  ];
}

/** What is asked after somebody has fallen: how they are, what felled them, and what is left to do. */
const asksFate =
  /\b(?:am|are|is|was|were) (?:i|we|s?he|\p{L}+) (?:(?:even|still|really|now|just|only) )*(?:awake|conscious|unconscious|out(?: cold)?|alive|dead|dying|down|gone|breathing|knocked out|passed out)\b/iu;
const asksCause =
  /\bwhat(?: (?:just|the hell|on earth|exactly))* happened\b|\bwho (?:just )?(?:hit|struck|felled|got|downed|dropped|knocked|killed|attacked|did (?:that|this))\b|\b(?:how|when|why) did (?:i|we|s?he|\p{L}+) (?:die|fall|go down|drop|get hurt|pass out)\b/iu;
const asksMeans =
  /\b(?:can|could|may) (?:i|we) (?:still |even )?(?:do|act|move|speak|talk|get up|stand)\b|\bwhat (?:can|do|could|should|now)\b(?: (?:i|we) (?:still )?do)?|\bhow (?:do|can|could|does) (?:i|we|s?he|\p{L}+) (?:get|wake|stand|come)s? (?:up|back|round|to)\b|\bnow what\b|\bgame over\b|\bis (?:it|this) (?:all )?(?:over|the end)\b/iu;
const ofFalling =
  /\b(?:falls?|goes down|goes to the ground|drops|sinks down|folds|is down|cannot rise|stopped moving|lies still|gives way|comes up|does not get up)\b/iu;

/** How those of the party are who are down, and what can be done about it. */
function standOfFallen(fallen: readonly Hero[], { context: { brief, whole }, before, scene }: SceneWriter): string[] {
  const names = listed(fallen.map(({ name }) => name));
  const foes = foesHere(brief.adventure, before).map(({ name }) => withinSentence(name));
  const helper = whole.party.find((hero) => !isDown(before, hero));
  return [
    `${names} ${fallen.length > 1 ? 'are' : 'is'} down at ${withinSentence(scene.name)}, without hit points: alive, and able to do nothing.`,
    ...(foes.length > 0 ? [`${capitalize(listed(foes))} ${foes.length > 1 ? 'are' : 'is'} still here.`] : []),
    helper
      ? `${helper.name} stands, and can bind up ${names}, or carry ${names} away from here: say so, and it is tried.`
      : 'Nobody of you stands any more. With the next turn you come round where somebody has brought you.',
  ];
}

/** The answer to a question about somebody of the party who has fallen; undefined for all others, and where nobody has. */
export function tellOfFallen(text: string, writer: SceneWriter): string[] | undefined {
  const fallen = writer.context.whole.party.filter((hero) => isDown(writer.before, hero) && hero.sheet?.isDead !== true);
  if (fallen.length === 0 || !(asksFate.test(text) || asksCause.test(text) || asksMeans.test(text))) return undefined;
  const present = writer.context.brief.adventure.npcs.some(({ name, aliases }) =>
    [name, ...aliases].some((each) => isNamed(text, bareName(each))),
  );
  if (present && !asksCause.test(text)) return undefined;
  const told = lately(writer);
  const at = told.findIndex(
    (each, index) => ofFalling.test(each) && fallen.some(({ name }) => `${told[index - 1] ?? ''} ${each}`.includes(name)),
  );
  const how = asksCause.test(text) && at >= 0 ? told.slice(Math.max(0, at - 1), at + 1) : [];
  return [...how, ...standOfFallen(fallen, writer)];
}

/** Those who are down and are taken along on a journey, and who carries them. */
export function tellCarriedAlong(leader: Hero, { context, fragments }: SceneWriter): RankedText[] {
  const { party } = context.brief;
  const bearer = isDown(context.state, leader) ? party.find((hero) => !isDown(context.state, hero)) : leader;
  const borne = party.filter((hero) => isDown(context.state, hero));
  if (!bearer || borne.length === 0) return [];
  const facts = { hero: bearer.name, other: listed(borne.map(({ name }) => name)) };
  return [required(fragments.insist(['move.carry'], facts) ?? `${facts.hero} carries ${facts.other}.`)];
}

/** What a hero has brought on themself by something deadly; undefined where nothing of the kind was done. */
export function tellPeril(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const ruled = writer.ruled.find((each) => each.action === action && each.purpose === 'peril');
  if (!ruled?.ruling.allowed) return undefined;
  const isFallen = isDown(writer.context.state, action.actor);
  return [actionText(writer, [isFallen ? 'peril.down' : 'peril.hurt'], actionFacts(action, writer))];
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
