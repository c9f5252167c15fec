import type { Paid } from '#domain/combat/follow/outcome.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { reason } from '#domain/narration/intent-reasons.ts';
import { kindOf } from '#domain/narration/rulings/fights/foe.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { viewOf } from '#domain/narration/whereabouts.ts';
import { storyFights } from '#server/features/combat/index.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { fightWords } from '#server/features/storyteller/index.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import type { FightMeans } from '#server/features/narrator/fight/fight-means.ts';
import { playSteps } from '#server/features/narrator/fight/play-action.ts';
import type { FightTable, Played } from '#server/features/narrator/fight/play-action.ts';
import { bribeIn, payBribe } from './bribe.ts';
import { peaceOptions, storyFoes } from './play-peace.ts';
import { askWhich } from '#server/features/narrator/fight/planned.ts';

type Said = Extract<FightAction, { kind: 'talk' | 'unread' }>;

/** What a check must reach to have somebody do what they are loath to: their Intelligence, where that is more (SRD 5.2.1, Influence). */
const influenceDifficulty = 15;

const act = (means: FightMeans, given: { action: 'influence' | 'utilize'; skill?: string; targetIds?: string[] }): TakenStep =>
  TakenStep.parse({ name: 'act', actorId: means.hero.id, ...given });

/** The fight as it stands by now, with the hero in it. */
function nowOf({ transaction }: FightTable, hero: Combatant): Pick<FightMeans, 'combat' | 'hero'> {
  const { combat } = transaction.fight.entry;
  return { combat, hero: combat.combatants.find(({ id }) => id === hero.id) ?? hero };
}

/** Foes leave the fight, and how that is told. */
async function yieldAll(
  { transaction, fragments }: FightTable,
  { hero }: FightMeans,
  foes: readonly Combatant[],
  paid: Paid | null = null,
): Promise<string> {
  await storyFights.yieldFoes(
    transaction,
    foes.map(({ id }) => id),
    paid,
  );
  return foes
    .map(({ name }) => fragments.insist(['fight.yields'], { npc: name, hero: hero.name }) ?? `${name} gives up the fight.`)
    .join(' ');
}

/**
 * In a fight that began in the story a hero uses words or a thing on a foe, so that they let the party be: what the adventure says that
 * soothes them does, and words take an action and a check. Null where the words are nothing of the kind, or it is not the hero's turn.
 */
export async function playSway(table: FightTable, means: FightMeans, wanted: Said, line: string): Promise<Played | null> {
  const { combat, hero } = means;
  const foes = storyFoes(means);
  if (foes.length === 0 || combat.active !== hero.id) return null;
  const { adventure } = table.story;
  const state = viewOf(table.story.state, table.playerId);
  const soothed = fightWords.soothingIn(line, { adventure, state })?.soothed.map(({ id }) => id) ?? [];
  const calmed = foes.filter(({ id }) => soothed.includes(id));
  if (calmed.length > 0) {
    const played = await playSteps(table, means, wanted, [act(means, { action: 'utilize' })], line);
    return played.outcome === 'done' ? { ...played, text: await yieldAll(table, means, calmed) } : played;
  }
  const said = new Set(fightWords.wordsOf(line));
  const byName = foes.filter(({ name }) => fightWords.wordsOf(name).every((word) => said.has(word)));
  const byPart = foes.filter(({ name }) => fightWords.wordsOf(name).some((word) => said.has(word)));
  // "Ruta, please" is for Ruta Hook, where nobody else is called so.
  const called = byName.length === 0 && byPart.length === 1 ? byPart : byName;
  const named = wanted.kind === 'talk' && called.length === 0 ? foes.filter(({ id }) => wanted.aimed.ids.includes(id)) : called;
  const [foe] = named.length > 0 ? named : foes;
  const npc = presentNpcs(adventure, state).find(({ id }) => id === foe?.id);
  const block = npc && kindOf(npc);
  const skill = fightWords.readSway(wanted.text, block?.type === 'beast', wanted.kind === 'talk');
  if (!foe || !block || skill === null) return null;
  if (named.length === 0 && foes.length > 1) {
    const asked = askWhich(
      means,
      foes.map(({ id }) => id),
      (name) => `I tell ${name} to give up`,
    );
    return asked.kind === 'missing' ? { text: asked.says, options: asked.options, outcome: 'blocked', why: reason('notSaid') } : null;
  }
  const bribe = bribeIn(table, wanted.text);
  if (bribe && 'says' in bribe)
    return { text: bribe.says, options: peaceOptions(table, means, [foe]), outcome: 'blocked', why: reason('notSaid') };
  const before = table.transaction.told.length;
  const played = await playSteps(table, means, wanted, [act(means, { action: 'influence', skill, targetIds: [foe.id] })], line);
  if (played.outcome !== 'done') return played;
  const rolls = table.transaction.told
    .slice(before)
    .flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'check' ? fact.rolls : [])));
  const [total, against] = [rolls.at(-1)?.total ?? 0, Math.max(influenceDifficulty, block.abilities.intelligence)];
  const check = `${capitalize(skill)}: ${total} against ${against}.`;
  if (total >= against) {
    const paid = bribe && (await payBribe(table.transaction, table.playerId, bribe.coins));
    const yielded = await yieldAll(table, means, [foe], paid?.paid);
    return { ...played, text: [check, paid?.text ?? '', yielded].filter((part) => part !== '').join(' ') };
  }
  const text = table.fragments.insist(['fight.unmoved'], { npc: foe.name, hero: hero.name }) ?? `${foe.name} does not give up.`;
  return { ...played, text: `${check} ${text}`, outcome: 'failed', options: peaceOptions(table, { ...means, ...nowOf(table, hero) }) };
}
