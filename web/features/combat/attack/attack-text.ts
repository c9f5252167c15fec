import { attacksMore, isExtraAttack, refuseAttackNow, refuseExtraAttack } from '#domain/combat/effects/weapons/two-weapons.ts';
import { munitionOf } from '#domain/character/sheet/munition.ts';
import { listText } from '#domain/text/list-text.ts';
import { countText } from '#domain/text/count-text.ts';
import { damageText, reachText, signed } from '#domain/combat/deeds/attack-figures.ts';
import type { Acting } from './acting.ts';

type Attack = Acting['attacks'][number];

const masteryLabels = {
  cleave: 'Cleave',
  graze: 'Graze',
  nick: 'Nick',
  push: 'Push',
  sap: 'Sap',
  slow: 'Slow',
  topple: 'Topple',
  vex: 'Vex',
} as const;

/** An attack in figures: "+5 to hit · 1d8+3 slashing · 5 ft · Sap". */
export function attackText(acting: Pick<Acting, 'ammunition'>, attack: Attack): string {
  const { toHit, damage, weapon, ...where } = attack;
  const mastery = weapon?.mastery ? [masteryLabels[weapon.mastery]] : [];
  const shots = shotsLeft(acting, attack);
  const left = shots === null ? [] : [`${countText(shots, 'shot')} left`];
  return [
    `${signed(toHit)} to hit`,
    damageText(damage),
    ...typesText(attack),
    reachText(where),
    ...pactText(attack),
    ...mastery,
    ...left,
  ].join(' · ');
}

/** Types that the damage may be of in place of its own: "or necrotic, psychic or radiant". */
function typesText({ damage, types = [] }: Attack): string[] {
  const others = types.filter((type) => type !== damage[0]?.type);
  return others.length === 0 ? [] : [`or ${listText(others, 'or')}`];
}

/** Whether a weapon is the one that a warlock is bonded with, and how often it strikes with one action. */
const pactText = ({ weapon }: Attack): string[] =>
  weapon?.pact === true ? [weapon.attacks === undefined ? 'pact weapon' : `pact weapon, ${countText(weapon.attacks, 'attack')}`] : [];

/** How many attacks there are in the turn, with the weapon that strikes most often as things stand. */
export function attacksInTurn(acting: Acting): number {
  const turn = { ...acting, allowed: acting.attacksPerTurn, used: acting.usedThisTurn };
  return acting.attacksPerTurn + Math.max(0, ...acting.attacks.map((each) => attacksMore(turn, acting, each)));
}

/** What an attack costs besides one of the action, or why it cannot be made now; undefined where there is nothing to say. */
export function attackAside(acting: Acting, attack: Attack, isBound: boolean): { text: string; off: boolean } | undefined {
  const empty = emptyText(acting, attack);
  if (empty !== undefined) return { text: empty, off: true };
  const shield = attack.weapon?.shield;
  if (shield !== undefined) return { text: `both hands: put ${shield} away first`, off: true };
  const extra = isExtraAttack(attack);
  const turn = { ...acting, allowed: acting.attacksPerTurn, used: acting.usedThisTurn };
  const refused = isBound ? refuseAttackNow(turn, acting, attack) : extra ? refuseExtraAttack(turn, acting, attack) : null;
  if (refused === null)
    return extra ? { text: attack.weapon?.mastery === 'nick' ? 'extra attack' : 'bonus action', off: false } : undefined;
  if (refused.code === 'lightWeaponFirst') return { text: 'after another light weapon', off: true };
  if (refused.code === 'bonusActionUsed') return { text: 'bonus action taken', off: true };
  return { text: usedOtherwise(acting) ? 'action taken' : 'no attack left', off: true };
}

/** Whether the action of the turn went into something else than attacks, such as a spell. */
export function usedOtherwise({ attacksMade, attackedWith }: Pick<Acting, 'attacksMade' | 'attackedWith'>): boolean {
  return attacksMade > attackedWith.length;
}

/** How many shots are left for a weapon; null for those that need no ammunition. */
function shotsLeft({ ammunition }: Pick<Acting, 'ammunition'>, { weapon }: Attack): number | null {
  const kind = weapon?.ammunition;
  if (kind === undefined) return null;
  return ammunition.reduce((sum, { item, left }) => sum + (munitionOf(item) === kind ? left : 0), 0);
}

const munitions: Readonly<Record<string, string>> = {
  arrow: 'arrows',
  bolt: 'bolts',
  needle: 'needles',
  'bullet-sling': 'bullets',
  'bullet-firearm': 'bullets',
};

const munitionText = ({ weapon }: Attack) => munitions[weapon?.ammunition ?? ''] ?? 'ammunition';

/** Why a weapon cannot be used at all: nothing to shoot, or thrown away. */
function emptyText(acting: Acting, attack: Attack): string | undefined {
  if (shotsLeft(acting, attack) === 0) return `no ${munitionText(attack)} left`;
  const { itemId = null, carried } = attack.weapon ?? {};
  const thrown = acting.shots.find((each) => each.itemId === itemId)?.count ?? 0;
  return carried !== undefined && thrown >= carried ? 'thrown' : undefined;
}

/** Whether somebody can strike a second target with some weapon, and has not done so this turn. */
export function mayCleave({ attacks, usedThisTurn }: Acting): boolean {
  return attacks.some(({ weapon }) => weapon?.mastery === 'cleave') && !usedThisTurn.includes('cleave');
}
