import type { Hero } from '#domain/narration/brief.ts';
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
