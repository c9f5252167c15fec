import { askOnce } from '#web/features/characters/ask-once.ts';
import { takeSheet } from '#web/features/characters/use-characters.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { pageStore } from '#web/lib/store/page-store.ts';

/** What is done with the number of a damage card. */
export type Way = 'damage' | 'half' | 'heal';

/** How much of what, and how it is done. */
export interface Dealt {
  way: Way;
  amount: number;
  /** Its type, by which it may be resisted; null where nobody knows. */
  type: DamageType | null;
}

/** Somebody whom it is done to: a hero by the sheet, anybody else in the running fight. */
export interface DamageTarget {
  id: string;
  name: string;
  isHero: boolean;
}

/** What was done to one of them, with what takes it back. */
export interface Applied {
  key: string;
  targetId: string;
  text: string;
  undo: () => Promise<void>;
}

/** What this page has applied, by the message of the damage; the histories of sheets and fights keep it for good. */
export const appliedDamage = pageStore<ReadonlyMap<string, readonly Applied[]>>(new Map());

/** The number of a card as it is offered: half of it rounded down (SRD 5.2.1, Round Down). */
export const offeredAmount = (total: number, way: Way): number => (way === 'half' ? Math.floor(total / 2) : total);

/**
 * To whom it is offered, so that the number and Enter are enough: whom one aims at in the fight, those of the last time, the only
 * creature that lives, or the only one at all. Healing is offered to no creature by itself.
 */
export function offeredTo(
  targets: readonly DamageTarget[],
  way: Way,
  { lastIds, aimedId }: { lastIds: readonly string[]; aimedId: string | null },
): string[] {
  const idsOf = (those: readonly DamageTarget[]) => those.map(({ id }) => id);
  const fit = targets.filter(({ isHero }) => isHero || way !== 'heal');
  const creatures = fit.filter(({ isHero }) => !isHero);
  const choices = [
    fit.filter(({ id }) => id === aimedId),
    fit.filter(({ id }) => lastIds.includes(id)),
    creatures.length === 1 ? creatures : [],
    fit.length === 1 ? fit : [],
  ];
  return idsOf(choices.find((those) => those.length > 0) ?? []);
}

async function applyToHero(campaignId: string, messageId: string, { id: characterId }: DamageTarget, { way, amount, type }: Dealt) {
  const act = way === 'heal' ? { kind: 'heal' as const, amount } : { kind: 'takeDamage' as const, amount, ...(type !== null && { type }) };
  const sheet = { campaignId, id: characterId };
  const changed = await askOnce(sheet, { messageId, act }, (id) => api.characters.act({ campaignId, characterId, id, act }));
  takeSheet(changed);
  const { position } = changed;
  return async () => {
    if (position === null) return;
    takeSheet(await askOnce(sheet, { undo: position }, (id) => api.characters.undo({ campaignId, characterId, id, position })));
  };
}

async function applyInFight(campaignId: string, { id: targetId }: DamageTarget, { way, amount, type }: Dealt) {
  const options = calls.combat.get.queryOptions({ input: { campaignId } });
  const { fight } = await queryClient.fetchQuery({ ...options, staleTime: Infinity });
  const step =
    way === 'heal' ? { name: 'heal' as const, targetId, amount } : { name: 'damage' as const, actorId: null, targetId, amount, type };
  const now = await api.combat.step({ campaignId, number: fight?.number ?? 0, step });
  queryClient.setQueryData(options.queryKey, now);
  const number = now.fight?.number ?? 0;
  return async () => queryClient.setQueryData(options.queryKey, await api.combat.undo({ campaignId, number }));
}

/** Does it to each of them, one after another, and keeps how each is taken back. */
export async function applyDamage(
  { campaignId, id: messageId }: { campaignId: string; id: string },
  targets: readonly DamageTarget[],
  dealt: Dealt,
): Promise<void> {
  const { way, amount, type } = dealt;
  for (const target of targets) {
    const undo = target.isHero ? await applyToHero(campaignId, messageId, target, dealt) : await applyInFight(campaignId, target, dealt);
    const what = way === 'heal' ? 'healing' : type === null ? 'damage' : `${type} damage`;
    const text = `${amount} ${what} to ${target.name}`;
    const before = appliedDamage.get();
    const here = before.get(messageId) ?? [];
    const applied = { key: `${target.id} ${here.length} ${amount}`, targetId: target.id, text, undo: async () => void (await undo()) };
    appliedDamage.set(new Map(before).set(messageId, [...here, applied]));
  }
}

/** Takes one of them back. */
export async function undoApplied(messageId: string, applied: Applied): Promise<void> {
  await applied.undo();
  const before = appliedDamage.get();
  const left = (before.get(messageId) ?? []).filter((each) => each !== applied);
  appliedDamage.set(new Map(before).set(messageId, left));
}
