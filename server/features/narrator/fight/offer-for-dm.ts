import { isLedByDm } from '#domain/combat/commanded.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { offerTo } from '#domain/combat/reactions/open-offers.ts';
import { isWaiting } from '#domain/combat/state.ts';
import type { TakenStep } from '#domain/combat/step.ts';
import type { DeedsInWords } from '#contract/play/narrator-shapes.ts';
import { fightWords } from '#server/features/storyteller/index.ts';
import { fightStageOf, loadFightMeans } from './fight-means.ts';
import { offersIn } from './offer-deeds.ts';
import { reactionIn } from './play-reaction.ts';
import { deedLabel } from './deed-label.ts';

type Deeds = DeedsInWords['deeds'];

/** Everybody in a fight as whoever leads it names them, the hidden as well. */
const namedBy = (combat: Combat, [first]: readonly Combatant[]) => {
  const seen = { ...combat, combatants: combat.combatants.map((one) => ({ ...one, hidden: false })) };
  const nobody = first && { ...first, id: '', name: '', attacks: [], effects: [], items: [] };
  return nobody && fightStageOf({ combat: seen, hero: nobody, spells: [], ways: [], deeds: [], itemNames: [] }, []);
};

/** What words come to for one creature, with its name on every button. */
async function deedsOf(combat: Combat, creature: Combatant, text: string, key: string): Promise<Deeds> {
  const means = await loadFightMeans(combat, creature);
  const isOut = combat.active !== creature.id;
  // What is legendary comes after the turns of others.
  const called = ({ name }: TakenStep) =>
    `${creature.name}${isOut && name !== 'legendary' && name !== 'legendaryResistance' ? ' (out of turn)' : ''}`;
  return offersIn(means, text, [])
    .map((deed, at) => ({
      ...deed,
      key: `${key}.${creature.id}.${at}`,
      choices: deed.choices
        .filter(({ step }) => !isOut || step.name !== 'next')
        .map(({ label, step }) => ({ label: step.name === 'next' ? label : `${called(step)}: ${label}`, step })),
    }))
    .filter(({ choices, says }) => choices.length > 0 || says !== null);
}

/** The same deed of several of whom one is meant: each is offered, and one press does it. */
function oneOf(each: readonly Deeds[], key: string): Deeds {
  const choices = each.flatMap((deeds) => deeds.slice(0, 1).flatMap((deed) => deed.choices));
  return choices.length === 0 ? [] : [{ key, says: 'Which one?', isRefused: false, choices }];
}

/** An answer for the creature that is asked for a reaction. */
async function answerIn(combat: Combat, asked: Combatant, text: string): Promise<Deeds> {
  const means = await loadFightMeans(combat, asked);
  const step = reactionIn(means, text);
  return step
    ? [{ key: 'react', says: null, isRefused: false, choices: [{ label: `${asked.name}: ${deedLabel(means, step)}`, step }] }]
    : [];
}

/**
 * The steps that a Dungeon Master's words come to: of the creatures that are named, at any time, and of the one whose turn it is where
 * none is. Null where they are about none that the Dungeon Master leads.
 */
export async function offerForDm(combat: Combat, text: string): Promise<DeedsInWords | null> {
  const led = combat.combatants.filter((one) => !one.dead && isLedByDm(combat, one));
  const stage = namedBy(combat, combat.combatants);
  if (led.length === 0 || !stage) return null;
  const asked = led.find(({ id }) => offerTo(combat, id) !== undefined);
  const answer = asked ? await answerIn(combat, asked, text) : [];
  if (answer.length > 0) return { waits: false, deeds: answer };
  const said = fightWords.readSpeakers(text, stage).map(async ({ ids, isUnclear, text: deed }, at): Promise<Deeds | null> => {
    const named = ids.length === 0 ? led.filter(({ id }) => id === combat.active) : led.filter(({ id }) => ids.includes(id));
    // Of some who are called alike, the one whose turn it is.
    const active = isUnclear ? named.filter(({ id }) => id === combat.active) : [];
    const those = active.length > 0 ? active : named;
    if (those.length === 0) return null;
    const each = await Promise.all(those.map((one) => deedsOf(combat, one, deed, `${at}`)));
    return isUnclear && those.length > 1 ? oneOf(each, `${at}`) : each.flat();
  });
  const read = await Promise.all(said);
  if (read.every((deeds) => deeds === null)) return null;
  const deeds = read.flatMap((each) => each ?? []);
  return isWaiting(combat) ? { waits: deeds.length > 0, deeds: [] } : { waits: false, deeds };
}
