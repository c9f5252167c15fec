import { askOnce } from '#web/features/characters/ask-once.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { AppliedRoll } from '#domain/check/applied-roll.ts';

/** What is done with the number of a damage card. */
export type Way = 'damage' | 'half' | 'heal';

/** How much of what, and how it is done. */
export interface Dealt {
  way: Way;
  amount: number;
  /** Its type, by which it may be resisted; null where nobody knows. */
  type: DamageType | null;
}

/** A roll of a message of a campaign. */
export interface RollGiven {
  campaignId: string;
  messageId: string;
  index: number;
}

/** Somebody whom it is done to: a hero by the sheet, anybody else in the running fight. */
export interface DamageTarget {
  id: string;
  name: string;
  isHero: boolean;
}

async function applyToHero(of: RollGiven, { id: characterId }: DamageTarget, { way, amount, type }: Dealt) {
  const { campaignId, ...roll } = of;
  const act = way === 'heal' ? { kind: 'heal' as const, amount } : { kind: 'takeDamage' as const, amount, ...(type !== null && { type }) };
  takeSheet(
    await askOnce({ campaignId, id: characterId }, { roll, act }, (id) =>
      api.characters.act({ campaignId, characterId, id, act, of: roll }),
    ),
  );
}

async function applyInFight({ campaignId, ...roll }: RollGiven, { id: targetId }: DamageTarget, { way, amount, type }: Dealt) {
  const options = calls.combat.get.queryOptions({ input: { campaignId } });
  const { fight } = await queryClient.fetchQuery({ ...options, staleTime: Infinity });
  const step =
    way === 'heal' ? { name: 'heal' as const, targetId, amount } : { name: 'damage' as const, actorId: null, targetId, amount, type };
  queryClient.setQueryData(options.queryKey, await api.combat.step({ campaignId, number: fight?.number ?? 0, step, of: roll }));
}

/** Whether somebody has this roll of a message, and has not given it back. */
export const hasRoll = (given: readonly AppliedRoll[] | null, index: number, id: string): boolean =>
  given?.some((each) => each.index === index && each.targetId === id && each.applied !== undefined) ?? false;

/** Gives a roll to each of them, one after another; the server keeps on its card who has it. */
export async function applyDamage(of: RollGiven, targets: readonly DamageTarget[], dealt: Dealt): Promise<void> {
  for (const target of targets) await (target.isHero ? applyToHero(of, target, dealt) : applyInFight(of, target, dealt));
}

/** Takes an entry of the fight back, where it is still the last. */
export async function undoInFight(campaignId: string, number: number): Promise<void> {
  const { queryKey } = calls.combat.get.queryOptions({ input: { campaignId } });
  queryClient.setQueryData(queryKey, await api.combat.undo({ campaignId, number }));
}

/** Takes back what somebody was given: by the change of their sheet, or as the last step of the fight. */
export async function undoApplied(campaignId: string, { fightId, targetId, applied }: AppliedRoll): Promise<void> {
  const position = applied?.position ?? null;
  if (position === null) return;
  if (fightId !== null) return undoInFight(campaignId, position);
  const undo = (id: string) => api.characters.undo({ campaignId, characterId: targetId, id, position });
  takeSheet(await askOnce({ campaignId, id: targetId }, { undo: position }, undo));
}

/** What somebody was given, in words: "9 fire damage to Kara". */
export function appliedText({ name, way, applied }: AppliedRoll): string {
  const { amount = 0, type = null } = applied ?? {};
  const what = way === 'heal' ? 'healing' : type === null ? 'damage' : `${type} damage`;
  return `${amount} ${what} to ${name}`;
}
